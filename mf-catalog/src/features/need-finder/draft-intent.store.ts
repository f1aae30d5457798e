import { SupplierId } from '@bazaar/contracts/merchant';
import { signInIntent } from '@bazaar/storage';
import * as z from 'zod/mini';

const DraftIntent = z.object({
  need: z.string(),
  supplierIds: z.array(SupplierId),
  text: z.string(),
  quantity: z.string(),
  unit: z.string(),
  /** Idempotency keys by supplier: sent before or after signing in, it is one act. */
  keys: z.record(z.string(), z.string()),
  /** Joins the drafts of several suppliers; sent before or after signing in, it is one need. */
  needId: z.string(),
});
/** What a visitor had written when they were sent to sign in. */
export type DraftIntent = z.infer<typeof DraftIntent>;

/** The drafts that wait for their visitor to sign in. */
export const draftIntent = signInIntent('catalog.need-draft', DraftIntent);
