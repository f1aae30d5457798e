import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { FileMeta } from '../file/file.contract.ts';
import { CustomerRole } from '../merchant/customer-id.ts';
import { SupplierId } from '../merchant/supplier-id.ts';

export const ConversationId = entityId().brand<'ConversationId'>();
export const MessageId = entityId().brand<'MessageId'>();

/** What a thread is about. */
export const ConversationSubject = z.enum(['SupplierProduct', 'Supplier', 'TradeRequest']);
export type ConversationSubject = z.infer<typeof ConversationSubject>;

/** Who wrote a message; `system` is the marketplace itself. */
export const SenderKind = z.enum(['buyer', 'supplier', 'system']);
export type SenderKind = z.infer<typeof SenderKind>;

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
  /** Whether the caller may still edit it: not while either side blocks the other. */
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
  /**
   * The caller's role for the buyer, `owner` in their own threads; there is none on the supplier's side. An agent of a
   * company shares its threads about trade requests: requesters and approvers write in them, others read.
   */
  actingRole: z.optional(CustomerRole),
  counterpartName: NonEmptyText,
  participants: z.array(
    z.object({ kind: z.enum(['buyer', 'supplier']), name: NonEmptyText, isMe: z.boolean() }),
  ),
  lastMessage: Message,
  /** Of the caller's whole side; 0 for an agent who only reads. */
  unreadCount: Count,
  /** Whether either side has blocked the other: nothing can be sent or edited then. */
  isBlocked: z.boolean(),
  createdAt: Instant,
});
export type Conversation = z.infer<typeof Conversation>;

/** The caller's threads and those about requests of companies whose agent they are: those with unread messages first, then by their latest message. */
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
