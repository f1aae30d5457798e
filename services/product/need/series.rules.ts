import type { Query } from '../understanding/fit.rules.ts';
import { readTokens } from '../understanding/tokens.rules.ts';
import type { NeedFamily } from './need-family.rules.ts';

type Titled = Pick<NeedFamily, 'data'> & {
  readonly family: Pick<NeedFamily['family'], 'id' | 'series' | 'seriesWords'>;
};

/**
 * The base products of a family that a need asks for: the family and all its series, because they differ in their titles
 * only; or the series that the need names with all the words that tell it apart.
 */
export function baseIdsOf({ family, data }: Titled, { tokens }: Pick<Query, 'tokens'>): number[] {
  const { id, series, seriesWords } = family;
  const all = [id, ...series.map((own) => own.id)];
  const asked = new Set(tokens.map(({ word }) => word));
  if (![...asked].some((word) => seriesWords.has(word))) {
    return all;
  }
  const common = new Set(readTokens(data.title).map(({ word }) => word));
  const named = series.filter(({ title }) => {
    const telling = readTokens(title).filter(({ word }) => !common.has(word));
    return telling.length > 0 && telling.every(({ word }) => asked.has(word));
  });
  return named.length === 0 ? all : named.map((own) => own.id);
}
