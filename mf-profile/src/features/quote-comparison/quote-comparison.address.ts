import { choiceField, defineAddress, profileLinks, type StateOf, valueField } from '@bazaar/contracts';
import { NeedId } from '@bazaar/contracts/trade';

/** By what the columns are ordered. */
export const QUOTE_ORDERS = ['price', 'soonest'] as const;
export type QuoteOrder = (typeof QUOTE_ORDERS)[number];

const fields = {
  /** Null when the address names no need. */
  need: valueField(NeedId, null),
  order: choiceField(QUOTE_ORDERS, 'price'),
};

/** The query of the comparison. */
export const comparisonAddress = defineAddress(fields);

/** The state in the address. */
export type ComparisonState = StateOf<typeof fields>;

/** The address of the comparison with another order. */
export function comparisonHref(view: ComparisonState, change: Partial<ComparisonState> = {}): string {
  const [path = ''] = profileLinks.quoteComparison('').split('?');
  return path + comparisonAddress.write(view, change);
}
