import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { compileSpellings, type Spelling } from '../understanding/letters.rules.ts';
import { readTokens } from '../understanding/tokens.rules.ts';
import { compileNeedFamily } from './need-family.rules.ts';
import type { NeedFamily, NeedFamilyData } from './need-family.types.ts';
import { collectRivals } from './rival-values.rules.ts';

/** The catalogue as needs are compared with it. */
export interface Known {
  readonly knowledge: Knowledge;
  /** A family prepared for needs, when it is asked for. */
  readonly needOf: (id: number) => NeedFamily | undefined;
  /** All words of names, size tables and descriptions: what is none of them may be misspelled. */
  readonly words: ReadonlySet<string>;
  /** Those without digits, by their length. */
  readonly spellings: ReadonlyMap<number, readonly Spelling[]>;
}

export function compileKnown(knowledge: Knowledge, families: readonly NeedFamilyData[]): Known {
  const data = new Map(families.map((family) => [family.id, family]));
  const known = new Map(knowledge.families.map((family) => [family.id, family]));
  const rivals = collectRivals(knowledge, data);
  const compiled = new Map<number, NeedFamily>();
  const needOf = (id: number) => {
    const [family, own] = [known.get(id), data.get(id)];
    if (family === undefined || own === undefined) {
      return;
    }
    const need = compiled.get(id) ?? compileNeedFamily(family, own, rivals);
    compiled.set(id, need);
    return need;
  };
  const words = wordsOf(knowledge, families);
  return { knowledge, needOf, words, spellings: compileSpellings([...words]) };
}

function wordsOf(knowledge: Knowledge, families: readonly NeedFamilyData[]): Set<string> {
  const texts = new Set(families.flatMap((family) => family.texts));
  const spoken = [...texts].flatMap((text) => readTokens(text, Number.POSITIVE_INFINITY));
  return new Set([
    ...spoken.flatMap(({ word, stem }) => [word, stem]),
    ...knowledge.familiesByWord.keys(),
    ...knowledge.familiesByValue.keys(),
    ...knowledge.hints.keys(),
    ...knowledge.cities,
  ]);
}
