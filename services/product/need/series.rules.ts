import { readTokens, type Token } from '../understanding/tokens.rules.ts';
import type { NeedFamily } from './need-family.types.ts';

/** The series of a good that a need names. `from` and `to` are the place of the words that tell it apart. */
export interface NamedSeries {
  readonly title: string;
  /** More than one when they are called the same. */
  readonly ids: readonly number[];
  readonly from: number;
  readonly to: number;
}

interface Titled {
  readonly data: Pick<NeedFamily['data'], 'title'>;
  readonly family: Pick<NeedFamily['family'], 'series' | 'seriesWords'>;
}

/** The series whose own words stand together in a text: «سری ۲»; the longest ones when there are several. */
export function namedSeries(tokens: readonly Token[], { family, data }: Titled): NamedSeries | null {
  if (!tokens.some(({ word }) => family.seriesWords.has(word))) {
    return null;
  }
  const common = new Set(readTokens(data.title).map(({ word }) => word));
  const found = family.series
    .map(({ id, title }) => {
      const own = readTokens(title).filter(({ word }) => !common.has(word));
      return { id, title, size: own.length, at: placeOf(own, tokens) };
    })
    .filter(({ at }) => at >= 0);
  const size = Math.max(0, ...found.map((one) => one.size));
  const longest = found.filter((one) => one.size === size);
  const [first] = longest;
  return first === undefined
    ? null
    : {
        ids: longest.filter(({ title }) => title === first.title).map(({ id }) => id),
        title: first.title,
        from: tokens[first.at]?.from ?? 0,
        to: tokens[first.at + size - 1]?.to ?? 0,
      };
}

/** Where the words stand in the same order; below zero when nowhere. */
function placeOf(words: readonly Token[], tokens: readonly Token[]): number {
  return words.length === 0
    ? -1
    : tokens.findIndex((_, at) => words.every(({ word }, place) => tokens[at + place]?.word === word));
}
