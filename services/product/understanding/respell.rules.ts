import { KEPT } from './fit.rules.ts';
import { isKnownWord, type Knowledge } from './knowledge.rules.ts';
import { nearWords } from './letters.rules.ts';
import type { Mention } from './reading.rules.ts';
import { joinWords } from './tokens.rules.ts';
import type { Understanding } from './understand.rules.ts';

/** Whether the catalogue has the word in one of its spellings. */
function isKnown(mention: Mention, { query }: Understanding, knowledge: Knowledge): boolean {
  return [...mention.keys, ...(query.spellings[mention.at] ?? [])].some((key) => isKnownWord(key, knowledge));
}

/** Words that nothing in the catalogue knows. */
export function unknownWords(understood: Understanding, knowledge: Knowledge): Mention[] {
  return understood.mentions.filter(
    (mention) => mention.kind === 'word' && !isKnown(mention, understood, knowledge),
  );
}

/** Shorter words are one slip away from too many others: only what begins the name of a good counts. */
const SHORT = 4;

/** The words of names that are written nearly like a word. */
export function wordsLike(mention: Mention, { spellings, heads }: Knowledge): string[] {
  const word = joinWords(mention.tokens);
  const near = nearWords(word, spellings);
  return word.length <= SHORT ? near.filter((other) => heads.has(other)) : near;
}

/** Whether all words that the first of one reading keeps are kept by the first of the other. */
export function keepsFound(one: Understanding, other: Understanding): boolean {
  const kept = keptWords(other);
  return [...keptWords(one)].every((word) => kept.has(word));
}

function keptWords({ families, categories, query }: Understanding): Set<string> {
  const kept = families[0]?.kept ?? categories[0]?.kept ?? [];
  return new Set(
    query.mentions
      .filter((_, at) => (kept[at] ?? 0) >= KEPT)
      .flatMap(({ tokens }) => tokens.map(({ word }) => word)),
  );
}

/** How much the best goods and categories lack; infinite when there are none. */
export function leastLack({ families, categories }: Understanding): number {
  const lacks = [families[0]?.lack, categories[0]?.lack].filter((lack) => lack !== undefined);
  return Math.min(Number.POSITIVE_INFINITY, ...lacks);
}
