import { links } from '@bazaar/contracts';
import type { CategoryRef } from '@bazaar/contracts/product';
import { normalizeFa } from '@bazaar/locale';
import { writeListing } from '../../common/listing/listing-address.rules.ts';
import { DEFAULT_SORT, DEFAULT_VIEW } from '../../common/listing/listing-state.ts';
import type { NeedPart } from './need-filter.rules.ts';
import { cutText } from './need-words.rules.ts';

/** Room for a paragraph; more would be a document. */
export const MAX_NEED_LENGTH = 500;
const POSITIVE_ID = /^[1-9]\d{0,8}$/;
const PART_KEY = /^[pc][1-9]\d{0,8}$/;
const MAX_WITHOUT = 20;

/** What is asked of the page: a need, a category in place of the one found, and what is not meant. */
export interface NeedAsk {
  need: string;
  categoryId: number | null;
  /** Keys of conditions that were read from the need and taken away. */
  without: readonly string[];
}

/** Reads an address; what is unknown in it counts as not asked for. */
export function needAskOf(request: Request): NeedAsk {
  const asked = new URL(request.url).searchParams;
  const category = asked.get('category') ?? '';
  return {
    need: cutText(normalizeFa((asked.get('need') ?? '').toWellFormed()), MAX_NEED_LENGTH).trim(),
    categoryId: POSITIVE_ID.test(category) ? Number(category) : null,
    without: [...new Set(asked.getAll('without').filter((key) => PART_KEY.test(key)))].slice(0, MAX_WITHOUT),
  };
}

/** Address of an ask with some of it changed. */
export function needAddress(ask: NeedAsk, changes: Partial<NeedAsk> = {}): string {
  const { need, categoryId, without } = { ...ask, ...changes };
  const query = new URLSearchParams({ need });
  if (categoryId !== null) {
    query.set('category', String(categoryId));
  }
  for (const key of without) {
    query.append('without', key);
  }
  return `${links.needFinder()}?${query}`;
}

/** What the service is asked for: the conditions of a need as the filter of a list. */
export function filterOf(parts: readonly NeedPart[]) {
  const properties = parts.flatMap((part) => (part.kind === 'city' ? [] : [part.filter]));
  const cityIds = parts.flatMap((part) => (part.kind === 'city' ? [part.cityId] : []));
  return {
    ...(properties.length > 0 && { properties }),
    ...(cityIds.length > 0 && { cityIds }),
  };
}

/** The whole list of a category with the conditions of a need. */
export function listAddress(
  { id, slug }: Pick<CategoryRef, 'id' | 'slug'>,
  parts: readonly NeedPart[],
): string {
  const state = { filter: filterOf(parts), sort: DEFAULT_SORT, page: 1, view: DEFAULT_VIEW };
  return links.productsOfCategory(id, slug) + writeListing(state);
}
