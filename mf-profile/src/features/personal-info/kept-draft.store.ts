import { CustomerKind } from '@bazaar/contracts/merchant';
import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

const KeptDraft = z.object({
  /** Whose it is: another user of the same browser must not see it. */
  userId: z.string(),
  kind: CustomerKind,
  /** The version that was changed; 0 for a company that is not registered yet. */
  version: z.int(),
  draft: z.record(z.string(), z.string()),
});

/** What was typed and not saved: it outlives a reload and an expired session, in this tab. */
export const keptDraft = storedValue('bazaar.profile.personal-info', KeptDraft, {
  area: 'session',
  fallback: null,
  expiresAfterMs: HALF_AN_HOUR_MS,
});
