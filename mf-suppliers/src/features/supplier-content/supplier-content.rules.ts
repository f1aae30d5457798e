import type { ContentTypeId, PublicContent } from '@bazaar/contracts/content';

/** A kind of content that the supplier has, and the number of its articles. */
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

/** The kind with an id; null for a kind that the supplier has nothing of. */
export function knownType(id: ContentTypeId | null, types: readonly TypeOfContent[]): ContentTypeId | null {
  return types.some((type) => type.id === id) ? id : null;
}
