import { foldFa } from '@bazaar/locale';

/** The labels of many articles, the most used first; equal ones keep their order of appearance. */
export function labelsByUse(lists: readonly (readonly string[])[]): string[] {
  const uses = new Map<string, number>();
  for (const label of lists.flat()) {
    uses.set(label, (uses.get(label) ?? 0) + 1);
  }
  return [...uses].sort(([, left], [, right]) => right - left).map(([label]) => label);
}

/**
 * A label in the spelling of the articles, when the address spells it differently (Arabic letters, no half-space).
 */
export function spellingOf(label: string, articles: readonly { labels: readonly string[] }[]): string {
  const key = foldFa(label);
  return articles.flatMap(({ labels }) => labels).find((candidate) => foldFa(candidate) === key) ?? label;
}
