import * as z from 'zod/mini';
import { Count, endpoint, NonEmptyText, PagingQuery, paged, RowVersion } from '../core/index.ts';
import { CommentId, PageComment } from './comment.contract.ts';
import { PageId } from './page.contract.ts';

/** Whether the caller is an operator, and how much waits for one; 0 for everybody else. */
export const ReviewAccess = z.object({
  mayReview: z.boolean(),
  /** Comments without a decision. */
  waiting: Count,
  // Have a default, so that a response of an older service still parses.
  /** Comments with open reports. */
  reported: z._default(Count, 0),
  /** Advertisements with open reports. */
  advertisements: z._default(Count, 0),
  /** Open letters. */
  letters: z._default(Count, 0),
  /** Companies that wait for a confirmation. */
  companies: z._default(Count, 0),
});
export type ReviewAccess = z.infer<typeof ReviewAccess>;

/** Tells a screen whether to offer the queue; what the queue itself answers depends on the role alone. An extension. */
export const getReviewAccess = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pagecomments/review-access',
  access: 'session',
  summary: 'Whether one is an operator, and how much waits for one.',
  response: ReviewAccess,
  errors: [401],
});

/** A comment that waits for a decision, with what it is about. */
export const WaitingComment = z.object({
  ...PageComment.shape,
  /** Of its text; the decision sends it. */
  rowVersion: RowVersion,
  page: z.object({ id: PageId, title: NonEmptyText, slug: NonEmptyText }),
  /** The comment that it answers. */
  answered: z.nullable(z.object({ id: CommentId, authorName: NonEmptyText, text: NonEmptyText })),
});
export type WaitingComment = z.infer<typeof WaitingComment>;

/** Comments that wait for a decision, the one that waits longest first. An extension. */
export const listWaitingComments = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pagecomments/waiting',
  access: 'session',
  audited: ['readComment'],
  roles: ['operator'],
  summary: 'Comments that wait for a decision, oldest first.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(WaitingComment),
  errors: [401],
});
