import { letterCost, mayBeSlip } from '../understanding/slips.rules.ts';

/** A word of the titles: its normalized form, its spelling, and how many titles contain it. */
export interface Term {
  readonly word: string;
  readonly shown: string;
  readonly df: number;
}

const LETTERS = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
const LATIN_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const SWAP_COST = 0.7;
const DOUBLE_COST = 0.5;
const SPLIT_COST = 0.6;
/** Cost when the typed word is only the beginning of the meant one. */
const UNFINISHED_COST = 0.4;

/** Maximum cost of a correction: short words soon become other words, and Latin ones are abbreviations. */
function farthest(word: string): number {
  const { length } = word;
  if (length <= (/[a-z]/.test(word) ? 4 : 2)) {
    return 0;
  }
  if (length <= 4) {
    return 1;
  }
  return length <= 7 ? 1.7 : 2.5;
}

/**
 * Every string that is one typo away from a word, and its two halves at every split; codes are left out, because
 * they contain digits.
 */
export function slipsOf(word: string): string[] {
  const letters = /[a-z]/.test(word) ? LATIN_LETTERS : LETTERS;
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    slips.add(before).add(after);
    slips.add(before + after.slice(1));
    slips.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of letters) {
      slips.add(before + letter + after).add(before + letter + after.slice(1));
    }
  }
  slips.delete('');
  slips.delete(word);
  return [...slips];
}

/**
 * Cost of mistyping one word as another: a typo is 1, less when the letters sound alike, are adjacent keys or are
 * swapped. Both are normalized.
 */
export function slipCost(typed: string, meant: string): number {
  const table: number[][] = [Array.from({ length: meant.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= typed.length; row += 1) {
    table.push(nextRow(table, { typed, meant, row }));
  }
  return table[typed.length]?.[meant.length] ?? 0;
}

interface Words {
  readonly typed: string;
  readonly meant: string;
  readonly row: number;
}

function nextRow(table: readonly (readonly number[])[], { typed, meant, row }: Words): number[] {
  const costs = [row];
  const cost = (up: number, left: number) => table[row - up]?.[left] ?? Number.POSITIVE_INFINITY;
  const letter = typed.charAt(row - 1);
  for (let place = 1; place <= meant.length; place += 1) {
    const other = meant.charAt(place - 1);
    const isSwap =
      row > 1 && place > 1 && letter === meant.charAt(place - 2) && typed.charAt(row - 2) === other;
    costs.push(
      Math.min(
        cost(1, place) + (letter === typed.charAt(row - 2) ? DOUBLE_COST : 1),
        (costs[place - 1] ?? 0) + (other === meant.charAt(place - 2) ? DOUBLE_COST : 1),
        cost(1, place - 1) + letterCost(letter, other),
        isSwap ? cost(2, place - 2) + SWAP_COST : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return costs;
}

interface TypedWord {
  readonly word: string;
  /** True for the last word, which may be the prefix of a longer one. */
  readonly isPrefix: boolean;
}

const MAX_MEANINGS = 4;

/** The words that a typed word may stand for, in their spelling, most likely first. */
export function meaningsOf({ word, isPrefix }: TypedWord, terms: readonly Term[]): string[] {
  const limit = farthest(word);
  const single = terms.map((term) => ({ ...term, cost: costOf(word, term.word, isPrefix) }));
  const ranked = [...single, ...halves(word, terms)]
    .filter(({ word: meant, cost }) => meant !== word && cost <= limit)
    .map((term) => ({ ...term, rank: term.cost - 0.2 * Math.log10(term.df) }))
    .sort((one, other) => one.rank - other.rank || (one.word < other.word ? -1 : 1));
  return [...new Set(ranked.map(({ shown }) => shown))].slice(0, MAX_MEANINGS);
}

function costOf(typed: string, meant: string, isPrefix: boolean): number {
  const whole = likelyCost(typed, meant);
  if (!isPrefix || meant.length <= typed.length) {
    return whole;
  }
  return Math.min(whole, likelyCost(typed, meant.slice(0, typed.length)) + UNFINISHED_COST);
}

const likelyCost = (typed: string, meant: string) =>
  mayBeSlip(typed, meant) ? slipCost(typed, meant) : Number.POSITIVE_INFINITY;

/** Two words that were written as one. */
function halves(word: string, terms: readonly Term[]): (Term & { cost: number })[] {
  const known = new Map(terms.map((term) => [term.word, term]));
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => at + 2).flatMap((at) => {
    const [first, second] = [known.get(word.slice(0, at)), known.get(word.slice(at))];
    return first === undefined || second === undefined
      ? []
      : [
          {
            word: `${first.word} ${second.word}`,
            shown: `${first.shown} ${second.shown}`,
            df: Math.min(first.df, second.df),
            cost: SPLIT_COST,
          },
        ];
  });
}
