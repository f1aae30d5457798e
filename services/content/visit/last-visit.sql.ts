import type { FavoriteType, LastVisit } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import type { AboutObject } from '../object/object-card.view.ts';
import { type Window, windowOf } from '../window.sql.ts';

type LastVisitRow = Omit<z.input<typeof LastVisit>, 'object'>;

interface VisitFilter {
  readonly userId: number;
  readonly objectType: FavoriteType | null;
}

const matching = ({ userId, objectType }: VisitFilter) =>
  sql`${ownedBy('last_visit.user_id', userId)} and (${objectType}::text is null or object_type = ${objectType})`;

/** One page of a user's recent visits, latest first. */
export async function findLastVisits(
  db: Database,
  filter: VisitFilter,
  window: Window,
): Promise<LastVisitRow[]> {
  const { rows } = await sql<LastVisitRow>`
    select id, object_type as "objectType", object_id as "objectId", visited_at as "visitedAt"
    from content.last_visit
    where ${matching(filter)}
    order by visited_at desc, id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many objects a user has visited. */
export async function countLastVisits(db: Database, filter: VisitFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.last_visit where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A visit to be stored. */
export interface Remembered extends AboutObject {
  readonly visitedAt: Date;
}

/** Stores when a user visited objects; for each object the latest time is kept. */
export async function rememberVisits(
  db: Database,
  userId: number,
  visits: readonly Remembered[],
): Promise<void> {
  await sql`
    insert into content.last_visit (user_id, object_type, object_id, visited_at)
    select ${userId}, given."objectType", given."objectId", max(given."visitedAt")
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      as given("objectType" text, "objectId" int, "visitedAt" timestamptz)
    group by given."objectType", given."objectId"
    on conflict (user_id, object_type, object_id)
      do update set visited_at = greatest(last_visit.visited_at, excluded.visited_at)`.execute(db);
}

/** Deletes one visit of a user; false when it belongs to another user or does not exist. */
export async function deleteLastVisit(db: Database, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from content.last_visit where id = ${id} and ${ownedBy('last_visit.user_id', userId)}
    returning id`.execute(db);
  return rows.length === 1;
}

/** Deletes a user's visits, all or those of a type; returns how many there were. */
export async function deleteLastVisits(db: Database, filter: VisitFilter): Promise<number> {
  const { rows } = await sql`
    delete from content.last_visit where ${matching(filter)} returning id`.execute(db);
  return rows.length;
}
