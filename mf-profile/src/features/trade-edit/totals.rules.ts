import { totalOf } from '@bazaar/contracts/product';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { readQuantity } from './line-texts.rules.ts';
import type { KnownItem } from './problems.rules.ts';

/** The list price of a line; null without a readable quantity or a price. */
export function lineTotalRial(line: LineForm, known: KnownItem): number | null {
  const quantity = readQuantity(line.quantity);
  if (quantity === null || line.item === null) {
    return null;
  }
  const isKnown = known !== null && known !== 'gone';
  const terms = isKnown ? known : { priceRial: line.item.listPriceRial, priceTiers: [] };
  return totalOf(terms, quantity);
}

export interface Sum {
  totalRial: number;
  /** Lines whose price the supplier will name. */
  unpricedCount: number;
}

/** The list prices of all lines together, as far as they are known. */
export function sumOf({ lines }: DraftForm, knownItem: (id: number) => KnownItem): Sum {
  const totals = lines.map((line) =>
    lineTotalRial(line, line.item === null ? null : knownItem(line.item.id)),
  );
  return {
    totalRial: totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
    unpricedCount: totals.filter((total) => total === null).length,
  };
}
