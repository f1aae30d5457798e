import { type Endpoint, encodeQuery } from '@bazaar/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Queries of endpoints that need one: about subjects of which the other side has a record. */
const QUERIES: Readonly<Record<string, RawBuilder<object>>> = {
  'content.listFavoritesByType': sql`select object_type as "objectType" from content.user_favorite where user_id = 1`,
  'content.getFavoriteByObject': sql`
    select object_type as "objectType", object_id as "objectId" from content.user_favorite where user_id = 1`,
  'content.listNotesByObject': sql`
    select object_type as "objectType", object_id as "objectId" from content.note where user_id = 1`,
  'notification.getSubjectConversation': sql`
    select subject_type as "subjectType", subject_id as "subjectId" from notification.conversation as theirs
    where buyer_id = 1 and subject_type <> 'TradeRequest' and not exists (
      select from notification.conversation as mine
      where mine.buyer_id <> 1 and mine.subject_type = theirs.subject_type and mine.subject_id = theirs.subject_id)`,
  'content.getVisitChart': sql`select '2026-10-25' as from, '2026-11-24' as to`,
};

/** A request about the caller's own data: no record id, everything else with its default. */
export async function ownRequest(db: Database, name: string, { service, method, path }: Endpoint) {
  const source = QUERIES[name];
  const found = source === undefined ? undefined : await sql<object>`${source} limit 1`.execute(db);
  const query = encodeQuery(found?.rows[0] ?? {}).toString();
  return { method, url: `/${service}${path}${query === '' ? '' : `?${query}`}` };
}

export interface OwnWrite {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload: object;
}

/** Writes that take no record id. */
export const OWN_WRITES: readonly OwnWrite[] = [
  {
    name: 'merchant.updateCustomerProfile',
    method: 'PUT',
    url: '/merchant/api/v1/customers/profile',
    headers: { 'if-match': '"1"' },
    payload: { kind: 'person', firstName: 'نام', lastName: 'نام خانوادگی' },
  },
  {
    name: 'merchant.inviteMerchantAgent',
    method: 'POST',
    url: '/merchant/api/v1/profile/merchant-agents',
    payload: { mobile: '09121112233', role: 'viewer' },
  },
];

/** Address of the comments under an article where a comment of the other side awaits approval. */
export async function pageWithWaitingComment(db: Database): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    select page_id as id from content.page_comment where user_id = 1 and status = 'pending' limit 1`.execute(
    db,
  );
  return `/content/api/v1/pagecomments/${rows[0]?.id}/active-tree`;
}

/** Something that the other side has written a note about and that can be a favorite. */
export async function objectOfNote(db: Database): Promise<object> {
  const { rows } = await sql<object>`
    select object_type as "objectType", object_id as "objectId" from content.note
    where user_id = 1 and object_type in ('SupplierProduct', 'Supplier', 'Content') order by id limit 1`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) {
    throw new Error('The other side has no note about something that can be a favorite.');
  }
  return found;
}

/** Counts of the other users' records that a request without an id could take or change. */
export async function countOfOthers(db: Database): Promise<string> {
  const { rows } = await sql<{ counts: string }>`
    select concat_ws(' ',
      (select count(*) from content.last_visit where user_id = 1),
      (select count(*) from content.user_favorite where user_id = 1),
      (select count(*) from merchant.customer_agent join merchant.customer on customer.id = customer_id
        where owner_user_id = 1),
      (select count(*) from auth.session where user_id = 1 and revoked_at is null),
      (select md5(string_agg(customer::text, ' ' order by id)) from merchant.customer where owner_user_id = 1)
    ) as counts`.execute(db);
  return rows[0]?.counts ?? '';
}
