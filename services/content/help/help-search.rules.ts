import type { RichText, RichTextNode } from '@bazaar/contracts';
import { foldFa, foldFaSpaced } from '@bazaar/locale';

const EXCERPT_LENGTH = 160;

/** The words of a text on one line, blocks apart. */
export function wordsOf(nodes: RichText): string {
  return nodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}

function textOf(node: RichTextNode): string {
  return typeof node === 'string' ? node : ` ${node.children.map(textOf).join('')} `;
}

/** A text in the forms in which words are looked for in it. */
export type Folded = readonly [string, string];

/** Folds a text, or what was typed; a text is folded once for many searches. */
export function folded(text: string): Folded {
  return [foldFa(text), foldFaSpaced(text)];
}

/** Whether a text has every typed word, in any spelling. */
export function hasWords(text: Folded, typed: Folded): boolean {
  const wanted = typed.map((key) => key.split(' ').filter(Boolean));
  return wanted.some(
    (words) => words.length > 0 && text.some((key) => words.every((word) => key.includes(word))),
  );
}

/** The beginning of a text, ended at a word. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) {
    return text;
  }
  const cut = text.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
