import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, PagingQuery, paged } from '../core/index.ts';
import { CommentId } from './comment.contract.ts';
import { WaitingComment } from './comment-review.contract.ts';

export const COMMENT_REPORT_REASONS = [
  'abusive',
  'advertising',
  'personalData',
  'offTopic',
  'other',
] as const;
export const CommentReportReason = z.enum(COMMENT_REPORT_REASONS);
export type CommentReportReason = z.infer<typeof CommentReportReason>;

/** The longest explanation of a report; none is needed. */
export const MAX_COMMENT_REPORT_LENGTH = 500;
/** Reports of one comment that the queue shows; it names the number of all. */
export const SHOWN_REPORTS = 10;

const CommentReportId = entityId();

/**
 * Reports an active comment of somebody else to the operators; its author is not told. A reader has one report of a
 * comment: a second one takes its place until an operator has decided; after that 409 `invalid_transition`. An extension.
 */
export const reportComment = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pagecomments/:id/report',
  access: 'session',
  idempotent: true,
  summary: 'Report a comment to the operators.',
  params: z.strictObject({ id: CommentId }),
  body: z.strictObject({
    reason: CommentReportReason,
    text: z._default(z.string().check(z.maxLength(MAX_COMMENT_REPORT_LENGTH)), ''),
  }),
  response: z.object({ id: CommentId }),
  successStatus: 201,
  errors: [401, 404, 409],
});

/** A report as operators read it: who wrote it is not told. */
const CommentReport = z.object({ reason: CommentReportReason, text: z.string(), at: Instant });

/** An active comment with the reports of it that nobody has decided about, the latest first. */
export const ReportedComment = z.object({
  ...WaitingComment.shape,
  reports: z.array(CommentReport),
  reportsCount: Count,
  /** The latest report that the queue knew of; who finds the comment in order sends it. */
  lastReportId: CommentReportId,
});
export type ReportedComment = z.infer<typeof ReportedComment>;

/** Comments with open reports, the most reported first. An extension. */
export const listReportedComments = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pagecomments/reported',
  access: 'session',
  audited: ['readComment'],
  roles: ['operator'],
  summary: 'Comments that readers have reported, the most reported first.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(ReportedComment),
  errors: [401],
});

/**
 * The comment is in order: the reports up to `lastReportId` are closed; one that came later stays. The other decision is
 * `moderateComment`, which closes all of them. 409 `invalid_transition` when none of them is open any more. An extension.
 */
export const dismissCommentReports = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pagecomments/:id/dismiss-reports',
  access: 'session',
  audited: ['decideComment'],
  roles: ['operator'],
  summary: 'Close the reports of a comment that is in order.',
  params: z.strictObject({ id: CommentId }),
  body: z.strictObject({ lastReportId: CommentReportId }),
  response: z.object({ id: CommentId, dismissed: Count }),
  errors: [401, 404, 409],
});
