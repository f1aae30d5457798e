import { defineAddress, entityId, links, type StateOf, textField, valueField } from '@bazaar/contracts';
import type { CategoryRef } from '@bazaar/contracts/product';
import { normalizeFa } from '@bazaar/locale';
import { listingAddress } from '../../common/listing/listing.address.ts';
import type { NeedPart } from './need-filter.rules.ts';
import { cutText } from './need-words.rules.ts';

/** Enough for a paragraph. */
export const MAX_NEED_LENGTH = 500;
const PART_KEY = /^[pc][1-9]\d{0,8}$/;
const MAX_WITHOUT = 20;

const fields = {
  need: textField({
    initial: '',
    read: ([text = '']) => cutText(normalizeFa(text), MAX_NEED_LENGTH).trim(),
  }),
  categoryId: valueField(entityId(), null, 'category'),
  without: textField<readonly string[]>({
    initial: [],
    read: (texts) => [...new Set(texts.filter((key) => PART_KEY.test(key)))].slice(0, MAX_WITHOUT),
  }),
};

/** The query of the need finder. */
export const needAddress = defineAddress(fields);

/**
 * What is asked of the page: a need, a category in place of the one found, and the keys of the conditions that were
 * read from the need and taken away.
 */
export type NeedAsk = StateOf<typeof fields>;

/** The address of the page with some parameters changed. */
export function needHref(ask: NeedAsk, change: Partial<NeedAsk>): string {
  return links.needFinder() + needAddress.write(ask, change);
}

/** The conditions of a need as the list filter that the service takes. */
export function filterOf(parts: readonly NeedPart[]) {
  const properties = parts.flatMap((part) => (part.kind === 'city' ? [] : [part.filter]));
  const cityIds = parts.flatMap((part) => (part.kind === 'city' ? [part.cityId] : []));
  return {
    ...(properties.length > 0 && { properties }),
    ...(cityIds.length > 0 && { cityIds }),
  };
}

/** The address of a category's whole list with the conditions of a need. */
export function listAddress(
  { id, slug }: Pick<CategoryRef, 'id' | 'slug'>,
  parts: readonly NeedPart[],
): string {
  return links.productsOfCategory(id, slug) + listingAddress.write({ filter: filterOf(parts) });
}
