import { foldFaSpaced } from '@bazaar/locale';
import type { LineItem } from './draft-form.rules.ts';

/** A code as it is compared: Latin capitals and digits alone. */
export function codeKey(code: string): string {
  return foldFaSpaced(code)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return foldFaSpaced(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Items whose code begins with the term, or whose title holds all of its words; best first. */
export function searchItems(items: readonly LineItem[], term: string, most: number): LineItem[] {
  const [code, words] = [codeKey(term), wordsOf(term)];
  if (code === '') {
    return [];
  }
  const byCode = items.filter(({ sku }) => codeKey(sku).startsWith(code));
  const byTitle = items.filter((item) => !byCode.includes(item) && holdsAll(item, words));
  return [...byCode, ...byTitle].slice(0, most);
}

function holdsAll({ title, sku }: LineItem, words: readonly string[]): boolean {
  const text = wordsOf(`${title} ${sku}`).join(' ');
  return words.every((word) => text.includes(word));
}
