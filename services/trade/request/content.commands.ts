import type { TradeDraft, TradeLineInput } from '@bazaar/contracts/trade';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { saveDocuments } from './documents.commands.ts';
import { type NewLine, replaceLines } from './line.sql.ts';
import { findAddress, findBuyer, findItems, type TradeItem } from './other-schemas.sql.ts';
import { type RequestRow, updateContent } from './request.sql.ts';
import { tehranDay } from './tehran-day.rules.ts';
import { computeTotals, priceFor } from './totals.rules.ts';
import type { TradeWork } from './trade-work.commands.ts';

interface Writing {
  readonly draft: TradeDraft;
  /** The acting person, whose files and addresses may be used. */
  readonly userId: number;
}

/**
 * Replaces what the buyer writes. 400 for an item that is not this supplier's or a sum that is too large, 404 for
 * an address or file that is not the buyer's.
 */
export async function saveContent(
  work: TradeWork,
  request: RequestRow,
  { draft, userId }: Writing,
): Promise<void> {
  const { db } = work;
  await replaceLines(db, request.id, await readLines(work, request, draft.lines));
  await saveDocuments(work, request, { documents: draft.documents, userId });
  const addressId = draft.deliveryAddressId ?? null;
  const address = addressId === null ? null : await findAddress(db, addressId, request.buyerId);
  // An agent may keep the owner's own address, but not choose it.
  const isChosen = addressId !== null && addressId !== request.addressId;
  if (isChosen && (await findAddress(db, addressId, userId)) === null) {
    throw notFound(messages.address);
  }
  if (addressId !== null && address === null) {
    throw notFound(messages.address);
  }
  await updateContent(db, request.id, {
    addressId,
    address,
    needBy: draft.needBy ?? null,
    poNumber: textOrNull(draft.poNumber),
    terms: {
      payment: textOrNull(draft.terms?.payment),
      delivery: textOrNull(draft.terms?.delivery),
      inspection: textOrNull(draft.terms?.inspection),
    },
    note: textOrNull(draft.note),
    buyerName: (await findBuyer(db, request.buyerId)).name,
  });
}

function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

async function readLines(
  { db, now }: TradeWork,
  { supplierId }: RequestRow,
  lines: readonly TradeLineInput[],
): Promise<NewLine[]> {
  const ids = lines.flatMap((line) => ('supplierProductId' in line ? [line.supplierProductId] : []));
  const items = await findItems(db, ids);
  const errors: Record<string, string[]> = {};
  const read = lines.flatMap((line, index) => {
    if (!('supplierProductId' in line)) {
      return [ownLine(line)];
    }
    const item = items.get(line.supplierProductId);
    if (item?.supplierId !== supplierId) {
      errors[`lines[${index}].supplierProductId`] = [messages.fault.unknownItem];
      return [];
    }
    return [itemLine(line, item, tehranDay(now))];
  });
  if (Object.keys(errors).length > 0) {
    throw invalid(errors);
  }
  refuseTooMuch(read);
  return read;
}

function refuseTooMuch(lines: readonly NewLine[]): void {
  const priced = lines.map((line) => ({
    ...line,
    unitPriceRial: line.listPriceRial ?? line.targetPriceRial,
  }));
  if (computeTotals({ lines: priced, deliveryRial: 0, vatPercent: 100, membershipFeeRial: 0 }) === null) {
    throw invalid({ lines: [messages.fault.tooMuch] });
  }
}

type OwnLine = Extract<TradeLineInput, { freeText: string }>;
type ItemLine = Extract<TradeLineInput, { supplierProductId: number }>;

function ownLine({ freeText, ...line }: OwnLine): NewLine {
  return {
    ...{ productId: null, baseProductId: null, sku: null, basePriceRial: null, listPriceRial: null },
    title: freeText,
    properties: line.properties,
    quantity: line.quantity,
    unitTitle: line.unitTitle,
    targetPriceRial: line.targetPriceRial ?? null,
    acceptsSubstitute: line.acceptsSubstitute,
  };
}

function itemLine(line: ItemLine, item: TradeItem, today: string): NewLine {
  const { basePriceRial, unitPriceRial } = priceFor(item, line.quantity, today);
  return {
    productId: item.id,
    baseProductId: item.baseProductId,
    title: item.title,
    sku: item.sku,
    properties: [],
    quantity: line.quantity,
    unitTitle: item.saleUnit,
    basePriceRial,
    listPriceRial: unitPriceRial,
    targetPriceRial: line.targetPriceRial ?? null,
    acceptsSubstitute: line.acceptsSubstitute,
  };
}
