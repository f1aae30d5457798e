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
import { type BaseProduct, MAX_QUANTITY, VariantCode } from '@bazaar/contracts/product';
import { readQuantity } from '../../common/request/quantity.rules.ts';
import { UNIT_SYSTEMS } from '../../common/sizes/unit-system.rules.ts';
import { readFilters, type SizeFilter, writeFilters } from './size-filters.address.ts';

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

/** A column that the sizes are sorted by: the id of its property, or one of the last columns. */
export type SizeOrderKey = number | 'price' | 'offers' | 'stock' | 'code';
export interface SizeOrder {
  key: SizeOrderKey;
  direction: SortDirection;
}

const fields = {
  /** Null while the visitor has chosen no quantity. */
  quantity: textField<number | null>({
    initial: null,
    read: ([text = '']) => orderableQuantity(text) ?? undefined,
  }),
  unitSystem: choiceField(UNIT_SYSTEMS, 'si', 'unit'),
  /** Null while the sizes stand in the order of the table; a falling order starts with «-». */
  order: textField<SizeOrder | null>({
    initial: null,
    read: ([text = '']) => readOrder(text),
    write: (order) => order && `${order.direction === 'desc' ? '-' : ''}${order.key}`,
  }),
  filters: textField<readonly SizeFilter[]>({
    key: '',
    initial: [],
    read: (_, query) => readFilters(query),
    write: writeFilters,
  }),
  /** The units in which the numbers of the filters are written: switching the shown units finds the same sizes. */
  filterSystem: choiceField(UNIT_SYSTEMS, 'si', 'in'),
  /** All sizes of a long table. */
  isWhole: flagField('1', 'all'),
  /** The chosen size, whose offers are open. */
  variant: valueField(VariantCode, null, 'v'),
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

/** The query of the page. */
export const pageAddress = defineAddress(fields, (view) => ({
  ...view,
  ...(view.sort && view.direction === firstDirection(view.sort) && { direction: null }),
  ...(view.filters?.length === 0 && { filterSystem: 'si' as const }),
}));

/** How sizes and offers are shown, as the address states it. */
export interface PageView extends StateOf<typeof fields> {
  direction: SortDirection;
}

/** The view that an address asks for; a sort order without a direction has the one of its first click. */
export function viewOf(request: Request): PageView {
  const view = pageAddress.parse(request);
  return { ...view, direction: view.direction ?? firstDirection(view.sort) };
}

function readOrder(text: string): SizeOrder | undefined {
  const [, minus, key = ''] = /^(-?)(price|offers|stock|code|[1-9]\d{0,9})$/.exec(text) ?? [];
  if (key === '') {
    return undefined;
  }
  return { key: /^\d/.test(key) ? Number(key) : (key as SizeOrderKey), direction: minus ? 'desc' : 'asc' };
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
export function viewQuery(view: PageView): string {
  return pageAddress.write(view).replaceAll('%2C', ',');
}

/** The view with another size chosen, or none: what was chosen among the offers belongs to the former size. */
export function withVariant(variant: VariantCode | null): Partial<PageView> {
  return { variant, chosen: [] };
}

/** Names and values of a view for the hidden fields of a form. */
export function hiddenPairs(view: Partial<PageView>): [name: string, value: string][] {
  return pageAddress.pairs(view).map(([name, value]) => [name, value]);
}

/** The address of this page with parts of the view changed. */
export function viewAddress(
  { id, slug }: Pick<BaseProduct, 'id' | 'slug'>,
  view: PageView,
  changes: Partial<PageView> = {},
): string {
  return links.baseProduct(id, slug) + viewQuery({ ...view, ...changes });
}

/** Id of the section that contains the size table and, inside it, the offers. */
export const SIZES_ID = 'sizes';

/** Id of the form that the buttons of the rows belong to, so that they work without scripts too. */
export const SIZES_FORM_ID = 'sizes-form';

/** Id of the panel with the filters of the sizes. */
export const FILTERS_ID = 'size-filters';

/** Id of the form that the checkboxes in the table belong to, so that a browser without scripts submits them too. */
export const OFFERS_FORM_ID = 'offers-form';

/** Like `viewAddress`, with a fragment that keeps the table in view, with or without scripts. */
export function viewLink(
  product: Pick<BaseProduct, 'id' | 'slug'>,
  view: PageView,
  changes: Partial<PageView>,
): string {
  return `${viewAddress(product, view, changes)}#${SIZES_ID}`;
}
