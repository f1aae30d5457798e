import * as z from 'zod/mini';
import { endpoint, Instant, lastingId, NonEmptyText, PagingQuery, paged } from '../core/index.ts';

/** What somebody else did with one's data. */
export const DataAccess = z.object({
  id: lastingId(),
  at: Instant,
  /** As whom: «کارشناس بازار», «تأمین‌کننده», «همکار شما» … An operator is never named. */
  actorTitle: NonEmptyText,
  /** The supplier, or the colleague; null for everybody else. */
  actorName: z.nullable(NonEmptyText),
  /** What was done, in words that follow those for who did it. */
  actTitle: NonEmptyText,
  /** The trade request that it was about; null for anything else. */
  requestId: z.nullable(lastingId()),
});
export type DataAccess = z.infer<typeof DataAccess>;

/**
 * Who read or changed what is the caller's, their supplier's, or of the companies for which they may approve; the latest first.
 * What the caller did is not among it. An extension.
 */
export const listDataAccess = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/api/v1/users/data-access',
  access: 'session',
  summary: 'Who read or changed data of the signed-in user.',
  query: z.strictObject({ paging: PagingQuery }),
  response: paged(DataAccess),
  errors: [401],
});
