import * as z from 'zod/mini';
import { Count, endpoint, entityId } from '../core/index.ts';
import { FileId } from '../file/file.contract.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { Conversation, ConversationId, Message, MessageId } from './thread.contract.ts';

export const ReportReason = z.enum(['spam', 'fraud', 'insult', 'contactOutside', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** The caller's own messages may be edited for this many minutes. */
export const EDIT_MINUTES = 15;

const MessageText = z.string().check(z.minLength(1), z.maxLength(4_000), z.regex(/\S/));
const FileIds = z.array(FileId).check(z.maxLength(5));
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
 * was submitted. 403 for an agent of the buyer's company who only reads; 404 for a request or file that is not the
 * caller's; 409 `conversation_blocked`. An extension.
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
  errors: [401, 403, 404, 409],
});

/**
 * Without `messageId` it adds a message; with it, it changes the text of one of the caller's messages within 15
 * minutes. 403 for an agent of the buyer's company who only reads. 409 `conversation_blocked` for both, `edit_window_passed`, `message_deleted`. What the message said before is
 * kept for the marketplace, which reports go to, and shown to neither side.
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
  errors: [401, 403, 404, 409],
});

/**
 * With `messageId` it deletes one of the caller's messages: its text and files are removed, its place in the thread
 * stays; what it said is kept as after an edit. 409 `edit_window_passed` when it was written more than fifteen minutes ago,
 * as for an edit. Without `messageId` the caller leaves the thread: it is no longer listed, until the
 * other side writes again. 403 for an agent of the buyer's company who only reads; leaving is the owner's alone.
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
  errors: [401, 403, 404, 409],
});

/**
 * Marks a thread as read for the caller's whole side, up to a message when one is named; an agent who only reads it changes
 * nothing. Returns what is unread over all threads. An extension.
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

/**
 * Blocks the other side in all threads with it, or removes the block; 403 for an agent, since it is for the whole company.
 * An extension.
 */
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
  errors: [401, 403, 404],
});
