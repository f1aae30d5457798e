import type { CategoryType } from '@bazaar/contracts/product';
import type { Measure } from './need-measures.rules.ts';
import { cutText, isTelling, keyOf, type Piece } from './need-words.rules.ts';

/** Words of a need to search for, and the weight of their results. */
export interface NeedTerm {
  text: string;
  weight: number;
}

/** A category, with what the choice needs. */
export interface CategoryChoice {
  id: number;
  title: string;
  slug: string;
  categoryType: CategoryType | null;
}

/** The search results of one term. */
export interface TermFindings {
  term: NeedTerm;
  /** Categories whose own names match, best first. */
  named: readonly CategoryChoice[];
  /** Categories of the items found, with the number of those items. */
  holding: readonly (CategoryChoice & { count: number })[];
  totalCount: number;
  /** Cities of the suppliers of those items. */
  cities: readonly string[];
  /** True when the results are for a corrected spelling, not for the term itself. */
  isGuess: boolean;
}

export interface CategoryVote extends CategoryChoice {
  score: number;
}

const MAX_SINGLES = 4;
/** The search accepts no longer term. */
const MAX_TERM_LENGTH = 120;
const NAME_WEIGHT = 3;
const SAME_NAME_WEIGHT = 5;
const ITEMS_WEIGHT = 2;
const GUESS_FACTOR = 0.3;

/**
 * The terms to search for: the first words together, since people begin with the item's name, and the first words
 * one by one. A number or a comma ends that name; the words after it describe properties.
 */
export function termsOf(pieces: readonly Piece[], measures: readonly Measure[]): NeedTerm[] {
  const isMeasured = (at: number) => measures.some(({ start, end }) => at >= start && at < end);
  const words = pieces
    .map((piece, at) => ({ piece, at }))
    .filter(({ piece, at }) => isTelling(piece) && !isMeasured(at));
  const begin = words[0]?.at ?? 0;
  const end = pieces.findIndex(({ kind }, at) => at > begin && kind !== 'word');
  const opening = words.filter(({ at }) => end < 0 || at < end).map(({ piece }) => piece.raw);
  const together = [3, 2]
    .filter((length) => opening.length >= length)
    .map((length) => ({ text: termText(opening.slice(0, length).join(' ')), weight: length ** 2 }));
  const singles = words
    .slice(0, MAX_SINGLES)
    .map(({ piece }, place) => ({ text: termText(piece.raw), weight: 1 / (1 + place) }));
  return [...together, ...singles];
}

/** A text cut to the length that the search accepts. */
function termText(text: string): string {
  return cutText(text, MAX_TERM_LENGTH).trim();
}

/** A need with a number of pieces or a weight means a product rather than a service. */
const AMOUNT_FACTOR = 1.5;

/**
 * Counts the votes of all results: a category gets votes for its name and for its items. The name of a city says
 * where and not what, so it gives no votes; results for a corrected spelling count by name only.
 */
export function voteForCategories(findings: readonly TermFindings[], hasAmount: boolean): CategoryVote[] {
  const votes = new Map<number, CategoryVote>();
  const vote = (category: CategoryChoice, score: number) => {
    const factor = hasAmount && category.categoryType === 'Product' ? AMOUNT_FACTOR : 1;
    const before = votes.get(category.id)?.score ?? 0;
    votes.set(category.id, { ...pick(category), score: before + score * factor });
  };
  for (const finding of findings.filter((candidate) => !isCity(candidate))) {
    const { term, named, holding, totalCount, isGuess } = finding;
    const weight = term.weight * (isGuess ? GUESS_FACTOR : 1);
    named.forEach((category, place) => {
      const isSame = keyOf(category.title) === keyOf(term.text);
      vote(category, weight * (isSame ? SAME_NAME_WEIGHT : NAME_WEIGHT / (1 + place)));
    });
    for (const category of isGuess ? [] : holding) {
      vote(category, (weight * ITEMS_WEIGHT * category.count) / Math.max(totalCount, 1));
    }
  }
  return [...votes.values()].toSorted((one, other) => other.score - one.score);
}

function pick({ id, title, slug, categoryType }: CategoryChoice): CategoryChoice {
  return { id, title, slug, categoryType };
}

function isCity({ term, named, cities }: TermFindings): boolean {
  const key = keyOf(term.text);
  return named.length === 0 && cities.some((city) => keyOf(city) === key);
}

/** A child with at least this share of its parent's votes is preferred, because it is more specific. */
const NEARLY_ALL = 0.6;

/** The category of a need: the one with the most votes, or its child when that has nearly as many. */
export function preferChild(
  votes: readonly CategoryVote[],
  parentOf: ReadonlyMap<number, number | null>,
): CategoryVote | null {
  const [first, ...others] = votes;
  if (first === undefined) {
    return null;
  }
  const child = others.find(
    ({ id, score }) => parentOf.get(id) === first.id && score >= first.score * NEARLY_ALL,
  );
  return child ?? first;
}

/** The words of a need that led to a category, because they found it or its items. */
export function understoodWords(findings: readonly TermFindings[], categoryId: number): ReadonlySet<string> {
  const led = findings.filter(
    ({ named, holding, isGuess }) => !isGuess && [...named, ...holding].some(({ id }) => id === categoryId),
  );
  return new Set(led.flatMap(({ term }) => term.text.split(' ')));
}
