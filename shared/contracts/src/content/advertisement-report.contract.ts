import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText, PagingQuery, paged } from '../core/index.ts';
import { AdvertisementDetail, AdvertisementId, AdvertisementReportReason } from './advertisement.contract.ts';

const AdvertisementReportId = entityId();

/** An advertisement with the reports of it that nobody has decided about, the latest first; who wrote them is not told. */
export const ReportedAdvertisement = z.object({
  id: AdvertisementId,
  title: NonEmptyText,
  slug: NonEmptyText,
  body: z.string(),
  validTo: AdvertisementDetail.shape.validTo,
  reports: z.array(z.object({ reason: AdvertisementReportReason, text: z.string(), at: Instant })),
  /** How many have reported it, each once or more. */
  readersCount: Count,
  /** The latest report that the queue knew of; the decision sends it. */
  lastReportId: AdvertisementReportId,
});
export type ReportedAdvertisement = z.infer<typeof ReportedAdvertisement>;

/** Valid advertisements with open reports, those first that the most readers have reported. An extension. */
export const listReportedAdvertisements = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/advertisements/reported',
  access: 'session',
  roles: ['operator'],
  summary: 'Advertisements that visitors have reported, the most reported first.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(ReportedAdvertisement),
  errors: [401],
});

/**
 * Answers the reports up to `lastReportId`: the advertisement stays, or it ends as one whose validity is over, and all of
 * its reports are closed. 409 `invalid_transition` when none of them is open any more. An extension.
 */
export const resolveAdvertisementReports = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/advertisements/:id/resolve-reports',
  access: 'session',
  audited: ['decideAdvertisement'],
  roles: ['operator'],
  summary: 'Keep a reported advertisement, or end it.',
  params: z.strictObject({ id: AdvertisementId }),
  body: z.strictObject({ decision: z.enum(['keep', 'end']), lastReportId: AdvertisementReportId }),
  response: z.object({ id: AdvertisementId, resolved: Count }),
  errors: [401, 404, 409],
});
