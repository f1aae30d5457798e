import * as z from 'zod/mini';
import { endpoint, entityId, NonEmptyText } from '../core/index.ts';

/**
 * `Usefulness` rates whether an answer or a help text was useful, `BusinessRegistration` asks to be listed as a
 * supplier; the others are letters.
 */
export const FEEDBACK_KINDS = [
  'Suggestion',
  'Complaint',
  'Question',
  'Defect',
  'BusinessRegistration',
  'Usefulness',
] as const;
export const FeedbackKind = z.enum(FEEDBACK_KINDS);
export type FeedbackKind = z.infer<typeof FeedbackKind>;

/** What feedback of the kind `Usefulness` can be about. */
export const FEEDBACK_OBJECTS = ['FaqQuestion', 'HelpItem', 'Content'] as const;

/** A letter to the operators. */
export const FeedbackLetter = z.strictObject({
  kind: FeedbackKind,
  subject: z.string().check(z.minLength(3), z.maxLength(120)),
  text: z.string().check(z.minLength(10), z.maxLength(4_000)),
  /** A mobile number or an e-mail address, when a reply is wanted. */
  contact: z.optional(z.string().check(z.minLength(5), z.maxLength(120))),
  fileIds: z._default(z.array(z.uuid()).check(z.maxLength(3)), []),
  about: z.optional(
    z.strictObject({
      objectType: z.enum(FEEDBACK_OBJECTS),
      objectId: entityId(),
      isUseful: z.boolean(),
    }),
  ),
});
export type FeedbackLetter = z.infer<typeof FeedbackLetter>;

/**
 * Sends a letter to the operators. `about` is given with the kind `Usefulness` and only there. Files need a session:
 * they are the sender's own uploads.
 */
export const sendFeedback = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/feedbacks',
  access: 'public',
  idempotent: true,
  summary: 'Send feedback to the operators.',
  body: FeedbackLetter,
  owned: { 'body.fileIds': 'File' },
  response: z.object({ trackingCode: NonEmptyText }),
  successStatus: 201,
  errors: [404],
});
