import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const NeedText = z.object({
  /** The need of the address below which it was typed. */
  need: z.string(),
  text: z.string(),
});

/** What a visitor has typed and not sent yet; a reload does not lose it. */
export const needText = storedValue('bazaar.catalog.need-text', NeedText, {
  area: 'session',
  fallback: null,
});
