import { MAXIMUM_TRADE_LINES, type TradeLine, type TradeRequest } from '@bazaar/contracts/trade';
import { formatNumber, formatToman } from '@bazaar/locale';
import * as z from 'zod/mini';
import { writeProperties } from './line-texts.rules.ts';

/** An item of the supplier in a line. */
const LineItem = z.object({
  id: z.number(),
  title: z.string(),
  sku: z.string(),
  unitTitle: z.string(),
  listPriceRial: z.nullable(z.number()),
});
export type LineItem = z.infer<typeof LineItem>;

/** One line as it is typed. A line without an item is described in the buyer's own words. */
const LineForm = z.object({
  /** Stays the same while the page is open. */
  key: z.string(),
  item: z.nullable(LineItem),
  title: z.string(),
  unit: z.string(),
  properties: z.string(),
  quantity: z.string(),
  /** Of one unit, in toman. */
  targetPrice: z.string(),
  acceptsSubstitute: z.boolean(),
});
export type LineForm = z.infer<typeof LineForm>;

const DocumentForm = z.object({
  typeId: z.number(),
  fileId: z.string(),
  /** Null for a document of an earlier visit, whose name is not known. */
  name: z.nullable(z.string()),
  size: z.nullable(z.number()),
});
export type DocumentForm = z.infer<typeof DocumentForm>;

/** Everything that the buyer writes, as it is typed. */
export const DraftForm = z.object({
  lines: z.array(LineForm),
  addressId: z.nullable(z.number()),
  /** `YYYY-MM-DD`. */
  needBy: z.nullable(z.string()),
  poNumber: z.string(),
  payment: z.string(),
  delivery: z.string(),
  inspection: z.string(),
  note: z.string(),
  documents: z.array(DocumentForm),
});
export type DraftForm = z.infer<typeof DraftForm>;

/** The fields that hold a plain text. */
export type TextName = 'poNumber' | 'payment' | 'delivery' | 'inspection' | 'note';

/** The form of a stored request. */
export function formOf(request: TradeRequest): DraftForm {
  const { lines, terms, documents, deliveryAddressId: addressId, needBy, poNumber, note } = request;
  return {
    lines: lines.map(lineFormOf),
    addressId,
    needBy,
    poNumber: poNumber ?? '',
    payment: terms.payment ?? '',
    delivery: terms.delivery ?? '',
    inspection: terms.inspection ?? '',
    note: note ?? '',
    documents: documents
      .filter(({ addedBy }) => addedBy === 'buyer')
      .map(({ typeId, fileId }) => ({ typeId, fileId, name: null, size: null })),
  };
}

function lineFormOf(line: TradeLine): LineForm {
  const { id, supplierProductId, title, sku, unitTitle, listPriceRial, quantity, targetPriceRial } = line;
  return {
    key: `stored-${id}`,
    item:
      supplierProductId === null
        ? null
        : { id: supplierProductId, title, sku: sku ?? '', unitTitle, listPriceRial },
    title,
    unit: unitTitle,
    properties: writeProperties(line.properties),
    quantity: formatNumber(quantity),
    targetPrice: targetPriceRial === null ? '' : formatToman(targetPriceRial),
    acceptsSubstitute: line.acceptsSubstitute,
  };
}

/** A new line in the buyer's own words. */
export function emptyLine(key: string): LineForm {
  return {
    ...{ key, item: null, title: '', unit: '', properties: '' },
    ...{ quantity: '', targetPrice: '', acceptsSubstitute: false },
  };
}

/** A new line of an item. */
export function lineOfItem(item: LineItem, key: string, quantity: string): LineForm {
  return {
    ...{ key, item, title: item.title, unit: item.unitTitle, properties: '' },
    ...{ quantity, targetPrice: '', acceptsSubstitute: false },
  };
}

/** The form with one line changed; all others keep their identity, so that they are not drawn again. */
export function withLine(form: DraftForm, key: string, change: Partial<LineForm>): DraftForm {
  return { ...form, lines: form.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) };
}

/** The form without a line. */
export function withoutLine(form: DraftForm, key: string): DraftForm {
  return { ...form, lines: form.lines.filter((line) => line.key !== key) };
}

/** How many lines can be added. */
export function roomFor({ lines }: DraftForm): number {
  return Math.max(0, MAXIMUM_TRADE_LINES - lines.length);
}

/**
 * The form with lines at a place, at the end by default; those that it has already stay where they are. Null when there
 * is no room for them.
 */
export function withLines(
  form: DraftForm,
  lines: readonly LineForm[],
  place = form.lines.length,
): DraftForm | null {
  const known = new Set(form.lines.map(({ key }) => key));
  const added = lines.filter(({ key }) => !known.has(key));
  if (added.length > roomFor(form)) {
    return null;
  }
  return added.length === 0 ? form : { ...form, lines: form.lines.toSpliced(place, 0, ...added) };
}
