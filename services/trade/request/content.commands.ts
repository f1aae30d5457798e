import {
  lineTextLength,
  MAXIMUM_LINE_TEXT,
  type TradeAddress,
  type TradeDraft,
  type TradeLineInput,
} from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { invalid, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { type FieldFaults, saveDocuments } from './documents.commands.ts';
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
 * Replaces what the buyer writes. 400 for an item that is not this supplier's, or a sum or texts that are too large; 422
 * `unusable_reference` for a new address or file that is not there or not theirs.
 */
export async function saveContent(
  work: TradeWork,
  request: RequestRow,
  { draft, userId }: Writing,
): Promise<void> {
  const { db } = work;
  await replaceLines(db, request.id, await readLines(work, request, draft.lines));
  const faults = await saveDocuments(work, request, { documents: draft.documents, userId });
  const addressId = draft.deliveryAddressId ?? null;
  const address = addressId === null ? null : await readAddress(work, request, { addressId, userId });
  refuseUnusable({
    ...(addressId !== null && address === null
      ? { deliveryAddressId: [messages.fault.unusableAddress] }
      : {}),
    ...faults,
  });
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

interface Choice {
  readonly addressId: number;
  readonly userId: number;
}

/**
 * The address as it is now. One that the request has already and that is gone since stays as it was, so that the rest of
 * the request can be edited. Null for a new one that the acting person may not choose.
 */
async function readAddress(
  { db }: TradeWork,
  request: RequestRow,
  { addressId, userId }: Choice,
): Promise<TradeAddress | null> {
  const present = await findAddress(db, addressId, request.buyerId);
  // An agent may keep the owner's own address, but not choose it.
  if (addressId === request.addressId) {
    return present ?? request.address;
  }
  const isTheirs = present !== null && (await findAddress(db, addressId, userId)) !== null;
  return isTheirs ? present : null;
}

/** The same response for a record that is gone and for another's: it tells nobody what others have. */
function refuseUnusable(errors: FieldFaults): void {
  if (Object.keys(errors).length > 0) {
    throw unprocessable('unusable_reference', {
      title: messages.unusable,
      detail: messages.unusableDetail,
      errors,
    });
  }
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
  refuseTooMuchText(lines);
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

function refuseTooMuchText(lines: readonly TradeLineInput[]): void {
  if (lineTextLength(lines) > MAXIMUM_LINE_TEXT) {
    throw invalid({ lines: [messages.fault.tooMuchText(formatNumber(MAXIMUM_LINE_TEXT))] });
  }
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
