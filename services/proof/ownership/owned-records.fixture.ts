import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';

/** Where records of a kind are, and whose they are. */
export interface OwnedTable {
  readonly table: string;
  /** Column with the owner's id: a user's, or a supplier's. */
  readonly owner: string;
  readonly ownedBy: 'user' | 'supplier';
  /** Column that callers name the record by; `id` unless said. */
  readonly id?: string;
  /** Keeps to some records, in SQL. */
  readonly where?: string;
}

/** Every kind that an endpoint's `owned` may name. */
export const OWNED_TABLES: Readonly<Record<string, OwnedTable>> = {
  UserFavorite: { table: 'content.user_favorite', owner: 'user_id', ownedBy: 'user' },
};

type Id = string | number;

/** The records of one owner, earliest first. */
export async function findIds(db: Database, kind: OwnedTable, ownerId: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select ${sql.ref(kind.id ?? 'id')} as id from ${sql.table(kind.table)}
    where ${sql.ref(kind.owner)} = ${ownerId} and ${sql.raw(kind.where ?? 'true')}
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives a record to another owner, so that two people have records of each kind. */
export async function giveAway(
  db: Database,
  kind: OwnedTable,
  { id, to }: { readonly id: Id; readonly to: number },
): Promise<void> {
  await sql`
    update ${sql.table(kind.table)} set ${sql.ref(kind.owner)} = ${to}
    where ${sql.ref(kind.id ?? 'id')} = ${id}`.execute(db);
}

/** A record as it is, to see whether it has changed. */
export async function snapshot(db: Database, kind: OwnedTable, id: Id): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(record)::text as row from ${sql.table(kind.table)} as record
    where ${sql.ref(`record.${kind.id ?? 'id'}`)}::text = ${String(id)}`.execute(db);
  return rows.map(({ row }) => row).join('\n');
}
