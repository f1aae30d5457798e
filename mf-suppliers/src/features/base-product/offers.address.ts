import {
  choiceField,
  defineAddress,
  entityId,
  flagField,
  links,
  type StateOf,
  textField,
  valueField,
} from '@bazaar/contracts';
import type { BaseProduct } from '@bazaar/contracts/product';
import { MAX_QUANTITY, readQuantity } from '../../common/request/quantity.rules.ts';

/** The orders of the offers, by the column that they are of. */
export const OFFER_SORTS = [
  'price',
  'total',
  'minOrder',
  'leadTime',
  'verified',
  'rating',
  'response',
] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];
const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** Of the trust columns the best stands at the large end, so the first click brings that end up. */
const FALLING_FIRST: readonly OfferSort[] = ['rating', 'verified'];

/** How a column is sorted by its first click. */
export function firstDirection(sort: OfferSort): SortDirection {
  return FALLING_FIRST.includes(sort) ? 'desc' : 'asc';
}

/** A quantity that the services answer for; null for what is none. */
export function orderableQuantity(text: string): number | null {
  const quantity = readQuantity(text);
  return quantity !== null && quantity <= MAX_QUANTITY ? quantity : null;
}

const fields = {
  /** Null while the visitor has named none. */
  quantity: textField<number | null>({
    initial: null,
    read: ([text = '']) => orderableQuantity(text) ?? undefined,
  }),
  sort: choiceField(OFFER_SORTS, 'price'),
  direction: choiceField(SORT_DIRECTIONS, null, 'dir'),
  isVerifiedOnly: flagField('1', 'verified'),
  isPricedOnly: flagField('1', 'priced'),
  cityId: valueField(entityId(), null, 'city'),
  /** Items that were chosen, in the order of choosing; the address may name more than can be compared. */
  chosen: textField<readonly number[]>({
    key: 'compare',
    initial: [],
    read: readIds,
    write: (ids) => (ids.length > 0 ? ids.join(',') : undefined),
  }),
};

/** The query of the offers. */
export const offersAddress = defineAddress(fields, {
  omit: ({ sort, direction }) => (sort && direction === firstDirection(sort) ? ['direction'] : []),
});

/** How the offers are shown, as the address says it. */
export interface OffersView extends StateOf<typeof fields> {
  direction: SortDirection;
}

/** The view that an address asks for; a sort order without a direction has the one of its first click. */
export function viewOf(request: Request): OffersView {
  const view = offersAddress.parse(request);
  return { ...view, direction: view.direction ?? firstDirection(view.sort) };
}

/** Ids out of «1,2» or of one parameter each, as a form without scripts sends them. */
function readIds(texts: readonly string[]): number[] {
  const ids = texts
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,9}$/.test(text))
    .map(Number);
  return [...new Set(ids)];
}

/** The query of a view with its question mark. A comma may stand in a query, and reads better than «%2C». */
export function viewQuery(view: OffersView): string {
  return offersAddress.write(view).replaceAll('%2C', ',');
}

/** The address of this page with some of the view changed. */
export function viewAddress(
  { id, slug }: Pick<BaseProduct, 'id' | 'slug'>,
  view: OffersView,
  changes: Partial<OffersView> = {},
): string {
  return links.baseProduct(id, slug) + viewQuery({ ...view, ...changes });
}

/** The part of the page that holds the offers. */
export const OFFERS_ID = 'offers';

/** The form that the marks in the table belong to, so that a browser without scripts sends them too. */
export const OFFERS_FORM_ID = 'offers-form';

/** The same as a link that leaves the table in sight, with or without scripts. */
export function viewLink(
  product: Pick<BaseProduct, 'id' | 'slug'>,
  view: OffersView,
  changes: Partial<OffersView>,
): string {
  return `${viewAddress(product, view, changes)}#${OFFERS_ID}`;
}
