/** One page of a list, as the services send it. */
export interface ListPage<Item> {
  items: Item[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
}

interface Identified {
  id: number;
}

/** The page without one item, counted as one less. A page that does not hold it stays as it is. */
export function withoutItem<Item extends Identified>(page: ListPage<Item>, id: number): ListPage<Item> {
  const items = page.items.filter((item) => item.id !== id);
  return items.length === page.items.length ? page : { ...page, items, totalCount: page.totalCount - 1 };
}

/** The page with an item back at its place. A page that holds it already stays as it is. */
export function withItemAt<Item extends Identified>(
  page: ListPage<Item>,
  item: Item,
  place: number,
): ListPage<Item> {
  return page.items.some(({ id }) => id === item.id)
    ? page
    : { ...page, items: page.items.toSpliced(place, 0, item), totalCount: page.totalCount + 1 };
}

/** The page with an item in place of the one of the same id. */
export function withReplaced<Item extends Identified>(page: ListPage<Item>, item: Item): ListPage<Item> {
  return { ...page, items: page.items.map((before) => (before.id === item.id ? item : before)) };
}

/** Where an item stands in a page; -1 when it is not there, or the page is not known. */
export function placeOf<Item extends Identified>(page: ListPage<Item> | undefined, id: number): number {
  return page?.items.findIndex((item) => item.id === id) ?? -1;
}
