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

/** The sort orders of the offers, named by their columns. */
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

/** In these columns the largest value is the best, so the first click sorts in descending order. */
const FALLING_FIRST: readonly OfferSort[] = ['rating', 'verified'];

/** The direction in which the first click sorts a column. */
export function firstDirection(sort: OfferSort): SortDirection {
  return FALLING_FIRST.includes(sort) ? 'desc' : 'asc';
}

/** A quantity that the services accept; null for anything else. */
export function orderableQuantity(text: string): number | null {
  const quantity = readQuantity(text);
  return quantity !== null && quantity <= MAX_QUANTITY ? quantity : null;
}

const fields = {
  /** Null while the visitor has chosen no quantity. */
  quantity: textField<number | null>({
    initial: null,
    read: ([text = '']) => orderableQuantity(text) ?? undefined,
  }),
  sort: choiceField(OFFER_SORTS, 'price'),
  direction: choiceField(SORT_DIRECTIONS, null, 'dir'),
  isVerifiedOnly: flagField('1', 'verified'),
  isPricedOnly: flagField('1', 'priced'),
  cityId: valueField(entityId(), null, 'city'),
  /** Ids of the chosen items in the order of choosing; the address may name more than can be compared. */
  chosen: textField<readonly number[]>({
    key: 'compare',
    initial: [],
    read: readIds,
    write: (ids) => (ids.length > 0 ? ids.join(',') : undefined),
  }),
};

/** The query of the offers. */
export const offersAddress = defineAddress(fields, (view) =>
  view.sort && view.direction === firstDirection(view.sort) ? { ...view, direction: null } : view,
);

/** How the offers are shown, as the address states it. */
export interface OffersView extends StateOf<typeof fields> {
  direction: SortDirection;
}

/** The view that an address asks for; a sort order without a direction has the one of its first click. */
export function viewOf(request: Request): OffersView {
  const view = offersAddress.parse(request);
  return { ...view, direction: view.direction ?? firstDirection(view.sort) };
}

/** Parses ids from «1,2» or from one parameter each, as a form sends them without scripts. */
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

/** The address of this page with parts of the view changed. */
export function viewAddress(
  { id, slug }: Pick<BaseProduct, 'id' | 'slug'>,
  view: OffersView,
  changes: Partial<OffersView> = {},
): string {
  return links.baseProduct(id, slug) + viewQuery({ ...view, ...changes });
}

/** Id of the section that contains the offers. */
export const OFFERS_ID = 'offers';

/** Id of the form that the checkboxes in the table belong to, so that a browser without scripts submits them too. */
export const OFFERS_FORM_ID = 'offers-form';

/** Like `viewAddress`, with a fragment that keeps the table in view, with or without scripts. */
export function viewLink(
  product: Pick<BaseProduct, 'id' | 'slug'>,
  view: OffersView,
  changes: Partial<OffersView>,
): string {
  return `${viewAddress(product, view, changes)}#${OFFERS_ID}`;
}
