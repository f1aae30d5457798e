import { links } from '@bazaar/contracts';
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
export type SortDirection = 'asc' | 'desc';

/** How the offers are shown, as the address says it. */
export interface OffersView {
  /** Null while the visitor has named none. */
  quantity: number | null;
  sort: OfferSort;
  direction: SortDirection;
  isVerifiedOnly: boolean;
  isPricedOnly: boolean;
  cityId: number | null;
  /** Items that were chosen, in the order of choosing; the address may name more than can be compared. */
  chosen: readonly number[];
}

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

/** The view that an address asks for; what it does not know, it ignores. */
export function viewOf(request: Request): OffersView {
  const query = new URL(request.url).searchParams;
  const sort = OFFER_SORTS.find((name) => name === query.get('sort')) ?? 'price';
  const direction = query.get('dir');
  return {
    quantity: orderableQuantity(query.get('quantity') ?? ''),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : firstDirection(sort),
    isVerifiedOnly: query.get('verified') === '1',
    isPricedOnly: query.get('priced') === '1',
    cityId: readIds([query.get('city') ?? ''])[0] ?? null,
    chosen: readIds(query.getAll('compare')),
  };
}

/** Ids out of «1,2» or of one parameter each, as a form without scripts sends them. */
function readIds(texts: readonly string[]): number[] {
  const ids = texts
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,9}$/.test(text))
    .map(Number);
  return [...new Set(ids)];
}

/** The query of a view, without «?»; what is default stays unsaid. */
export function viewQuery(view: OffersView): string {
  const { sort, direction, chosen } = view;
  const said: readonly (readonly [name: string, value: string | number | false | null])[] = [
    ['quantity', view.quantity],
    ['sort', sort !== 'price' && sort],
    ['dir', direction !== firstDirection(sort) && direction],
    ['verified', view.isVerifiedOnly && 1],
    ['priced', view.isPricedOnly && 1],
    ['city', view.cityId],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of said) {
    if (value !== null && value !== false) {
      query.set(name, String(value));
    }
  }
  // Appended by hand: a comma may stand in a query, and reads better than «%2C».
  const compare = chosen.length > 0 ? `compare=${chosen.join(',')}` : '';
  return [query.toString(), compare].filter(Boolean).join('&');
}

/** The address of this page with some of the view changed. */
export function viewAddress(
  { id, slug }: Pick<BaseProduct, 'id' | 'slug'>,
  view: OffersView,
  changes: Partial<OffersView> = {},
): string {
  const query = viewQuery({ ...view, ...changes });
  return links.baseProduct(id, slug) + (query && `?${query}`);
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
