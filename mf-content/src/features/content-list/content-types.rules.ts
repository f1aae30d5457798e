import type { ContentTypeId, ContentTypeNode } from '@bazaar/contracts/content';

type TypeRef = Omit<ContentTypeNode, 'children'>;

/** The path from the top of the tree to one type; null when the tree has no such type. */
export function pathToType(tree: readonly ContentTypeNode[], id: ContentTypeId): TypeRef[] | null {
  for (const { children, ...parent } of tree) {
    if (parent.id === id) {
      return [parent];
    }
    const child = children.find((candidate) => candidate.id === id);
    if (child) {
      return [parent, child];
    }
  }
  return null;
}
