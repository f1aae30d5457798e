import type { FileMime } from '@bazaar/contracts/file';
import type { SenderKind } from '@bazaar/contracts/notification';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';

export interface MessageRow {
  readonly id: number;
  readonly conversationId: number;
  readonly parentId: number | null;
  readonly senderKind: SenderKind;
  readonly senderUserId: number | null;
  readonly text: string;
  readonly fileIds: string[];
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly deletedAt: string | null;
  readonly readAt: string | null;
}

const COLUMNS = sql`
  message.id, message.conversation_id as "conversationId", message.parent_id as "parentId",
  message.sender_kind as "senderKind", message.sender_user_id as "senderUserId", message.text,
  message.file_ids as "fileIds", message.created_at as "createdAt", message.edited_at as "editedAt",
  message.deleted_at as "deletedAt", message.read_at as "readAt"`;

export interface MessageWindow {
  readonly before: number | null;
  readonly after: number | null;
  readonly take: number;
}

/** Messages of a thread, oldest first: the first ones after a message, or else the last ones before one. */
export async function findMessages(
  db: Database,
  conversationId: number,
  { before, after, take }: MessageWindow,
): Promise<MessageRow[]> {
  const direction = after === null ? sql`desc` : sql`asc`;
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from notification.message
    where conversation_id = ${conversationId}
      and (${before}::int is null or id < ${before}) and (${after}::int is null or id > ${after})
    order by id ${direction} limit ${take}`.execute(db);
  return after === null ? rows.reverse() : rows;
}

/** Whether a thread has messages before the first and after the last of a page. */
export async function findAdjacentMessages(
  db: Database,
  conversationId: number,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<{ readonly hasEarlier: boolean; readonly hasLater: boolean }> {
  const { rows } = await sql<{ hasEarlier: boolean; hasLater: boolean }>`
    select
      exists (select from notification.message where conversation_id = ${conversationId} and id < ${first})
        as "hasEarlier",
      exists (select from notification.message where conversation_id = ${conversationId} and id > ${last})
        as "hasLater"`.execute(db);
  return rows[0] ?? { hasEarlier: false, hasLater: false };
}

/** Messages by id, in any order. */
export async function findMessagesById(db: Database, ids: readonly number[]): Promise<MessageRow[]> {
  return selectMessages(db, sql<boolean>`message.id = any(${ids}::int[])`);
}

/** The user's own message of a thread, locked until the transaction ends; null when it is another user's. */
export async function lockOwnMessage(
  db: Database,
  id: number,
  { conversationId, userId }: { readonly conversationId: number; readonly userId: number },
): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from notification.message
    where message.id = ${id} and message.conversation_id = ${conversationId}
      and ${ownedBy('message.sender_user_id', userId)}
    for update`.execute(db);
  return rows[0] ?? null;
}

/** Whether a message is in a thread. */
export async function isInThread(db: Database, id: number, conversationId: number): Promise<boolean> {
  const rows = await selectMessages(
    db,
    sql<boolean>`message.id = ${id} and message.conversation_id = ${conversationId}`,
  );
  return rows.length === 1;
}

async function selectMessages(db: Database, condition: RawBuilder<boolean>): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from notification.message where ${condition}`.execute(db);
  return rows;
}

export interface NewMessage {
  readonly conversationId: number;
  readonly kind: SenderKind;
  readonly userId: number | null;
  readonly parentId: number | null;
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly now: Date;
}

/** Adds a message and increases the unread count of the other side. */
export async function addMessage(db: Database, given: NewMessage): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select notification.add_message(${given.conversationId}, ${given.kind}, ${given.userId}, ${given.parentId},
      ${given.text}, ${given.fileIds}::uuid[], ${given.now}) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Changes the text of a message. */
export async function saveText(
  db: Database,
  id: number,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<void> {
  await sql`update notification.message set text = ${text}, edited_at = ${now} where id = ${id}`.execute(db);
}

/** Removes the content of a message, and lowers the unread count of a side that had not read it. */
export async function emptyMessage(db: Database, message: MessageRow, now: Date): Promise<void> {
  await sql`select from notification.conversation where id = ${message.conversationId} for update`.execute(
    db,
  );
  await sql`
    update notification.message set text = '', file_ids = '{}', deleted_at = ${now}
    where id = ${message.id}`.execute(db);
  await sql`
    update notification.participant set unread_count = greatest(0, participant.unread_count - 1)
    where participant.conversation_id = ${message.conversationId} and participant.last_read_message_id < ${message.id}
      and ${message.senderKind} <> case when participant.user_id is null then 'supplier' else 'buyer' end`.execute(
    db,
  );
}

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly mime: FileMime;
  readonly size: number;
}

/** The names, types and sizes of files, from the file service. */
export async function describeFiles(db: Database, ids: readonly string[]): Promise<AttachedFile[]> {
  const { rows } = await sql<AttachedFile>`
    select id, name, mime, size from file.describe(${ids}::uuid[])`.execute(db);
  return rows;
}

export interface Attachment {
  readonly fileId: string;
  readonly userId: number;
  readonly subject: 'Message' | 'User' | 'Buyer' | 'Supplier';
  readonly subjectId: number;
}

/** Attaches a user's own file to a subject; false when it is not theirs. */
export async function attachFile(db: Database, given: Attachment): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select file.attach(${given.fileId}, ${given.userId}, ${given.subject}, ${given.subjectId}) as done`.execute(
    db,
  );
  return rows[0]?.done ?? false;
}

/** Detaches the files of a message. */
export async function detachFiles(db: Database, message: MessageRow): Promise<void> {
  await sql`
    select file.detach(id, 'Message', ${message.id}) from unnest(${message.fileIds}::uuid[]) as id`.execute(
    db,
  );
}
