import { FeedbackKind } from '@bazaar/contracts/content';
import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const DraftFile = z.object({ id: z.uuid(), name: z.string(), size: z.number() });
/** A file that has been uploaded for the letter. */
export type DraftFile = z.infer<typeof DraftFile>;

const FeedbackDraft = z.object({
  kind: FeedbackKind,
  subject: z.string(),
  text: z.string(),
  contact: z.string(),
  files: z.array(DraftFile),
  /** The idempotency key of this very text: sent again, also after a reload, it is one letter. */
  key: z.string(),
});
/** What the form holds, as typed. */
export type FeedbackDraft = z.infer<typeof FeedbackDraft>;

export const EMPTY_DRAFT: FeedbackDraft = {
  kind: 'Defect',
  subject: '',
  text: '',
  contact: '',
  files: [],
  key: '',
};

/** The letter that is being written; it outlives a reload and signing in, in this tab. */
export const feedbackDraft = storedValue('bazaar.content.feedback-draft', FeedbackDraft, {
  area: 'session',
  fallback: EMPTY_DRAFT,
});
