import { FileId, type FileMeta } from '@bazaar/contracts/file';
import { Conversation, Message } from '@bazaar/contracts/notification';
import type * as z from 'zod/mini';

/** One message of the other side, received on 20 November 2026. */
export function givenMessage(id: number, message: Partial<z.input<typeof Message>> = {}): Message {
  return Message.parse({
    id,
    conversationId: 5,
    parentId: null,
    senderKind: message.isMine ? 'buyer' : 'supplier',
    senderName: message.isMine ? 'مریم کریمی' : 'شرکت پمپ البرز',
    isMine: false,
    text: `پیام ${id}`,
    files: [],
    createdAt: '2026-11-20T07:12:00Z',
    editedAt: null,
    deletedAt: null,
    readAt: null,
    isEditable: message.isMine ?? false,
    ...message,
  });
}

/** One thread of a buyer with a supplier; nothing in it is unread. */
export function givenConversation(
  id: number,
  conversation: Partial<z.input<typeof Conversation>> = {},
): Conversation {
  const counterpartName = conversation.counterpartName ?? 'شرکت پمپ البرز';
  return Conversation.parse({
    id,
    subjectType: 'SupplierProduct',
    subjectId: 31,
    subject: 'پمپ گریز از مرکز',
    supplierId: 7,
    side: 'buyer',
    counterpartName,
    participants: [
      { kind: 'buyer', name: 'مریم کریمی', isMe: true },
      { kind: 'supplier', name: counterpartName, isMe: false },
    ],
    lastMessage: givenMessage(id * 100, { conversationId: id }),
    unreadCount: 0,
    isBlocked: false,
    createdAt: '2026-11-18T08:00:00Z',
    ...conversation,
  });
}

/** One attached file. */
export function givenFile(name: string, file: Partial<z.input<typeof FileMeta>> = {}): FileMeta {
  const id = FileId.parse('0198a5b0-0000-7000-8000-0000000000f1');
  return {
    id,
    name,
    mime: 'application/pdf',
    size: 1_258_291,
    url: `/api/file/api/v1/files/${id}`,
    ...file,
  } as FileMeta;
}
