import * as z from 'zod/mini';
import { Count, endpoint, Instant } from '../core/index.ts';

/** Figures of the site, each counted at `countedAt`; null where one could not be counted. */
export const SiteFigures = z.object({
  suppliers: z.nullable(z.object({ suppliers: Count, verifiedSuppliers: Count, provinces: Count })),
  offers: z.nullable(z.object({ offers: Count, baseProducts: Count })),
  /** The median time to a quote in the last thirty days; null for fewer than five quotes. */
  typicalAnswerMinutes: z.nullable(Count),
  countedAt: Instant,
});
export type SiteFigures = z.infer<typeof SiteFigures>;

/** What the site can say of itself in numbers, counted anew at most every five minutes. */
export const getSiteFigures = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/site/figures',
  access: 'public',
  summary: 'Figures of the site, with when they were counted.',
  response: SiteFigures,
});
