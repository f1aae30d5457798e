import { links } from '@bazaar/contracts';
import type { ContentTypeId, PublicContent } from '@bazaar/contracts/content';
import type { SupplierId } from '@bazaar/contracts/merchant';

/** A kind of content that the supplier has, and how many of it. */
export interface TypeOfContent {
  id: ContentTypeId;
  title: string;
  count: number;
}

/** The kinds of the given articles, the most frequent first. */
export function typesOf(contents: readonly Pick<PublicContent, 'contentType'>[]): TypeOfContent[] {
  const types = new Map<ContentTypeId, TypeOfContent>();
  for (const { contentType } of contents) {
    const count = (types.get(contentType.id)?.count ?? 0) + 1;
    types.set(contentType.id, { ...contentType, count });
  }
  return [...types.values()].sort((one, other) => other.count - one.count);
}

/** The kind that `?type=` asks for; null for all, and for a kind that the supplier has nothing of. */
export function typeOf(query: URLSearchParams, types: readonly TypeOfContent[]): ContentTypeId | null {
  return types.find(({ id }) => String(id) === query.get('type'))?.id ?? null;
}

interface ContentPlace {
  contentTypeId: ContentTypeId | null;
  page?: number;
}

/** Address of one page of a supplier's articles; what is default stays unsaid. */
export function contentAddress(id: SupplierId, { contentTypeId, page = 1 }: ContentPlace): string {
  const query = new URLSearchParams({
    ...(contentTypeId !== null && { type: String(contentTypeId) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return links.supplierContents(id) + (query && `?${query}`);
}
