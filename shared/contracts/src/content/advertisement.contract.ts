import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText } from '../core/index.ts';
import { Advertisement } from './site.contract.ts';

export const AdvertisementId = entityId();

/** One advertisement as its page shows it; the unmasked number needs a session. */
export const AdvertisementDetail = z.object({
  ...Advertisement.shape,
  cityId: z.nullable(entityId()),
  /** The group of its category: those of the same kind. */
  kindId: entityId(),
  /** Null when it has no phone. */
  contactMasked: z.nullable(NonEmptyText),
  visits: Count,
  /** Past the day in `validTo`: its contact is not revealed any more. */
  isExpired: z.boolean(),
});
export type AdvertisementDetail = z.infer<typeof AdvertisementDetail>;

const byId = z.strictObject({ id: AdvertisementId });

/** One advertisement, also after it has expired; 404 when it is not published. */
export const getAdvertisement = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/advertisements/:id',
  access: 'public',
  summary: 'One advertisement, expired or not.',
  params: byId,
  response: AdvertisementDetail,
  errors: [404],
});

/** What valid advertisements can be narrowed by, with their number, the largest first. An extension. */
export const listAdvertisementFacets = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/advertisements/facets',
  access: 'public',
  summary: 'Places and kinds of the valid advertisements.',
  reads: 'search',
  response: z.object({
    cities: z.array(z.object({ id: entityId(), title: NonEmptyText, count: Count })),
    /** The groups of categories: sale of machines, lease of a site… */
    kinds: z.array(z.object({ id: entityId(), title: NonEmptyText, count: Count })),
  }),
});

/** Returns the unmasked contact. The user and the time are recorded; at most twenty an hour. */
export const revealAdvertisementContact = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/advertisements/:id/contact',
  access: 'session',
  audited: ['readContact'],
  summary: 'Reveal the contact of an advertisement.',
  params: byId,
  response: z.object({ contactName: NonEmptyText, phoneNumber: NonEmptyText }),
  errors: [401, 404],
});

export const ADVERTISEMENT_REPORT_REASONS = [
  'wrongInformation',
  'gone',
  'fraud',
  'inappropriate',
  'other',
] as const;
export const AdvertisementReportReason = z.enum(ADVERTISEMENT_REPORT_REASONS);
export type AdvertisementReportReason = z.infer<typeof AdvertisementReportReason>;

/** Reports to the marketplace that something is wrong with a valid advertisement; twenty a day. An extension. */
export const reportAdvertisement = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/advertisements/:id/report',
  access: 'session',
  summary: 'Report an advertisement to the marketplace.',
  idempotent: true,
  params: byId,
  body: z.strictObject({
    reason: AdvertisementReportReason,
    text: z.string().check(z.minLength(5), z.maxLength(2000)),
  }),
  response: z.object({ id: entityId(), createdAt: Instant }),
  successStatus: 201,
  errors: [401, 404],
});
