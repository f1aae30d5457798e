import * as z from 'zod/mini';
import {
  Count,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  RowVersion,
} from '../core/index.ts';
import { commentLength, MAX_COMMENT_LENGTH, MIN_COMMENT_LENGTH } from './comment-limits.ts';
import { ContentSupplier, PageId } from './page.contract.ts';
import { WantedLike } from './page-like.contract.ts';

export const CommentId = entityId().brand<'CommentId'>();
export type CommentId = z.infer<typeof CommentId>;

/** `pending`: only its author sees it. `active`: everyone. `rejected`: only its author, in the author's own list. */
export const COMMENT_STATUSES = ['pending', 'active', 'rejected'] as const;
export const CommentStatus = z.enum(COMMENT_STATUSES);
export type CommentStatus = z.infer<typeof CommentStatus>;

/** Sort orders of the first-level comments; replies are always sorted from old to new. */
export const COMMENT_SORTS = ['newest', 'mostLiked'] as const;

/** Whether the author of the article wrote a comment, or a user for a supplier. */
export const CommentWriter = z.object({
  kind: z.enum(['author', 'supplier']),
  /** For whom it was written; null for an author who writes for nobody, and for a supplier that is gone. */
  supplier: z.nullable(ContentSupplier),
});

/** One comment. The text is plain: no markup, line breaks preserved. */
export const PageComment = z.object({
  id: CommentId,
  pageId: PageId,
  parentId: z.nullable(CommentId),
  authorName: NonEmptyText,
  /** Null for a reader. */
  writer: z._default(z.nullable(CommentWriter), null),
  text: NonEmptyText,
  createdAt: Instant,
  likes: Count,
  likedByMe: z.boolean(),
  /** Whether the caller wrote it. */
  isMine: z.boolean(),
  status: CommentStatus,
});
export type PageComment = z.infer<typeof PageComment>;

/** The tree has three levels: a reply to the third level joins that level. */
const CommentReply = z.object({ ...PageComment.shape, children: z.array(PageComment) });
export const CommentThread = z.object({ ...PageComment.shape, children: z.array(CommentReply) });
export type CommentThread = z.infer<typeof CommentThread>;

/** A comment of the caller, with the article it belongs to; `page` is null when that is no longer published. */
export const MyComment = z.object({
  ...PageComment.shape,
  /** The moderator's reason for the rejection. */
  reason: z.nullable(z.string()),
  page: z.nullable(z.object({ id: PageId, title: NonEmptyText, slug: NonEmptyText })),
});
export type MyComment = z.infer<typeof MyComment>;

/** Twice the limit is the longest text in code units; characters are counted after that. */
const CommentText = z.string().check(
  z.maxLength(2 * MAX_COMMENT_LENGTH),
  z.refine((text) => commentLength(text) >= MIN_COMMENT_LENGTH && commentLength(text) <= MAX_COMMENT_LENGTH),
);

/**
 * Writes a comment, or a reply to an active one. It waits for the moderator: `pending`. 409 `comments_closed`, and
 * `too_many_pending` while ten of the caller's wait; 429 beyond 20 an hour.
 */
export const addComment = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pagecomments',
  access: 'session',
  idempotent: true,
  summary: 'Write a comment or a reply.',
  body: z.strictObject({
    pageId: PageId,
    parentId: z.optional(CommentId),
    text: CommentText,
  }),
  response: PageComment,
  successStatus: 201,
  errors: [401, 404, 409],
});

/** Changes the caller's own comment while it is pending; 409 `invalid_transition` for another status. An extension. */
export const updateComment = endpoint({
  service: 'content',
  method: 'PUT',
  path: '/api/v1/pagecomments/:id',
  access: 'session',
  summary: 'Change a pending comment of one’s own.',
  params: z.strictObject({ id: CommentId }),
  owned: { 'params.id': 'PageComment' },
  body: z.strictObject({ text: CommentText }),
  response: PageComment,
  errors: [401, 404, 409],
});

/**
 * Comments of one article, `:id` being the article's: active ones, and with a session the caller's pending ones, which
 * stand first. A thread holds its first replies, at most `MAX_REPLIES`, and the caller's pending ones among them.
 */
export const listCommentTree = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pagecomments/:id/active-tree',
  access: 'public',
  knowsCaller: true,
  summary: 'Comments of an article as a tree, a page of first-level comments at a time.',
  params: z.strictObject({ id: PageId }),
  query: z.strictObject({ sort: z._default(z.enum(COMMENT_SORTS), 'newest'), paging: PagingQuery }),
  response: z.object({
    ...paged(CommentThread).shape,
    /** Comments of all levels that everybody can read. */
    commentsCount: Count,
    commentsOpen: z.boolean(),
  }),
  errors: [404],
});

/** Likes an active comment, or removes the like; a user counts once. `liked` names the wanted state, as of an article. */
export const likeComment = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pagecomments/:id/like',
  access: 'session',
  summary: 'Like a comment, or take the like back.',
  params: z.strictObject({ id: CommentId }),
  query: WantedLike,
  response: z.object({ liked: z.boolean(), likes: Count }),
  errors: [401, 404],
});

/** The caller's comments, newest first. */
export const listMyComments = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pagecomments/mine',
  access: 'session',
  summary: 'Comments of the signed-in user with their status.',
  query: z.strictObject({ status: z.optional(CommentStatus), paging: PagingQuery }),
  response: paged(MyComment),
  errors: [401],
});

/** Removes the caller's own comment while it is pending; 409 `invalid_transition` for another status. */
export const removeComment = endpoint({
  service: 'content',
  method: 'DELETE',
  path: '/api/v1/pagecomments/:id',
  access: 'session',
  summary: 'Take back a pending comment of one’s own.',
  params: z.strictObject({ id: CommentId }),
  owned: { 'params.id': 'PageComment' },
  response: z.object({ id: CommentId }),
  errors: [401, 404, 409],
});

/**
 * The moderator's decision about the text that was read: 409 `comment_changed` when its author has changed it since;
 * 409 `invalid_transition` when the comment has that status already.
 */
export const moderateComment = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pagecomments/:id/moderate',
  access: 'session',
  audited: ['decideComment'],
  roles: ['operator'],
  summary: 'Accept or reject a comment.',
  params: z.strictObject({ id: CommentId }),
  body: z.strictObject({
    status: z.enum(['active', 'rejected']),
    reason: z.optional(z.string().check(z.minLength(3), z.maxLength(300))),
    /** As the queue gave it with the text. */
    rowVersion: RowVersion,
  }),
  response: z.object({ id: CommentId, status: CommentStatus }),
  errors: [401, 404, 409],
});
