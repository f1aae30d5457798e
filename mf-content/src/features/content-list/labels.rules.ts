import { foldFa } from '@bazaar/locale';

/** The labels of many articles, the most used first; equals keep the order in which they were met. */
export function labelsByUse(lists: readonly (readonly string[])[]): string[] {
  const uses = new Map<string, number>();
  for (const label of lists.flat()) {
    uses.set(label, (uses.get(label) ?? 0) + 1);
  }
  return [...uses].sort(([, left], [, right]) => right - left).map(([label]) => label);
}

/** A label as the articles write it, when the address writes it another way (Arabic letters, no half-space). */
export function spellingOf(label: string, articles: readonly { labels: readonly string[] }[]): string {
  const key = foldFa(label);
  return articles.flatMap(({ labels }) => labels).find((candidate) => foldFa(candidate) === key) ?? label;
}
