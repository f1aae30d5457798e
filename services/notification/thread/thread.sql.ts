import type { CustomerRole } from '@bazaar/contracts/merchant';
import type { ConversationSubject } from '@bazaar/contracts/notification';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import { isMyParticipant, type Participant, type Side } from './participant.sql.ts';

/** A thread as one of its participants sees it. */
export interface ThreadRow {
  readonly id: number;
  readonly participantId: number;
  readonly side: Side;
  /** The caller's role for the buyer; null on the supplier's side. */
  readonly role: CustomerRole | null;
  /** Whether the caller may write in it. What others only read stays unread for their side. */
  readonly mayWrite: boolean;
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
  conversation.id, participant.id as "participantId", case when participant.user_id is null then 'supplier' else 'buyer' end as side,
  acting.role, writing.may_write as "mayWrite",
  conversation.subject_type as "subjectType", conversation.subject_id as "subjectId", conversation.subject,
  conversation.buyer_id as "buyerId", conversation.supplier_id as "supplierId",
  conversation.buyer_name as "buyerName", conversation.counterpart_name as "supplierName",
  conversation.last_message_id as "lastMessageId", writing.unread_count as "unreadCount",
  exists (
    select from notification.block
    where block.user_id = conversation.buyer_id and block.supplier_id = conversation.supplier_id) as "isBlocked",
  conversation.created_at as "createdAt"`;

/** Participants with their conversations, and what a user may do in them. */
function threadsFor(userId: number): RawBuilder<unknown> {
  return sql`
    notification.participant
    join notification.conversation on conversation.id = participant.conversation_id
    cross join lateral (select merchant.agent_role(participant.user_id, ${userId}) as role) as acting
    cross join lateral (
      select participant.user_id is null or merchant.role_permits(acting.role, 'requester') as may_write
    ) as permitted
    cross join lateral (
      select permitted.may_write, case when permitted.may_write then participant.unread_count else 0 end as unread_count
    ) as writing`;
}

export interface ThreadFilter {
  readonly participant: Participant;
  readonly term?: string | undefined;
  readonly isUnread?: boolean | undefined;
  readonly subjectType?: ConversationSubject | undefined;
  readonly subjectId?: number | undefined;
  readonly side?: Side | undefined;
}

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of the threads that the caller has not left, with the total number; those with unread messages first. */
export async function findThreads(
  db: Database,
  filter: ThreadFilter,
  { pageNumber, pageSize }: Window,
): Promise<{ readonly rows: ThreadRow[]; readonly totalCount: number }> {
  const {
    participant,
    term = '',
    subjectType = null,
    subjectId = null,
    isUnread = null,
    side = null,
  } = filter;
  const { userId } = participant;
  // Leaving is the owner's own: an agent still sees a thread that the owner of the company has left.
  const matching = sql`
    from ${threadsFor(userId)}
    join notification.message as latest on latest.id = conversation.last_message_id
    where ${isMyParticipant(participant)} and (participant.left_at is null or participant.user_id <> ${userId})
      and (${subjectType}::text is null or conversation.subject_type = ${subjectType})
      and (${subjectId}::int is null or conversation.subject_id = ${subjectId})
      and (${isUnread}::boolean is null or (writing.unread_count > 0) = ${isUnread})
      and (${side}::text is null
        or ${side} = case when participant.user_id is null then 'supplier' else 'buyer' end)
      and (kit.search_query(${term}) is null
        or kit.search_vector(concat_ws(' ', conversation.subject, conversation.counterpart_name,
          conversation.buyer_name, latest.text)) @@ kit.search_query(${term}))`;
  const page = await sql<ThreadRow>`
    select ${COLUMNS} ${matching}
    order by (writing.unread_count > 0) desc, conversation.last_message_at desc, conversation.id desc
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  const count = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db);
  return { rows: page.rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** A thread that the caller may see, or null. */
export async function findThread(
  db: Database,
  id: number,
  participant: Participant,
): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    select ${COLUMNS}
    from ${threadsFor(participant.userId)}
    where conversation.id = ${id} and ${isMyParticipant(participant)}`.execute(db);
  return rows[0] ?? null;
}

/** The thread that a buyer has with the supplier of a subject and has not left, or null. */
export async function findThreadOnSubject(
  db: Database,
  userId: number,
  subject: {
    readonly subjectType: ConversationSubject;
    readonly subjectId: number;
    readonly supplierId: number;
  },
): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    select ${COLUMNS}
    from ${threadsFor(userId)}
    where ${ownedBy('participant.user_id', userId)} and participant.left_at is null
      and conversation.subject_type = ${subject.subjectType} and conversation.subject_id = ${subject.subjectId}
      and conversation.supplier_id = ${subject.supplierId}`.execute(db);
  return rows[0] ?? null;
}

/** Marks everything up to a message as read by a participant; the latest when none is named. */
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
    update notification.participant set
      last_read_message_id = greatest(participant.last_read_message_id, read.id),
      unread_count = (
        select count(*) from notification.message
        where message.conversation_id = ${thread.id} and message.sender_kind <> ${thread.side}
          and message.deleted_at is null and message.id > greatest(participant.last_read_message_id, read.id))
    from read where participant.id = ${thread.participantId}`.execute(db);
}

/** Unread messages over all threads of the caller's side, in which the caller may write. */
export async function countUnread(db: Database, participant: Participant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(participant.unread_count), 0)::int as count
    from notification.participant
    join notification.conversation on conversation.id = participant.conversation_id
    where ${isMyParticipant(participant, 'requester')} and participant.unread_count > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The thread is no longer listed for a participant, and nothing in it counts as unread. */
export async function leaveThread(db: Database, thread: ThreadRow, now: Date): Promise<void> {
  await sql`
    update notification.participant set left_at = ${now}, unread_count = 0,
      last_read_message_id = ${thread.lastMessageId}
    where id = ${thread.participantId}`.execute(db);
}

/** Blocks the other side of a thread, or removes the block; returns whether either side blocks now. */
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

/** Stores a report; a second one of the same user replaces the first. */
export async function saveReport(db: Database, report: NewReport): Promise<void> {
  await sql`
    insert into notification.report (conversation_id, user_id, reason, text, created_at)
    values (${report.conversationId}, ${report.userId}, ${report.reason}, ${report.text}, ${report.now})
    on conflict (conversation_id, user_id) do update set
      reason = excluded.reason, text = excluded.text, created_at = excluded.created_at`.execute(db);
}
