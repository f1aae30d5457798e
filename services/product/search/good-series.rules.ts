import type { Query } from '../understanding/fit.rules.ts';
import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { wordsOf } from '../understanding/names.rules.ts';
import { readTokens } from '../understanding/tokens.rules.ts';
import { lackValue, type RankedGood, RESULT_CLASS } from './ranked-good.rules.ts';

interface InSeries {
  readonly knowledge: Knowledge;
  readonly query: Query;
}

/** The series of a family stand together; those whose titles have the words that tell them apart come first. */
export function withSeries(good: RankedGood, { knowledge, query }: InSeries): RankedGood[] {
  const family = good.kind === 'baseProduct' ? knowledge.familyOf.get(good.id) : undefined;
  if (family === undefined || family.series.length === 0) {
    return [good];
  }
  const telling = query.mentions.flatMap(({ at, tokens }, place) => {
    const words = tokens.map(({ word }) => word);
    return words.some((word) => family.seriesWords.has(word)) && !good.missing.includes(place)
      ? [{ place, words, at }]
      : [];
  });
  const others = family.series.map(({ id, title }) => {
    const own = telling.length === 0 ? new Set<string>() : wordsOf(readTokens(title));
    return lackingToo(
      { ...good, id },
      telling.filter(({ words }) => !words.every((word) => own.has(word))),
    );
  });
  return [lackingToo(good, telling), ...others];
}

/** A series that lacks words which another one has. */
function lackingToo(good: RankedGood, lacks: readonly { readonly place: number }[]): RankedGood {
  return lacks.length === 0
    ? good
    : {
        ...{ ...good, missing: [...good.missing, ...lacks.map(({ place }) => place)] },
        ...{ class: RESULT_CLASS.partial, value: lackValue(lacks.length) + good.value },
      };
}
