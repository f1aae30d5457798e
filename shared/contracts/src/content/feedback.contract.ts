import * as z from 'zod/mini';
import { endpoint, Instant, NonEmptyText } from '../core/index.ts';

/** `BusinessRegistration` asks to be listed as a supplier; the others are letters. */
export const FEEDBACK_KINDS = [
  'Defect',
  'Question',
  'Suggestion',
  'Complaint',
  'BusinessRegistration',
] as const;
export const FeedbackKind = z.enum(FEEDBACK_KINDS);
export type FeedbackKind = z.infer<typeof FeedbackKind>;

/** What a letter goes through, in this order; a step may be left out. */
export const FEEDBACK_STATES = ['Registered', 'InReview', 'Answered', 'Closed'] as const;
export const FeedbackState = z.enum(FEEDBACK_STATES);
export type FeedbackState = z.infer<typeof FeedbackState>;

/** Lengths of a letter's parts, in characters. */
export const FEEDBACK_LENGTHS = { subject: { min: 3, max: 120 }, text: { min: 10, max: 4_000 } } as const;
/** Files of one letter, at most. */
export const MAX_FEEDBACK_FILES = 3;

/** `FB-` and ten letters and digits that are not confused with one another: neither O, 0, I, 1, L nor U. */
export const TrackingCode = z.string().check(z.regex(/^FB-[2-9A-HJKMNP-TV-Z]{10}$/));

/** A letter to the operators. */
export const FeedbackLetter = z.strictObject({
  kind: FeedbackKind,
  subject: z
    .string()
    .check(z.minLength(FEEDBACK_LENGTHS.subject.min), z.maxLength(FEEDBACK_LENGTHS.subject.max)),
  text: z.string().check(z.minLength(FEEDBACK_LENGTHS.text.min), z.maxLength(FEEDBACK_LENGTHS.text.max)),
  /** A mobile number or an e-mail address, when a reply is wanted. */
  contact: z.optional(z.string().check(z.minLength(5), z.maxLength(120))),
  /** The path of the page that the letter is about. */
  pagePath: z.optional(z.string().check(z.regex(/^\/(?![/\\])[^\s\p{Cc}]*$/u), z.maxLength(500))),
  fileIds: z._default(z.array(z.uuid()).check(z.maxLength(MAX_FEEDBACK_FILES)), []),
});
export type FeedbackLetter = z.infer<typeof FeedbackLetter>;

/** Sends a letter to the operators. Files need a session: they are the sender's own uploads. */
export const sendFeedback = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/feedbacks',
  access: 'public',
  knowsCaller: true,
  idempotent: true,
  summary: 'Send feedback to the operators.',
  body: FeedbackLetter,
  owned: { 'body.fileIds': 'File' },
  response: z.object({ trackingCode: TrackingCode }),
  successStatus: 201,
  errors: [404],
});

/** What somebody who has the code of a letter sees of it: neither its text nor, in full, how to reach its sender. */
export const FeedbackProgress = z.object({
  trackingCode: TrackingCode,
  kind: FeedbackKind,
  subject: NonEmptyText,
  /** A mobile number or an e-mail address with its middle hidden. */
  contact: z.nullable(NonEmptyText),
  pagePath: z.nullable(NonEmptyText),
  fileNames: z.array(NonEmptyText),
  state: FeedbackState,
  /** What has happened, the latest first. */
  steps: z.array(z.object({ state: FeedbackState, text: z.nullable(NonEmptyText), at: Instant })),
});
export type FeedbackProgress = z.infer<typeof FeedbackProgress>;

/** What became of a letter, by its code; 404 for a code that no letter has. Sixty attempts in ten minutes of one network. */
export const getFeedbackProgress = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/feedbacks/:trackingCode',
  access: 'public',
  summary: 'What became of a letter, by its tracking code.',
  params: z.strictObject({ trackingCode: TrackingCode }),
  response: FeedbackProgress,
  errors: [404],
});

/**
 * Moves a letter on, with a text that its sender reads; `Answered` needs one. 409 `invalid_transition` when the letter
 * is in that state already or beyond it.
 */
export const moveFeedback = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/feedbacks/:trackingCode/state',
  access: 'session',
  audited: ['moveLetter'],
  roles: ['operator'],
  summary: 'Move a letter on.',
  params: z.strictObject({ trackingCode: TrackingCode }),
  body: z.strictObject({
    state: z.enum(['InReview', 'Answered', 'Closed']),
    text: z.optional(z.string().check(z.minLength(3), z.maxLength(2_000))),
  }),
  response: FeedbackProgress,
  errors: [401, 404, 409],
});
