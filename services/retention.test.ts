import { readFileSync } from 'node:fs';
import { toPersianDigits } from '@bazaar/locale';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION } from './app.ts';
import { createDatabase, type Database } from './kit/database/database.ts';
import { isTimed, type RetentionRule } from './kit/retention/retention.ts';
import { applyRetention } from './kit/retention/retention-job.ts';
import { openDemoApp } from './seed/demo-database.fixture.ts';
import type { TestApp } from './testing/test-app.ts';

const DAY_MS = 86_400_000;
const rules = Object.values(RETENTION).flat();
const timed = rules.filter(isTimed);
let test: TestApp;

beforeAll(async () => {
  test = await openDemoApp();
}, 120_000);
afterAll(() => test[Symbol.asyncDispose]());

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

async function findColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select columns.table_schema || '.' || columns.table_name as "table", column_name as name, data_type as type,
      is_nullable = 'YES' as "isNullable"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and columns.table_schema in (select schema from kit.migration)`.execute(
    test.db,
  );
  return rows;
}

describe('the rules of retention', () => {
  it('are one for every table of the database, in the list of its owner', async () => {
    const tables = [...new Set((await findColumns()).map(({ table }) => table))];

    expect(tables.length).toBeGreaterThan(100);
    expect(rules.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
    for (const [owner, own] of Object.entries(RETENTION)) {
      expect(own.filter(({ table }) => !table.startsWith(`${owner}.`))).toEqual([]);
    }
  });

  it('name columns that exist: instants or days to count from, and empty only what may be empty', async () => {
    const columns = await findColumns();
    const find = (table: string, name: string) =>
      columns.find((column) => column.table === table && column.name === name);

    expect(timed.length).toBeGreaterThan(15);
    for (const rule of timed) {
      const counted = rule.after.map((name) => find(rule.table, name)?.type);
      expect([
        rule.table,
        counted.filter((type) => !/^(?:timestamp with time zone|date)$/.test(type ?? '')),
      ]).toEqual([rule.table, []]);
      expect(rule.does === 'empty').toBe(rule.columns !== undefined);
      for (const name of rule.columns ?? []) {
        expect([rule.table, name, find(rule.table, name)?.isNullable]).toEqual([rule.table, name, true]);
      }
      for (const name of Object.keys(rule.only ?? {})) {
        expect([rule.table, name, find(rule.table, name) !== undefined]).toEqual([rule.table, name, true]);
      }
    }
  });

  it('follow a table that has a rule, or a job that a service runs', async () => {
    const { body } = await test.app.inject('/metrics');
    const kinds = new Set(
      [...body.matchAll(/^bazaar_jobs_set_aside\{kind="([^"]+)"\}/gm)].map(([, kind]) => kind),
    );
    const followed = rules.flatMap((rule) => (rule.does === 'follow' ? [rule.what] : []));
    const known = (what: string) => kinds.has(what) || rules.some(({ table }) => table === what);

    expect(followed.length).toBeGreaterThan(4);
    expect(followed.filter((what) => !known(what))).toEqual([]);
    const owners = Object.entries(RETENTION).filter(([, own]) => own.some(isTimed));
    expect(owners.filter(([owner]) => !kinds.has(`${owner}.retention`))).toEqual([]);
  });
});

/** Periods that the privacy page of the site tells, by the table that has them. */
const TOLD: Readonly<Record<string, string>> = {
  'auth.one_time_code': 'کد یک‌بارمصرف و نشانی شبکه آن',
  'auth.session': 'نشست پایان‌یافته',
  'auth.device': 'دستگاه شناخته‌شده',
  'content.visit': 'بازدیدها',
  'content.last_visit': 'بازدیدها',
  'content.contact_reveal': 'زمان دیدن شماره آگهی',
  'content.advertisement_report': 'گزارش رسیدگی‌شده',
  'content.comment_report': 'گزارش رسیدگی‌شده',
  'merchant.supplier_report': 'گزارش تأمین‌کننده یا گفت‌وگو',
  'notification.report': 'گزارش تأمین‌کننده یا گفت‌وگو',
  'content.feedback': 'راه تماس یک بازخورد',
  'trade.request': 'نشانی و توضیح پیش‌نویس رهاشده',
};

it.each(Object.entries(TOLD))('the privacy page tells how long %s is kept', (table, words) => {
  const page = readFileSync(new URL('content/seed/static-pages/privacy.md', import.meta.url), 'utf8');
  const days = timed.find((rule) => rule.table === table)?.days;

  expect(page).toMatch(new RegExp(`^\\| ${words} +\\| ${toPersianDigits(days ?? 0)} روز`, 'm'));
});

describe('the job that keeps them', () => {
  it('ends every row whose time is over, and no other, with the rights of the services', async () => {
    const running = createDatabase(test.runningUrl, { connections: 1 });
    await givenRows(test.db);
    try {
      const early = await countAll(test.db, test.clock());
      await applyRetention(running, rules, { now: test.clock() });
      const first = await countAll(test.db, test.clock());
      const later = new Date(test.clock().getTime() + 3_650 * DAY_MS);
      const before = await countAll(test.db, later);
      await applyRetention(running, rules, { now: later });

      expect(first).toEqual(early.map((count) => ({ ...count, over: 0, rows: count.rows - lost(count) })));
      expect(await countAll(test.db, later)).toEqual(
        before.map((count) => ({ ...count, over: 0, rows: count.rows - lost(count) })),
      );
      expect(before.filter(({ over }) => over > 0).length).toBeGreaterThan(6);
    } finally {
      await running.destroy();
    }
  });
});

/** Rows of tables that the demo leaves empty. */
async function givenRows(db: Database): Promise<void> {
  await sql`
    insert into content.contact_reveal (advertisement_id, user_id, revealed_at)
    select id, 1, now() from content.advertisement limit 1`.execute(db);
  await sql`
    insert into merchant.supplier_report (supplier_id, user_id, reason, text, created_at)
    select id, 1, 'other', 'متن', now() from merchant.supplier limit 1`.execute(db);
  await sql`
    insert into kit.idempotency_key (user_id, route, key, request_hash, created_at)
    values (1, 'POST /x', gen_random_uuid(), 'h', now())`.execute(db);
  await sql`
    insert into content.feedback (kind, subject, text, contact, tracking_code, status, created_at)
    values ('Question', 'متن', 'متن', 'a@example.ir', 'BZ-OLD-1', 'Registered', now())`.execute(db);
  await sql`insert into auth.demo_message (mobile, text, code, sent_at) values ('x', 'x', '', now())`.execute(
    db,
  );
}

interface Count {
  readonly table: string;
  readonly does: RetentionRule['does'];
  readonly rows: number;
  /** Rows whose time is over, by a query of this test. */
  readonly over: number;
}

const lost = ({ does, over }: Count) => (does === 'delete' ? over : 0);

function countAll(db: Database, now: Date): Promise<Count[]> {
  return Promise.all(
    timed.map(async ({ table, does, days, after, columns = [], only = {} }) => {
      const before = new Date(now.getTime() - days * DAY_MS).toISOString();
      const isOld = `least(${after.join(', ')}) < '${before}'`;
      const isChosen = Object.entries(only).map(([name, value]) => `${name} = '${value}'`);
      const isFilled = does === 'empty' ? [`num_nonnulls(${columns.join(', ')}) > 0`] : [];
      const condition = [isOld, ...isChosen, ...isFilled].join(' and ');
      const { rows } = await sql<Pick<Count, 'rows' | 'over'>>`
        select count(*)::int as rows, (count(*) filter (where ${sql.raw(condition)}))::int as over
        from ${sql.table(table)}`.execute(db);
      return { table, does, rows: rows[0]?.rows ?? 0, over: rows[0]?.over ?? 0 };
    }),
  );
}
