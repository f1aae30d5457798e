import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { compileNeedFamily, type NeedFamily, type NeedFamilyData } from './need-family.rules.ts';

/** The catalogue as needs are compared with it. */
export interface Known {
  readonly knowledge: Knowledge;
  readonly needs: ReadonlyMap<number, NeedFamily>;
  /** All words of names, size tables and descriptions: what is none of them may be misspelled. */
  readonly words: ReadonlySet<string>;
}

export function compileKnown(knowledge: Knowledge, families: readonly NeedFamilyData[]): Known {
  const data = new Map(families.map((family) => [family.id, family]));
  const needs = new Map(
    knowledge.families.flatMap((family) => {
      const own = data.get(family.id);
      return own === undefined ? [] : [[family.id, compileNeedFamily(family, own)] as const];
    }),
  );
  const words = new Set([
    ...[...needs.values()].flatMap(({ talk }) => [...talk]),
    ...knowledge.familiesByWord.keys(),
    ...knowledge.familiesByValue.keys(),
    ...knowledge.hints,
    ...knowledge.cities,
  ]);
  return { knowledge, needs, words };
}
