import { signInIntent } from '@bazaar/storage';
import * as z from 'zod/mini';

const DraftIntent = z.object({
  need: z.string(),
  supplierId: z.number(),
  text: z.string(),
  quantity: z.string(),
  unit: z.string(),
  /** Idempotency key: sent before or after signing in, it is one act. */
  key: z.string(),
});
/** What a visitor had written when they were sent to sign in. */
export type DraftIntent = z.infer<typeof DraftIntent>;

/** The draft that waits for its visitor to sign in. */
export const draftIntent = signInIntent('catalog.need-draft', DraftIntent);
