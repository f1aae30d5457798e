import type { ContentLabel } from '@bazaar/contracts/content';
import { foldFa } from '@bazaar/locale';

/**
 * A label in the spelling of the articles, when the address spells it differently (Arabic letters, no half-space).
 */
export function spellingOf(label: string, articles: readonly { labels: readonly string[] }[]): string {
  const key = foldFa(label);
  return articles.flatMap(({ labels }) => labels).find((candidate) => foldFa(candidate) === key) ?? label;
}

/** The most used labels, after the listed one when that is not among them; `count` is how many articles it lists. */
export function withListed(
  labels: readonly ContentLabel[],
  listed: string | undefined,
  count: number,
): readonly ContentLabel[] {
  return listed === undefined || labels.some(({ title }) => isSameLabel(title, listed))
    ? labels
    : [{ title: listed, pagesCount: count }, ...labels];
}

/** Whether two spellings are one label. */
export function isSameLabel(one: string, other: string | undefined): boolean {
  return other !== undefined && foldFa(one) === foldFa(other);
}
