import type { StoredValue } from '@bazaar/storage';
import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';
import { DraftForm } from './draft-form.rules.ts';

const KeptDraft = z.object({
  /** Version of the stored request to which the changes were made. */
  rowVersion: z.number(),
  /** What the service had then. */
  base: DraftForm,
  form: DraftForm,
});
export type KeptDraft = z.infer<typeof KeptDraft>;

/** What is typed in the form of a request and not stored by the service: it survives a reload and a lost session. */
export function keptDraft(requestId: number): StoredValue<KeptDraft, null> {
  return storedValue(`bazaar.profile.trade-draft:${requestId}`, KeptDraft, {
    area: 'session',
    fallback: null,
  });
}
