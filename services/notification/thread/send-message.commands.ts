import type { ConversationSubject } from '@bazaar/contracts/notification';
import type { Database } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { addMessage, attachFile, isInThread } from './message.sql.ts';
import type { Side } from './participant.sql.ts';

export interface Sending {
  readonly conversationId: number;
  readonly buyerId: number;
  readonly supplierId: number;
  readonly subjectType: ConversationSubject;
  /** The side that writes. */
  readonly side: Side;
  /** The user who writes; null for an automatic reply of a supplier. */
  readonly userId: number | null;
  readonly parentId: number | null;
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly now: Date;
}

/**
 * Adds a message to a thread of the writer, with their files, which the other side may read from then on.
 * @returns the message's id.
 * @throws HttpError 404 for a message to answer that is elsewhere, or a file that is not the writer's.
 */
export async function sendMessage(db: Database, sending: Sending): Promise<number> {
  const { conversationId, side, parentId } = sending;
  if (parentId !== null && !(await isInThread(db, parentId, conversationId))) {
    throw notFound(messages.message);
  }
  const fileIds = [...new Set(sending.fileIds)];
  const id = await addMessage(db, { ...sending, kind: side, fileIds });
  for (const fileId of fileIds) {
    await attach(db, { fileId, messageId: id, sending });
  }
  return id;
}

interface NewAttachment {
  readonly fileId: string;
  readonly messageId: number;
  readonly sending: Sending;
}

async function attach(db: Database, { fileId, messageId, sending }: NewAttachment): Promise<void> {
  const file = { fileId, userId: sending.userId ?? 0 };
  if (!(await attachFile(db, { ...file, subject: 'Message', subjectId: messageId }))) {
    throw notFound(messages.file);
  }
  // Both sides may read the file, and for a supplier all of its users.
  await attachFile(db, { ...file, subject: 'Supplier', subjectId: sending.supplierId });
  if (sending.subjectType === 'TradeRequest') {
    // All who may see the request for its buyer may read the file, whether a colleague or the supplier has sent it.
    await attachFile(db, { ...file, subject: 'Buyer', subjectId: sending.buyerId });
  } else if (sending.side === 'supplier') {
    await attachFile(db, { ...file, subject: 'User', subjectId: sending.buyerId });
  }
}

/** 409: one side has blocked the other. */
export function conversationBlocked() {
  return conflict('conversation_blocked', { title: messages.blocked, detail: messages.blockedDetail });
}
