import { wrongKeyboard, wrongKeyboardLatin } from '@bazaar/locale';
import type { Database } from '../../kit/database/database.ts';
import { searchWords } from './search-term.rules.ts';
import { meaningsOf, slipsOf } from './spelling.rules.ts';
import { countWords, selectTerms } from './spelling.sql.ts';

export interface Correction {
  readonly term: string;
  readonly kind: 'spelling' | 'keyboard';
}

/** Counts the documents that contain a term. */
type CountTerm = (term: string) => Promise<number>;

interface Typed {
  readonly text: string;
  /** Number of documents found for the term as typed. */
  readonly found: number;
  readonly count: CountTerm;
}

const MAX_ATTEMPTS = 6;
const MAX_WORDS = 6;
/** A correction of a term that has results must be found at least this many times more often. */
const CLEARLY_MORE = 10;

/** The likely intended term when the typed one finds little or nothing; null when no guess is found more often. */
export async function findCorrection(db: Database, typed: Typed): Promise<Correction | null> {
  const least = typed.found * CLEARLY_MORE + 1;
  for (const other of [wrongKeyboard(typed.text), wrongKeyboardLatin(typed.text)]) {
    if (other !== null && (await typed.count(other)) >= least) {
      return { term: other, kind: 'keyboard' };
    }
  }
  for (const term of await respell(db, typed)) {
    if ((await typed.count(term)) >= least) {
      return { term, kind: 'spelling' };
    }
  }
  return null;
}

/** Variants of the term with its unknown words respelled, likeliest first. */
async function respell(db: Database, { text, found }: Typed): Promise<string[]> {
  const tokens = text.trim().split(/\s+/).slice(0, MAX_WORDS);
  const words = tokens.map((token) => searchWords(token));
  const queries = words.map((parts, place) => wordQuery(parts, place === words.length - 1));
  const counts = await countWords(db, queries, found + 1);
  const choices = await Promise.all(
    tokens.map(async (token, place) => {
      const [word, ...others] = words[place] ?? [];
      const isKnown = (counts[place] ?? 0) > found;
      if (word === undefined || others.length > 0 || isKnown || /\d/.test(word)) {
        return [token];
      }
      const terms = await selectTerms(db, word, [word, ...slipsOf(word)]);
      // A rare word that occurs in some title is not a typo.
      if (terms.some((term) => term.word === word)) {
        return [token];
      }
      return [...meaningsOf({ word, isPrefix: place === tokens.length - 1 }, terms), token];
    }),
  );
  return combinations(choices).filter((term) => term !== tokens.join(' '));
}

/** A word by itself; several words, or none, are not asked for. */
function wordQuery(parts: readonly string[], isLast: boolean): string {
  const [word, ...others] = parts;
  const isAsked = word !== undefined && others.length === 0;
  return isAsked ? `'${word}'${isLast ? ':*' : ''}` : "'/product'";
}

/** The likeliest meaning of each word, then variants with one word less likely. */
function combinations(choices: readonly (readonly string[])[]): string[] {
  const best = choices.map(([first]) => first ?? '');
  const others = choices.flatMap((meanings, place) =>
    meanings.slice(1).map((meaning) => best.with(place, meaning)),
  );
  return [...new Set([best, ...others].map((words) => words.join(' ')))].slice(0, MAX_ATTEMPTS);
}
