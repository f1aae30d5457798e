import { CustomerKind } from '@bazaar/contracts/merchant';
import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

const RegistrationDraft = z.object({
  /** Whose it is: another user of the same browser must not see it. */
  userId: z.string(),
  kind: CustomerKind,
  draft: z.record(z.string(), z.string()),
});

/** What was typed and not sent: it outlives a reload and an expired session, in this tab. */
export const registrationDraft = storedValue('bazaar.profile.buyer-registration', RegistrationDraft, {
  area: 'session',
  fallback: null,
  expiresAfterMs: HALF_AN_HOUR_MS,
});
