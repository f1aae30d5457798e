import * as z from 'zod/mini';
import { endpoint, Instant, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { FeedbackProgress } from './feedback.contract.ts';

/** What an operator has to do with letters: `open` ones wait, `answered` ones can be closed. */
export const FEEDBACK_VIEWS = ['open', 'answered', 'closed'] as const;
export const FeedbackView = z.enum(FEEDBACK_VIEWS);
export type FeedbackView = z.infer<typeof FeedbackView>;

/** A letter as operators read it: whole, with its contact in full and links to its files that expire. */
export const FeedbackLetterRecord = z.object({
  ...FeedbackProgress.shape,
  text: NonEmptyText,
  createdAt: Instant,
  files: z.array(z.object({ name: NonEmptyText, url: NonEmptyText })),
});
export type FeedbackLetterRecord = z.infer<typeof FeedbackLetterRecord>;

/** Letters to the operators; open ones with the oldest first, the others with the latest. An extension. */
export const listFeedbackLetters = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/feedbacks/letters',
  access: 'session',
  audited: ['readLetter'],
  roles: ['operator'],
  summary: 'Letters to the operators, by what is to be done with them.',
  query: z.strictObject({ view: z._default(FeedbackView, 'open'), paging: PagingQuery }),
  response: paged(FeedbackLetterRecord),
  errors: [401],
});
