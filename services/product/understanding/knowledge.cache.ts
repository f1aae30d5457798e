import { type Listener, listen } from '../../kit/database/listen.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { compileKnowledge, type FamilyData, type Knowledge } from './knowledge.rules.ts';
import {
  type FamilyRow,
  selectCategories,
  selectCities,
  selectFamilies,
  selectTables,
} from './knowledge.sql.ts';
import type { TableData } from './size-table.rules.ts';

/** What is known of the catalogue, as terms are compared with it. */
export interface KnowledgeCache {
  read(): Promise<Knowledge>;
}

/** Where notifications do not come through, the knowledge is at most this old. */
const RETENTION_MS = 300_000;
const FAMILIES_AT_ONCE = 400;
const TABLES_AT_ONCE = 40;

/**
 * Keeps the knowledge in this process until the database notifies a change of base products, their size tables or
 * categories. While it is read again, terms are compared with the former one.
 */
export function createKnowledgeCache(
  context: Pick<ServiceContext, 'db' | 'clock' | 'onClose'>,
): KnowledgeCache {
  const { db, clock, onClose } = context;
  let kept: { readonly knowledge: Knowledge; readonly until: number } | undefined;
  let loading: Promise<Knowledge> | undefined;
  let listener: Listener | undefined;
  onClose(async () => listener?.stop());
  const load = async () => {
    const before = listener?.generation();
    const knowledge = await loadKnowledge({ db });
    const isCurrent = before !== undefined && before === listener?.generation();
    kept = { knowledge, until: clock().getTime() + (isCurrent ? RETENTION_MS : 0) };
    return knowledge;
  };
  const reload = () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    read: async () => {
      listener ??= listen(db, 'product_knowledge', () => {
        kept = kept && { ...kept, until: 0 };
      });
      if (kept === undefined) {
        return reload();
      }
      if (clock().getTime() >= kept.until) {
        reload().catch(() => undefined);
      }
      return kept.knowledge;
    },
  };
}

/** Reads a part of the catalogue at a time, so that no query is long and other requests are served between them. */
async function loadKnowledge({ db }: Pick<ServiceContext, 'db'>): Promise<Knowledge> {
  const [categories, cities] = await Promise.all([selectCategories(db), selectCities(db)]);
  const rows: FamilyRow[] = [];
  for (let from = 1; ; ) {
    const some = await selectFamilies(db, from, FAMILIES_AT_ONCE);
    rows.push(...some);
    const last = some.at(-1);
    if (last === undefined || some.length < FAMILIES_AT_ONCE) {
      break;
    }
    from = last.id + 1;
  }
  const tables = await loadTables({ db }, rows);
  const families = rows.flatMap(({ tableKey, ...row }): FamilyData[] => {
    const table = tables.get(tableKey);
    return table === undefined ? [] : [{ ...row, table }];
  });
  return compileKnowledge({ families, categories, cities });
}

/** One table for each key. */
async function loadTables(
  { db }: Pick<ServiceContext, 'db'>,
  rows: readonly FamilyRow[],
): Promise<Map<string, TableData>> {
  const keyOf = new Map<number, string>();
  const firsts = new Map(rows.toReversed().map(({ tableKey, id }) => [tableKey, id]));
  for (const [key, id] of firsts) {
    keyOf.set(id, key);
  }
  const ids = [...keyOf.keys()];
  const tables = new Map<string, TableData>();
  for (let at = 0; at < ids.length; at += TABLES_AT_ONCE) {
    for (const { familyId, columns, variants } of await selectTables(
      db,
      ids.slice(at, at + TABLES_AT_ONCE),
    )) {
      tables.set(keyOf.get(familyId) ?? '', { columns, variants });
    }
  }
  return tables;
}
