import * as z from 'zod/mini';
import { Count, endpoint, entityId } from '../core/index.ts';

/** What a reader may call useful; articles are liked. */
export const USEFULNESS_OBJECTS = ['FaqQuestion', 'HelpItem'] as const;
export const UsefulnessObject = z.enum(USEFULNESS_OBJECTS);
export type UsefulnessObject = z.infer<typeof UsefulnessObject>;

/**
 * Counts whether an answer or a help text was useful. A user counts once for each, the guests of one network together
 * once a day; a second vote replaces the first. 404 for what is not public.
 */
export const voteUsefulness = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/usefulness',
  access: 'public',
  knowsCaller: true,
  summary: 'Vote on whether a text was useful.',
  body: z.strictObject({ objectType: UsefulnessObject, objectId: entityId(), isUseful: z.boolean() }),
  response: z.object({ useful: Count, notUseful: Count }),
  errors: [404],
});
