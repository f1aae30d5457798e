import { type Listener, listen } from '../../kit/database/listen.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { compileKnowledge, type FamilyData, type Knowledge } from './knowledge.rules.ts';
import {
  type MemberRow,
  selectCategories,
  selectCities,
  selectFamilies,
  selectMembers,
} from './knowledge.sql.ts';

/** What is known of the catalogue, as terms are compared with it. */
export interface KnowledgeCache {
  read(): Promise<Knowledge>;
  /** Differs when what was read differs: an answer that was made with the one is none of the other. */
  versionOf(knowledge: Knowledge): number;
}

/** Where notifications do not come through, the knowledge is at most this old. */
const RETENTION_MS = 300_000;
const MEMBERS_AT_ONCE = 400;
const FAMILIES_AT_ONCE = 40;

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
  const versions = new WeakMap<Knowledge, number>();
  let last = 0;
  onClose(async () => listener?.stop());
  const load = async () => {
    const before = listener?.generation();
    const knowledge = await loadKnowledge({ db });
    last += 1;
    versions.set(knowledge, last);
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
    versionOf: (knowledge) => versions.get(knowledge) ?? 0,
  };
}

/** Reads a part of the catalogue at a time, so that no query is long and other requests are served between them. */
async function loadKnowledge({ db }: Pick<ServiceContext, 'db'>): Promise<Knowledge> {
  const [categories, cities] = await Promise.all([selectCategories(db), selectCities(db)]);
  const members: MemberRow[] = [];
  for (let from = 1; from > 0; ) {
    const some = await selectMembers(db, from, MEMBERS_AT_ONCE);
    members.push(...some);
    from = some.length < MEMBERS_AT_ONCE ? 0 : (some.at(-1)?.id ?? 0) + 1;
  }
  const groups = [...Map.groupBy(members, ({ key }) => key).values()];
  const seriesOf = new Map(
    groups.map(([first, ...others]) => [first?.id, others.map(({ id, title }) => ({ id, title }))]),
  );
  const ids = groups.flatMap(([first]) => first?.id ?? []);
  const families: FamilyData[] = [];
  for (let at = 0; at < ids.length; at += FAMILIES_AT_ONCE) {
    const rows = await selectFamilies(db, ids.slice(at, at + FAMILIES_AT_ONCE));
    families.push(
      ...rows.map(({ columns, variants, ...row }) => ({
        ...{ ...row, table: { columns, variants } },
        series: seriesOf.get(row.id) ?? [],
      })),
    );
  }
  return compileKnowledge({ families, categories, cities });
}
