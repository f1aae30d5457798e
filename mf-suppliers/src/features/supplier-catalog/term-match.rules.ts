import { foldFa } from '@bazaar/locale';

/** Items whose name or code contains every word of the term, in any spelling: «كابل», «کابل», «۱۲», «12». */
export function matchingItems<Item extends { title: string; sku: string }>(
  items: readonly Item[],
  term: string,
): Item[] {
  const words = term.split(/\s+/).map(foldFa).filter(Boolean);
  return items.filter(({ title, sku }) => {
    const text = `${foldFa(title)} ${foldFa(sku)}`;
    return words.every((word) => text.includes(word));
  });
}
