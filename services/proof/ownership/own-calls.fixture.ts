import { type Endpoint, encodeQuery } from '@bazaar/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database.ts';

/** Queries of calls that need one: about things that the other side has a record of. */
const QUERIES: Readonly<Record<string, RawBuilder<object>>> = {
  'content.listFavoritesByType': sql`select object_type as "objectType" from content.user_favorite where user_id = 1`,
  'content.getFavoriteByObject': sql`
    select object_type as "objectType", object_id as "objectId" from content.user_favorite where user_id = 1`,
  'content.listNotesByObject': sql`
    select object_type as "objectType", object_id as "objectId" from content.note where user_id = 1`,
  'content.getVisitChart': sql`select '2026-10-25' as from, '2026-11-24' as to`,
};

/** A call of one's own: no id of a record, the rest as it is by default. */
export async function ownRequest(db: Database, name: string, { service, method, path }: Endpoint) {
  const source = QUERIES[name];
  const found = source === undefined ? undefined : await sql<object>`${source} limit 1`.execute(db);
  const query = encodeQuery(found?.rows[0] ?? {}).toString();
  return { method, url: `/${service}${path}${query === '' ? '' : `?${query}`}` };
}

/** How much others have of what a call without an id could take from them. */
export async function countOfOthers(db: Database): Promise<string> {
  const { rows } = await sql<{ counts: string }>`
    select concat_ws(' ',
      (select count(*) from content.last_visit where user_id = 1),
      (select count(*) from content.user_favorite where user_id = 1),
      (select count(*) from auth.session where user_id = 1 and revoked_at is null)
    ) as counts`.execute(db);
  return rows[0]?.counts ?? '';
}
