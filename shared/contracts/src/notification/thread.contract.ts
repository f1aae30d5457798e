import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { FileId, FileMeta } from '../file/file.contract.ts';
import { SupplierId } from '../merchant/supplier-id.ts';

const ConversationId = entityId().brand<'ConversationId'>();
const MessageId = entityId().brand<'MessageId'>();

/** What a thread is about. */
export const ConversationSubject = z.enum(['SupplierProduct', 'Supplier', 'TradeRequest']);
export type ConversationSubject = z.infer<typeof ConversationSubject>;

/** Who wrote a message; `system` is the marketplace itself. */
export const SenderKind = z.enum(['buyer', 'supplier', 'system']);
export type SenderKind = z.infer<typeof SenderKind>;

export const ReportReason = z.enum(['spam', 'fraud', 'insult', 'contactOutside', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** The caller's own messages may be edited for this many minutes. */
export const EDIT_MINUTES = 15;

const MessageText = z.string().check(z.minLength(1), z.maxLength(4_000), z.regex(/\S/));
const FileIds = z.array(FileId).check(z.maxLength(5));

const message = {
  id: MessageId,
  conversationId: ConversationId,
  parentId: z.nullable(MessageId),
  senderKind: SenderKind,
  senderName: NonEmptyText,
  /** Whether the caller wrote it. */
  isMine: z.boolean(),
  /** Empty when it was deleted. */
  text: z.string(),
  files: z.array(FileMeta),
  createdAt: Instant,
  /** Set when it was edited: the screen marks it «ویرایش‌شده». */
  editedAt: z.nullable(Instant),
  deletedAt: z.nullable(Instant),
  /** When the other side read it. */
  readAt: z.nullable(Instant),
  /** Whether the caller may still edit it. */
  isEditable: z.boolean(),
};

/** One message of a thread. */
export const Message = z.object(message);
export type Message = z.infer<typeof Message>;

/** A message with the replies to it, oldest first. */
export interface MessageNode extends Message {
  children: MessageNode[];
}
export const MessageNode: z.ZodMiniType<MessageNode> = z.object({
  ...message,
  children: z.lazy(() => z.array(MessageNode)),
});

/** A thread between a buyer and a supplier, as the caller sees it. */
export const Conversation = z.object({
  id: ConversationId,
  subjectType: ConversationSubject,
  subjectId: entityId(),
  subject: NonEmptyText,
  supplierId: SupplierId,
  /** The side that the caller is on. */
  side: z.enum(['buyer', 'supplier']),
  counterpartName: NonEmptyText,
  participants: z.array(
    z.object({ kind: z.enum(['buyer', 'supplier']), name: NonEmptyText, isMe: z.boolean() }),
  ),
  lastMessage: Message,
  unreadCount: Count,
  /** Whether either side has blocked the other: nothing can be sent then. */
  isBlocked: z.boolean(),
  createdAt: Instant,
});
export type Conversation = z.infer<typeof Conversation>;

/** The caller's threads, those with unread messages first, then by their latest message. */
export const listConversations = endpoint({
  service: 'notification',
  method: 'GET',
  path: '/api/v1/conversations',
  access: 'session',
  summary: 'List the threads of the signed-in user.',
  query: z.strictObject({
    /** Words of the subject, of the other side, or of the latest message. */
    term: z.optional(z.string().check(z.maxLength(100))),
    filter: z._default(
      z.strictObject({
        isUnread: z.optional(z.boolean()),
        subjectType: z.optional(ConversationSubject),
        /** Only threads on this one subject; meant together with its type. An extension. */
        subjectId: z.optional(entityId()),
        /** Only threads in which the caller is on this side; both sides by default. */
        side: z.optional(z.enum(['buyer', 'supplier'])),
      }),
      {},
    ),
    paging: PagingQuery,
  }),
  response: paged(Conversation),
  errors: [401],
});

/**
 * The caller's thread with a supplier about something, null when there is none; and whether it is the caller's own
 * supplier, to whom nothing can be written. 404 for a missing subject. An extension.
 */
export const getSubjectConversation = endpoint({
  service: 'notification',
  method: 'GET',
  path: '/api/v1/conversations/by-subject',
  access: 'session',
  summary: 'Find the thread on a product or with a supplier.',
  query: z.strictObject({
    subjectType: z.enum(['SupplierProduct', 'Supplier']),
    subjectId: entityId(),
  }),
  response: z.object({ conversation: z.nullable(Conversation), isOwnSupplier: z.boolean() }),
  errors: [401, 404],
});

/**
 * A part of a thread's messages, the newest last. Without `before` and `after` it is the latest part. A thread that
 * is not the caller's is treated as missing.
 */
export const getFlatThread = endpoint({
  service: 'notification',
  method: 'GET',
  path: '/api/v1/conversations/thread/flat',
  access: 'session',
  summary: 'Read a part of a thread as a list.',
  query: z.strictObject({
    conversationId: ConversationId,
    /** Only messages older than this one. */
    before: z.optional(MessageId),
    /** Only messages newer than this one. */
    after: z.optional(MessageId),
    take: z._default(z.int().check(z.gte(1), z.lte(100)), 30),
  }),
  response: z.object({ items: z.array(Message), hasEarlier: z.boolean(), hasLater: z.boolean() }),
  owned: { 'query.conversationId': 'Conversation' },
  errors: [401, 404],
});

/** A thread with its latest 500 messages as a tree; replies more than eight levels down are placed on the eighth. */
export const getThread = endpoint({
  service: 'notification',
  method: 'GET',
  path: '/api/v1/conversations/:id/thread',
  access: 'session',
  summary: 'Read a thread as a tree.',
  params: z.strictObject({ id: ConversationId }),
  response: z.object({ conversation: Conversation, items: z.array(MessageNode) }),
  owned: { 'params.id': 'Conversation' },
  errors: [401, 404],
});

const Sent = z.object({ conversation: Conversation, message: Message });

/**
 * Writes to a supplier about something: opens a thread, or continues the existing one on the subject. 404 for a
 * missing subject, or for a file that is not the caller's; 409 `conversation_blocked`; 422 `supplier_mismatch`,
 * `own_supplier`. About a trade request see {@link startRequestConversation}.
 */
export const startConversation = endpoint({
  service: 'notification',
  method: 'POST',
  path: '/api/v1/conversations',
  access: 'session',
  summary: 'Write to a supplier about a product or themselves.',
  body: z.strictObject({
    subjectType: z.enum(['SupplierProduct', 'Supplier']),
    subjectId: entityId(),
    /** The receiving supplier; it follows from the subject, and must agree with it when it is given. */
    supplierId: z.optional(SupplierId),
    text: MessageText,
    fileIds: z._default(FileIds, []),
  }),
  response: Sent,
  successStatus: 201,
  idempotent: true,
  owned: { 'body.fileIds[]': 'File' },
  errors: [401, 404, 409],
});

/**
 * Writes to the other side of a trade request, in the request's one thread. Its supplier may do so once the request
 * was submitted. 404 for a request or file that is not the caller's; 409 `conversation_blocked`. An extension.
 */
export const startRequestConversation = endpoint({
  service: 'notification',
  method: 'POST',
  path: '/api/v1/conversations/traderequest',
  access: 'session',
  summary: 'Write to the other side of a trade request.',
  body: z.strictObject({
    tradeRequestId: entityId(),
    text: MessageText,
    fileIds: z._default(FileIds, []),
  }),
  response: Sent,
  successStatus: 201,
  idempotent: true,
  owned: { 'body.tradeRequestId': 'TradeRequest', 'body.fileIds[]': 'File' },
  errors: [401, 404, 409],
});

/**
 * Without `messageId` it adds a message; with it, it changes the text of one of the caller's messages within 15
 * minutes. 409 `conversation_blocked`, `edit_window_passed`, `message_deleted`.
 */
export const writeMessage = endpoint({
  service: 'notification',
  method: 'PUT',
  path: '/api/v1/conversations/:id/thread',
  access: 'session',
  summary: 'Add a message to a thread, or edit an own one.',
  params: z.strictObject({ id: ConversationId }),
  body: z.union([
    z.strictObject({ messageId: MessageId, text: MessageText }),
    z.strictObject({
      parentId: z.optional(MessageId),
      text: MessageText,
      fileIds: z._default(FileIds, []),
    }),
  ]),
  response: z.object({ message: Message }),
  idempotent: true,
  owned: {
    'params.id': 'Conversation',
    'body.messageId': 'Message',
    'body.parentId': 'Message',
    'body.fileIds[]': 'File',
  },
  errors: [401, 404, 409],
});

/**
 * With `messageId` it deletes one of the caller's messages: its text and files are removed, its place in the thread
 * stays. Without, the caller leaves the thread: it is no longer listed, until the other side writes again.
 */
export const deleteFromThread = endpoint({
  service: 'notification',
  method: 'DELETE',
  path: '/api/v1/conversations/:id/thread',
  access: 'session',
  summary: 'Delete an own message, or leave the thread.',
  params: z.strictObject({ id: ConversationId }),
  query: z.strictObject({ messageId: z.optional(MessageId) }),
  response: z.object({ deleted: z.enum(['message', 'thread']) }),
  owned: { 'params.id': 'Conversation', 'query.messageId': 'Message' },
  errors: [401, 404],
});

/**
 * Marks a thread as read, up to a message when one is named. Returns what is unread over all threads. An extension.
 */
export const markThreadRead = endpoint({
  service: 'notification',
  method: 'POST',
  path: '/api/v1/conversations/:id/read',
  access: 'session',
  summary: 'Mark a thread as read.',
  params: z.strictObject({ id: ConversationId }),
  body: z.strictObject({ messageId: z.optional(MessageId) }),
  response: z.object({ unreadCount: Count }),
  owned: { 'params.id': 'Conversation' },
  errors: [401, 404],
});

/** Reports a thread to the marketplace. A second report by the same user replaces the first. An extension. */
export const reportConversation = endpoint({
  service: 'notification',
  method: 'POST',
  path: '/api/v1/conversations/:id/report',
  access: 'session',
  summary: 'Report a thread to the marketplace.',
  params: z.strictObject({ id: ConversationId }),
  body: z.strictObject({ reason: ReportReason, text: z.optional(z.string().check(z.maxLength(1_000))) }),
  response: z.object({ reported: z.literal(true) }),
  owned: { 'params.id': 'Conversation' },
  errors: [401, 404],
});

/** Blocks the other side in all threads with it, or removes the block. An extension. */
export const blockConversation = endpoint({
  service: 'notification',
  method: 'POST',
  path: '/api/v1/conversations/:id/block',
  access: 'session',
  summary: 'Block the other side of a thread, or take it back.',
  params: z.strictObject({ id: ConversationId }),
  body: z.strictObject({ isBlocked: z.boolean() }),
  /** Whether sending is blocked now: the other side may have blocked too. */
  response: z.object({ isBlocked: z.boolean() }),
  owned: { 'params.id': 'Conversation' },
  errors: [401, 404],
});
