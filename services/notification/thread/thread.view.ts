import type { Conversation, Message } from '@bazaar/contracts/notification';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { messages } from '../messages.ts';
import { type AttachedFile, describeFiles, findMessagesById, type MessageRow } from './message.sql.ts';
import { isInEditWindow } from './thread.rules.ts';
import type { ThreadRow } from './thread.sql.ts';

type MessageView = z.input<typeof Message>;
type ConversationView = z.input<typeof Conversation>;

/** The user who reads, and when. */
export interface View {
  readonly userId: number;
  readonly now: Date;
}

/** Messages of one thread as the caller sees them. */
export async function showMessages(
  db: Database,
  rows: readonly MessageRow[],
  { thread, view }: { readonly thread: ThreadRow; readonly view: View },
): Promise<MessageView[]> {
  const files = await filesOf(db, rows);
  return rows.map((row) => showMessage(row, { thread, view, files }));
}

/** Threads with their latest messages, as the caller sees them. */
export async function showThreads(
  db: Database,
  threads: readonly ThreadRow[],
  view: View,
): Promise<ConversationView[]> {
  const rows = await findMessagesById(
    db,
    threads.map(({ lastMessageId }) => lastMessageId),
  );
  const files = await filesOf(db, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return threads.flatMap((thread) => {
    const last = byId.get(thread.lastMessageId);
    return last === undefined ? [] : [showThread(thread, showMessage(last, { thread, view, files }))];
  });
}

type Files = ReadonlyMap<string, AttachedFile>;

async function filesOf(db: Database, rows: readonly MessageRow[]): Promise<Files> {
  const ids = rows.flatMap(({ fileIds }) => fileIds);
  const files = ids.length === 0 ? [] : await describeFiles(db, ids);
  return new Map(files.map((file) => [file.id, file]));
}

interface Surroundings {
  readonly thread: ThreadRow;
  readonly view: View;
  readonly files: Files;
}

function showMessage(row: MessageRow, { thread, view, files }: Surroundings): MessageView {
  const { senderUserId, fileIds, ...shown } = row;
  const names = { buyer: thread.buyerName, supplier: thread.supplierName, system: messages.system };
  const isMine = senderUserId === view.userId;
  const isOpen = row.deletedAt === null && !thread.isBlocked && thread.mayWrite;
  return {
    ...shown,
    senderName: names[row.senderKind],
    isMine,
    files: fileIds.flatMap((id) => {
      const file = files.get(id);
      return file === undefined ? [] : [{ ...file, url: `/api/file/api/v1/files/${id}` }];
    }),
    isEditable: isMine && isOpen && isInEditWindow(new Date(row.createdAt), view.now),
  };
}

function showThread(thread: ThreadRow, lastMessage: MessageView): ConversationView {
  const { buyerName, supplierName, side } = thread;
  return {
    id: thread.id,
    subjectType: thread.subjectType,
    subjectId: thread.subjectId,
    subject: thread.subject,
    supplierId: thread.supplierId,
    side,
    ...(thread.role !== null && { actingRole: thread.role }),
    counterpartName: side === 'buyer' ? supplierName : buyerName,
    participants: [
      { kind: 'buyer', name: buyerName, isMe: side === 'buyer' },
      { kind: 'supplier', name: supplierName, isMe: side === 'supplier' },
    ],
    lastMessage,
    unreadCount: thread.unreadCount,
    isBlocked: thread.isBlocked,
    createdAt: thread.createdAt,
  };
}
