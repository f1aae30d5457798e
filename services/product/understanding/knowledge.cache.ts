import { setTimeout } from 'node:timers/promises';
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
/** While no notifications come through, it is read again at most this often, and no sooner after a failure. */
const DOUBTFUL_MS = 10_000;
/** The first reading waits for the listener, so that what it reads can be kept. */
const LISTENER_MS = 1_000;
const LISTENER_STEP_MS = 10;
const MEMBERS_AT_ONCE = 400;
const FAMILIES_AT_ONCE = 40;

type Context = Pick<ServiceContext, 'db' | 'clock' | 'log' | 'onListen' | 'onClose'>;

/** Where the knowledge comes from. */
interface KnowledgeSource {
  readonly load: (context: Pick<ServiceContext, 'db'>) => Promise<Knowledge>;
  readonly listen: typeof listen;
}

interface Kept {
  readonly knowledge: Knowledge;
  /** In milliseconds since 1970, as `doubtfulUntil`. */
  readonly until: number;
}

/**
 * Keeps the knowledge in this process until the database notifies a change of base products, their size tables or
 * categories. While it is read again, terms are compared with the former one. It is first read when the services begin
 * to listen: the first visitor of a search would wait for the whole catalogue.
 */
export function createKnowledgeCache(
  context: Context,
  source: KnowledgeSource = { load: loadKnowledge, listen },
): KnowledgeCache {
  const { db, clock, log, onListen, onClose } = context;
  let kept: Kept | undefined;
  let loading: Promise<Knowledge> | undefined;
  let doubtfulUntil = 0;
  let listener: Listener | undefined;
  const versions = new WeakMap<Knowledge, number>();
  let last = 0;
  onClose(async () => listener?.stop());
  const now = () => clock().getTime();
  const openListener = () => {
    const opened = source.listen(db, 'product_knowledge', {
      onNotice: () => {
        const from = opened.generation() === undefined ? doubtfulUntil : 0;
        kept = kept && { ...kept, until: Math.min(kept.until, from) };
      },
    });
    return opened;
  };
  /** A change that was notified meanwhile is read at once. */
  const untilOf = (before: number | undefined, after: number | undefined) => {
    if (before === undefined || after === undefined) {
      return doubtfulUntil;
    }
    return before === after ? now() + RETENTION_MS : 0;
  };
  const load = async () => {
    listener ??= openListener();
    if (kept === undefined) {
      await untilHearing(listener);
    }
    const before = listener.generation();
    try {
      const knowledge = await source.load({ db });
      last += 1;
      versions.set(knowledge, last);
      doubtfulUntil = now() + DOUBTFUL_MS;
      kept = { knowledge, until: untilOf(before, listener.generation()) };
      return knowledge;
    } catch (error) {
      kept = kept && { ...kept, until: now() + DOUBTFUL_MS };
      throw error;
    }
  };
  const reload = () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  onListen(async () => void (await reload()));
  return {
    read: async () => {
      if (kept === undefined) {
        return reload();
      }
      if (now() >= kept.until && loading === undefined) {
        reload().catch((error: unknown) => log.error({ err: error }, 'knowledge of the catalogue not read'));
      }
      return kept.knowledge;
    },
    versionOf: (knowledge) => versions.get(knowledge) ?? 0,
  };
}

/** Until a listener hears, or has not after a while: then what is read without it is doubtful. */
async function untilHearing(listener: Listener): Promise<void> {
  for (
    let waited = 0;
    waited < LISTENER_MS && listener.generation() === undefined;
    waited += LISTENER_STEP_MS
  ) {
    await setTimeout(LISTENER_STEP_MS);
  }
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
