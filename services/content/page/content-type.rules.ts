interface TypeNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
  readonly pagesCount: number;
}

/** Two levels from a flat list; the count of a parent includes those of its children. */
export function treeOf(types: readonly TypeNode[]) {
  return types
    .filter(({ parentId }) => parentId === null)
    .map(({ id, title, pagesCount }) => {
      const children = types
        .filter((type) => type.parentId === id)
        .map((child) => ({ id: child.id, title: child.title, pagesCount: child.pagesCount }));
      const below = children.reduce((sum, child) => sum + child.pagesCount, 0);
      return { id, title, pagesCount: pagesCount + below, children };
    });
}
