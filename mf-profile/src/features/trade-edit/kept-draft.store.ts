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
  /** ISO time at which the page that had it open was last alive. */
  keptAt: z.iso.datetime(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

interface Place {
  /** Who typed it: another user of the browser may be allowed to edit the same request. */
  userId: string | null;
  requestId: number;
}

/** What is typed in the form of a request and not stored by the service: it survives a reload and a lost session. */
export function keptDraft({ userId, requestId }: Place): StoredValue<KeptDraft, null> {
  return storedValue(`bazaar.profile.trade-draft:${userId ?? ''}:${requestId}`, KeptDraft, {
    area: 'session',
    fallback: null,
  });
}

/** A reload, or signing in again, takes less. */
const SAME_VISIT_MS = 10 * 60_000;

/** Whether a text was kept by an earlier visit: neither by this page nor shortly before it. */
export function isOfEarlierVisit({ keptAt }: Pick<KeptDraft, 'keptAt'>): boolean {
  const at = Date.parse(keptAt);
  return at < performance.timeOrigin && Date.now() - at > SAME_VISIT_MS;
}
