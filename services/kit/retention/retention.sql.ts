import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { TimedRule } from './retention.ts';

const DAY_MS = 86_400_000;

interface Pass {
  readonly now: Date;
  /** Rows at most. */
  readonly limit: number;
}

/** Ends rows whose time is over, at most `limit` of them; returns how many it ended. Rows that others hold are left for later. */
export async function endRows(db: Database, rule: TimedRule, { now, limit }: Pass): Promise<number> {
  const table = sql.table(rule.table);
  const ended = sql`
    select held.ctid from ${table} as held where ${isOver(rule, now)} limit ${limit} for update of held skip locked`;
  const { rows } = await sql`
    ${changeOf(rule)} where ctid = any(array(${ended})) returning 1 as one`.execute(db);
  return rows.length;
}

function changeOf({ table, does, columns = [] }: TimedRule): RawBuilder<unknown> {
  const emptied = columns.map((column) => sql`${sql.ref(column)} = null`);
  return does === 'delete'
    ? sql`delete from ${sql.table(table)}`
    : sql`update ${sql.table(table)} set ${sql.join(emptied)}`;
}

/** An instant is sent as text, so that a column of days is compared by its day. */
function isOver({ does, days, after, columns = [], only = {}, unlessIn }: TimedRule, now: Date) {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  const conditions = [
    anyOf(after.map((column) => sql`held.${sql.ref(column)} < ${before}`)),
    ...Object.entries(only).map(([column, value]) => sql`held.${sql.ref(column)} = ${value}`),
    ...(does === 'empty' ? [anyOf(columns.map((column) => sql`held.${sql.ref(column)} is not null`))] : []),
    ...(unlessIn === undefined ? [] : [isUnused(unlessIn)]),
  ];
  return sql.join(conditions, sql` and `);
}

function isUnused({ table, column }: NonNullable<TimedRule['unlessIn']>): RawBuilder<unknown> {
  return sql`not exists (
    select from ${sql.table(table)} as other where other.${sql.ref(column)} = held.${sql.ref(column)})`;
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
