import { wrongKeyboard, wrongKeyboardLatin } from '@bazaar/locale';
import type { Database } from '../../kit/database/database.ts';
import { searchWords } from './search-term.rules.ts';
import { meaningsOf, slipsOf } from './spelling.rules.ts';
import { countWords, selectTerms } from './spelling.sql.ts';

export interface Correction {
  readonly term: string;
  readonly kind: 'spelling' | 'keyboard';
}

/** How many documents a term is found in. */
type CountTerm = (term: string) => Promise<number>;

interface Typed {
  readonly text: string;
  /** In how many documents it was found as it is. */
  readonly found: number;
  readonly count: CountTerm;
}

const MAX_ATTEMPTS = 6;
const MAX_WORDS = 6;
/** A correction of something that was found must be found so many times more often. */
const CLEARLY_MORE = 10;

/** What was perhaps meant by a term of which little or nothing is found; null when no guess is found more often. */
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

/** The term with its unknown words written otherwise, likeliest first. */
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
      // Found rarely, and yet a word of some title: it is no slip.
      if (terms.some((term) => term.word === word)) {
        return [token];
      }
      return [...meaningsOf({ word, isPrefix: place === tokens.length - 1 }, terms), token];
    }),
  );
  return combinations(choices).filter((term) => term !== tokens.join(' '));
}

/** A word by itself; what is no word, or several, is not asked for. */
function wordQuery(parts: readonly string[], isLast: boolean): string {
  const [word, ...others] = parts;
  const isAsked = word !== undefined && others.length === 0;
  return isAsked ? `'${word}'${isLast ? ':*' : ''}` : "'/product'";
}

/** The likeliest of each, then with one of them less likely. */
function combinations(choices: readonly (readonly string[])[]): string[] {
  const best = choices.map(([first]) => first ?? '');
  const others = choices.flatMap((meanings, place) =>
    meanings.slice(1).map((meaning) => best.with(place, meaning)),
  );
  return [...new Set([best, ...others].map((words) => words.join(' ')))].slice(0, MAX_ATTEMPTS);
}
