import type { ServiceContext } from '../../kit/http/service.ts';
import type { KnowledgeCache } from '../understanding/knowledge.cache.ts';
import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { compileKnown, type Known } from './known.rules.ts';
import { selectNeedFamilies } from './need.sql.ts';
import type { NeedFamilyData } from './need-family.types.ts';

/** The catalogue as needs are compared with it. */
export interface KnownCache {
  read(): Promise<Known>;
}

const FAMILIES_AT_ONCE = 400;

/** Compiled once for each state of the knowledge. */
export function createKnownCache({ db }: Pick<ServiceContext, 'db'>, knowledge: KnowledgeCache): KnownCache {
  const compiled = new WeakMap<Knowledge, Promise<Known>>();
  return {
    read: async () => {
      const current = await knowledge.read();
      const known = compiled.get(current) ?? loadKnown({ db }, current);
      compiled.set(current, known);
      known.catch(() => compiled.delete(current));
      return known;
    },
  };
}

async function loadKnown({ db }: Pick<ServiceContext, 'db'>, knowledge: Knowledge): Promise<Known> {
  const families: NeedFamilyData[] = [];
  for (let from = 1; ; ) {
    const some = await selectNeedFamilies(db, from, FAMILIES_AT_ONCE);
    families.push(...some);
    const last = some.at(-1);
    if (last === undefined || some.length < FAMILIES_AT_ONCE) {
      break;
    }
    from = last.id + 1;
  }
  return compileKnown(knowledge, families);
}
