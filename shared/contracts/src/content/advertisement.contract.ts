import * as z from 'zod/mini';
import { Count, endpoint, entityId, NonEmptyText } from '../core/index.ts';
import { Advertisement } from './site.contract.ts';

/** One advertisement as its page shows it; the unmasked number needs a session. */
export const AdvertisementDetail = z.object({
  ...Advertisement.shape,
  cityId: z.nullable(entityId()),
  /** Null when it has no phone. */
  contactMasked: z.nullable(NonEmptyText),
  visits: Count,
});
export type AdvertisementDetail = z.infer<typeof AdvertisementDetail>;

const byId = z.strictObject({ id: entityId() });

/** One valid advertisement; 404 otherwise. */
export const getAdvertisement = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/advertisements/:id',
  access: 'public',
  summary: 'One valid advertisement.',
  params: byId,
  response: AdvertisementDetail,
  errors: [404],
});

/** Returns the unmasked contact. The user and the time are recorded; at most twenty an hour. */
export const revealAdvertisementContact = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/advertisements/:id/contact',
  access: 'session',
  summary: 'Reveal the contact of an advertisement.',
  params: byId,
  response: z.object({ contactName: NonEmptyText, phoneNumber: NonEmptyText }),
  errors: [401, 404],
});
