import { isKnownWord, type Knowledge } from './knowledge.rules.ts';
import type { Mention } from './reading.rules.ts';

const MIN_LENGTH = 3;
/** Of more words it is the beginning of anything. */
const MAX_WORDS = 24;

/**
 * The last word of a term may be half typed: when nothing knows it, it stands for the words of names that begin with
 * it, else for those of size tables.
 */
export function completeLast(mentions: readonly Mention[], knowledge: Knowledge): Mention[] {
  const last = mentions.at(-1);
  const [token, ...others] = last?.tokens ?? [];
  if (last?.kind !== 'word' || token === undefined || others.length > 0 || token.word.length < MIN_LENGTH) {
    return [...mentions];
  }
  if (last.keys.some((key) => isKnownWord(key, knowledge))) {
    return [...mentions];
  }
  const words = wordsFrom(token.word, knowledge);
  return [...mentions.slice(0, -1), { ...last, isBegun: true, keys: [...last.keys, ...words] }];
}

function wordsFrom(beginning: string, knowledge: Knowledge): string[] {
  const { familiesByWord, categoriesByWord, familiesByValue } = knowledge;
  const begun = (words: Iterable<string>) => [...words].filter((word) => word.startsWith(beginning));
  const named = begun([...familiesByWord.keys(), ...categoriesByWord.keys()]);
  const found = named.length > 0 ? named : begun(familiesByValue.keys());
  return [...new Set(found)]
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .slice(0, MAX_WORDS);
}
