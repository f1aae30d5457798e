import type { ConversationSubject } from '@bazaar/contracts/notification';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { isMySeat, type Side, type Sitter } from './participant.sql.ts';

/** A thread from the caller's seat. */
export interface ThreadRow {
  readonly id: number;
  readonly seatId: number;
  readonly side: Side;
  readonly subjectType: ConversationSubject;
  readonly subjectId: number;
  readonly subject: string;
  readonly buyerId: number;
  readonly supplierId: number;
  readonly buyerName: string;
  readonly supplierName: string;
  readonly lastMessageId: number;
  readonly unreadCount: number;
  readonly isBlocked: boolean;
  readonly createdAt: string;
}

const COLUMNS = sql`
  conversation.id, seat.id as "seatId", case when seat.user_id is null then 'supplier' else 'buyer' end as side,
  conversation.subject_type as "subjectType", conversation.subject_id as "subjectId", conversation.subject,
  conversation.buyer_id as "buyerId", conversation.supplier_id as "supplierId",
  conversation.buyer_name as "buyerName", conversation.counterpart_name as "supplierName",
  conversation.last_message_id as "lastMessageId", seat.unread_count as "unreadCount",
  exists (
    select from notification.block
    where block.user_id = conversation.buyer_id and block.supplier_id = conversation.supplier_id) as "isBlocked",
  conversation.created_at as "createdAt"`;

export interface ThreadFilter {
  readonly sitter: Sitter;
  readonly term: string | undefined;
  readonly isUnread: boolean | undefined;
  readonly subjectType: ConversationSubject | undefined;
  readonly side: Side | undefined;
}

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of the threads that the caller has not left, with the number of all; those with unread messages first. */
export async function findThreads(
  db: Database,
  filter: ThreadFilter,
  { pageNumber, pageSize }: Window,
): Promise<{ readonly rows: ThreadRow[]; readonly totalCount: number }> {
  const matching = sql`
    from notification.participant as seat
    join notification.conversation on conversation.id = seat.conversation_id
    join notification.message as latest on latest.id = conversation.last_message_id
    where ${isMySeat(filter.sitter)} and seat.left_at is null
      and (${filter.subjectType ?? null}::text is null or conversation.subject_type = ${filter.subjectType ?? null})
      and (${filter.isUnread ?? null}::boolean is null or (seat.unread_count > 0) = ${filter.isUnread ?? null})
      and (${filter.side ?? null}::text is null
        or ${filter.side ?? null} = case when seat.user_id is null then 'supplier' else 'buyer' end)
      and (kit.search_query(${filter.term ?? ''}) is null
        or kit.search_vector(concat_ws(' ', conversation.subject, conversation.counterpart_name,
          conversation.buyer_name, latest.text)) @@ kit.search_query(${filter.term ?? ''}))`;
  const page = await sql<ThreadRow>`
    select ${COLUMNS} ${matching}
    order by (seat.unread_count > 0) desc, conversation.last_message_at desc, conversation.id desc
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  const count = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db);
  return { rows: page.rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** A thread in which the caller has a seat, or null. */
export async function findThread(db: Database, id: number, sitter: Sitter): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    select ${COLUMNS}
    from notification.participant as seat
    join notification.conversation on conversation.id = seat.conversation_id
    where conversation.id = ${id} and ${isMySeat(sitter)}`.execute(db);
  return rows[0] ?? null;
}

/** Marks everything up to a message as read by a seat; the latest when none is named. */
export async function markRead(
  db: Database,
  thread: ThreadRow,
  { upTo, now }: { readonly upTo: number | null; readonly now: Date },
): Promise<void> {
  await sql`select from notification.conversation where id = ${thread.id} for update`.execute(db);
  await sql`
    update notification.message set read_at = ${now}
    where conversation_id = ${thread.id} and sender_kind <> ${thread.side} and read_at is null
      and (${upTo}::int is null or id <= ${upTo})`.execute(db);
  await sql`
    with read as (
      select max(id) as id from notification.message
      where conversation_id = ${thread.id} and (${upTo}::int is null or id <= ${upTo})
    )
    update notification.participant as seat set
      last_read_message_id = greatest(seat.last_read_message_id, read.id),
      unread_count = (
        select count(*) from notification.message
        where message.conversation_id = ${thread.id} and message.sender_kind <> ${thread.side}
          and message.deleted_at is null and message.id > greatest(seat.last_read_message_id, read.id))
    from read where seat.id = ${thread.seatId}`.execute(db);
}

/** Unread messages over all threads of the caller. */
export async function countUnread(db: Database, sitter: Sitter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(seat.unread_count), 0)::int as count from notification.participant as seat
    where ${isMySeat(sitter)} and seat.unread_count > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The thread is no longer listed for a seat; what was unread is let go. */
export async function leaveThread(db: Database, thread: ThreadRow, now: Date): Promise<void> {
  await sql`
    update notification.participant set left_at = ${now}, unread_count = 0,
      last_read_message_id = ${thread.lastMessageId}
    where id = ${thread.seatId}`.execute(db);
}

/** Blocks the other side of a thread, or takes the block back; answers whether either side blocks now. */
export async function setBlock(
  db: Database,
  thread: ThreadRow,
  { isBlocked, now }: { readonly isBlocked: boolean; readonly now: Date },
): Promise<boolean> {
  const { buyerId, supplierId, side } = thread;
  await (isBlocked
    ? sql`
      insert into notification.block (user_id, supplier_id, by_side, created_at)
      values (${buyerId}, ${supplierId}, ${side}, ${now}) on conflict do nothing`.execute(db)
    : sql`
      delete from notification.block
      where user_id = ${buyerId} and supplier_id = ${supplierId} and by_side = ${side}`.execute(db));
  const { rows } = await sql`
    select from notification.block where user_id = ${buyerId} and supplier_id = ${supplierId}`.execute(db);
  return rows.length > 0;
}

export interface NewReport {
  readonly conversationId: number;
  readonly userId: number;
  readonly reason: string;
  readonly text: string | null;
  readonly now: Date;
}

/** Keeps a report; a second one of the same user takes the place of the first. */
export async function saveReport(db: Database, report: NewReport): Promise<void> {
  await sql`
    insert into notification.report (conversation_id, user_id, reason, text, created_at)
    values (${report.conversationId}, ${report.userId}, ${report.reason}, ${report.text}, ${report.now})
    on conflict (conversation_id, user_id) do update set
      reason = excluded.reason, text = excluded.text, created_at = excluded.created_at`.execute(db);
}
