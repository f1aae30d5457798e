import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { insertAuditEvents, linkAuditEvents, type StoredEntry } from './audit.sql.ts';
import { operateAudit } from './operate-audit.commands.ts';

const SESSION = '7b0a7a1e-6f7e-4a57-9e3f-0d6f5a2f9c11';
const ENTRY: StoredEntry = {
  ...{ role: 'operator', act: 'readRequest', subjectKind: 'user', subjectId: 1, isBusiness: true },
  ...{ thingKind: 'TradeRequest', thingId: '7' },
};

let test: TestApp;
/** As the role that runs the services. */
let running: Database;

beforeAll(async () => {
  test = await createTestApp();
  running = createDatabase(test.runningUrl, { connections: 2 });
});
afterAll(async () => {
  await running?.destroy();
  await test?.[Symbol.asyncDispose]();
});

async function note(db: Database, entry: Partial<StoredEntry>, at = test.clock()): Promise<void> {
  const actor = {
    ...{ userId: 9, supplierId: null, sessionId: SESSION },
    ...{ network: '192.0.2.0/24', requestId: '0af7651916cd43dd8448eb211c80319c' },
  };
  await insertAuditEvents(db, { at, actor, entries: [{ ...ENTRY, ...entry }] });
}

async function countOf(subjectId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from kit.audit_event where subject_id = ${subjectId}`.execute(test.db);
  return rows[0]?.count ?? 0;
}

async function operate(db: Database, now: Date, words: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of operateAudit({ db, now }, words)) {
    lines.push(line);
  }
  return lines;
}

const linesOf = (...words: string[]) => operate(running, test.clock(), words);

async function linkAll(): Promise<void> {
  while ((await linkAuditEvents(running, 3)) > 0) {
    // The next three.
  }
}

describe('what is noted', () => {
  it('is gone with a transaction that rolls back, and stays with one that commits', async () => {
    const failing = running.transaction().execute(async (transaction) => {
      await note(transaction, { act: 'ruleOnRequest', subjectId: 21 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await countOf(21)).toBe(0);

    await running.transaction().execute((transaction) => note(transaction, { subjectId: 21 }));
    expect(await countOf(21)).toBe(1);
  });

  it('has a read of a session once an hour, and each change', async () => {
    const later = (minutes: number) => new Date(test.clock().getTime() + minutes * 60_000);
    await note(running, { subjectId: 22 });
    await note(running, { subjectId: 22 }, later(59));
    expect(await countOf(22)).toBe(1);
    await note(running, { subjectId: 22 }, later(61));
    await note(running, { subjectId: 22, thingId: '8' });
    expect(await countOf(22)).toBe(3);
    await note(running, { subjectId: 22, act: 'ruleOnRequest' });
    await note(running, { subjectId: 22, act: 'ruleOnRequest' });
    expect(await countOf(22)).toBe(5);
  });

  it.each([
    ['a whole address', { network: '192.0.2.17' }],
    ['a text', { act: 'saw 0912 000 0001' }],
  ])('never has %s', async (_, wrong) => {
    const actor = { userId: 9, supplierId: null, sessionId: null, network: null, requestId: null, ...wrong };
    const entry = { ...ENTRY, ...wrong } as StoredEntry;

    await expect(
      insertAuditEvents(running, { at: test.clock(), actor, entries: [entry] }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['update', sql`update kit.audit_event set act = 'readFile'`],
    ['delete', sql`delete from kit.audit_event`],
    ['truncate', sql`truncate kit.audit_event cascade`],
    ['update of a link', sql`update kit.audit_link set hash = sha256('')`],
    ['delete of a link', sql`delete from kit.audit_link`],
  ])('refuses the %s of the services and of the owner', async (_, statement: RawBuilder<unknown>) => {
    await note(running, { subjectId: 23 });
    await linkAll();

    await expect(statement.execute(running)).rejects.toMatchObject({ code: '42501' });
    await expect(statement.execute(test.db)).rejects.toMatchObject({ code: '23001' });
  });

  it('cannot be written by the services but by the function', async () => {
    const insert = sql`insert into kit.audit_unlinked (event_id) select min(id) from kit.audit_event`;

    await expect(insert.execute(running)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('npm run audit', () => {
  it('exports the events of a time in UTC, of all or of one subject, as JSON lines and as CSV', async () => {
    await note(running, { subjectId: 24 }, new Date('2025-03-01T20:30:00.250Z'));
    await note(running, { subjectId: 25 }, new Date('2025-03-02T00:00:00Z'));
    const day = ['export', '--from', '2025-03-01', '--to', '2025-03-02'];
    const [line = '', ...others] = await linesOf(...day);

    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      ...{ at: '2025-03-01T20:30:00.250Z', actorRole: 'operator', actorUserId: 9, act: 'readRequest' },
      ...{ subjectKind: 'user', subjectId: 24, thingKind: 'TradeRequest', thingId: '7', sessionId: SESSION },
      ...{ network: '192.0.2.0/24', requestId: '0af7651916cd43dd8448eb211c80319c' },
    });
    expect(await linesOf(...day, '--subject', 'user:25')).toEqual([]);
    const csv = await linesOf(...day, '--subject', 'user:24', '--csv');
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain(
      `,2025-03-01T20:30:00.250Z,operator,9,,readRequest,user,24,true,TradeRequest,7,`,
    );
  });

  it.each([
    [[]],
    [['export', '--from', 'yesterday', '--to', '2025-03-02']],
    [['export', '--from', '2025-03-01T10:00:00+03:30', '--to', '2025-03-02']],
    [['export', '--from', '2025-03-01', '--to', '2025-03-02', '--subject', 'company:1']],
    [['verify', '--end', '3']],
  ])('refuses what it cannot read in one line (%#)', async (words) => {
    await expect(linesOf(...words)).rejects.toMatchObject({ name: 'AuditProblem' });
  });

  it('verifies that every event is what was linked, and finds the changed, the removed and the cut off', async () => {
    await linkAll();
    const [verified = ''] = await linesOf('verify');
    const end = /(\d+):[0-9a-f]{64}$/.exec(verified) ?? [];
    expect(Number(end[1])).toBeGreaterThan(5);
    await note(running, { subjectId: 26 });
    await linkAll();
    expect(await linesOf('verify', '--end', end[0] ?? '')).toHaveLength(1);

    await tampered(
      sql`update kit.audit_event set subject_id = 27 where subject_id = 26`,
      /is not what was linked/,
    );
    await tampered(sql`delete from kit.audit_event where subject_id = 26`, /was removed/);
    await tampered(
      sql`delete from kit.audit_link where event_id in (select id from kit.audit_event where subject_id = 22)`,
      /is missing/,
    );
    await tampered(sql`delete from kit.audit_link where place >= ${Number(end[1])}`, /links were removed/, [
      '--end',
      end[0] ?? '',
    ]);
    await tampered(sql`delete from kit.audit_link where place > ${Number(end[1])}`, /has no link/);
  });
});

/** Changes the tables as somebody could who owns the database, verifies, and takes the change back. */
async function tampered(change: RawBuilder<unknown>, fault: RegExp, options: string[] = []): Promise<void> {
  const transaction = await test.db.startTransaction().execute();
  try {
    // Triggers and foreign keys do not see what a superuser does in this mode.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await change.execute(transaction);
    const now = new Date(test.clock().getTime() + 2 * 3_600_000);
    await expect(operate(transaction, now, ['verify', ...options])).rejects.toThrow(fault);
  } finally {
    await transaction.rollback().execute();
  }
}
