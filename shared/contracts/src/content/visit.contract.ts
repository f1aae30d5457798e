import * as z from 'zod/mini';
import {
  Count,
  Day,
  DrawingSpec,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
} from '../core/index.ts';
import { FavoriteType } from './favorite-type.ts';

/** Types of objects whose visits are counted. */
export const VISIT_TYPES = [
  'SupplierProduct',
  'Supplier',
  'Content',
  'FaqQuestion',
  'MediaVideo',
  'Advertisement',
] as const;
export const VisitType = z.enum(VISIT_TYPES);
export type VisitType = z.infer<typeof VisitType>;

export const LastVisitId = entityId().brand<'LastVisitId'>();
export type LastVisitId = z.infer<typeof LastVisitId>;

/** The last visit of the signed-in user to one thing. `object` is null when the thing itself is gone. */
export const LastVisit = z.object({
  id: LastVisitId,
  objectType: FavoriteType,
  objectId: entityId(),
  visitedAt: Instant,
  object: z.nullable(
    z.object({ title: NonEmptyText, slug: NonEmptyText, subtitle: z.string(), drawing: DrawingSpec }),
  ),
});
export type LastVisit = z.infer<typeof LastVisit>;

/**
 * Counts a visit: one for each object, visitor and half hour; a signed-in user's visit also enters their last
 * visits. 404 when there is no such object.
 */
export const countVisit = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pagevisits/visit-count',
  access: 'public',
  knowsCaller: true,
  summary: 'Count a visit and tell how many there are.',
  body: z.strictObject({ objectType: VisitType, objectId: entityId() }),
  response: z.object({ count: Count }),
  errors: [404],
});

/** What the signed-in user has looked at, each thing once, the latest first. */
export const listLastVisits = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/pagevisits/last-visits',
  access: 'session',
  summary: 'Last visits of the signed-in user.',
  query: z.strictObject({ objectType: z.optional(FavoriteType), paging: PagingQuery }),
  response: paged(LastVisit),
  errors: [401],
});

/**
 * Adds the objects that a guest visited before signing in. Objects that no longer exist are left out; nothing is
 * counted twice.
 */
export const mergeLastVisits = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/pagevisits/merge',
  access: 'session',
  summary: 'Add a guest’s last visits to the signed-in user’s.',
  body: z.strictObject({
    visits: z
      .array(z.strictObject({ objectType: FavoriteType, objectId: entityId(), visitedAt: Instant }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  response: z.object({ merged: Count }),
  errors: [401],
});

/** Forgets one last visit, those of a type, or all. 404 for an id that is not the caller's. */
export const removeLastVisits = endpoint({
  service: 'content',
  method: 'DELETE',
  path: '/api/v1/pagevisits/last-visits',
  access: 'session',
  summary: 'Forget last visits.',
  query: z.strictObject({ id: z.optional(LastVisitId), objectType: z.optional(FavoriteType) }),
  owned: { 'query.id': 'LastVisit' },
  response: z.object({ removed: Count }),
  errors: [401, 404],
});

/** Length of a chart's steps. Weeks begin on Saturday; months are those of the Jalali calendar. */
export const CHART_STEPS = ['day', 'week', 'month'] as const;

/**
 * Visits over time, with every step of the span. A supplier's user sees visits to the supplier, its products and
 * articles; any other user sees the visits they made themselves. Days are those of Tehran, both ends included; the
 * span is at most 366 of them. A guest is a new visitor every day, since nothing that would identify them is stored.
 */
export const getVisitChart = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/visitorlogs/byfilter-for-chart',
  access: 'session',
  summary: 'Visits and visitors over time.',
  query: z.strictObject({
    from: Day,
    to: Day,
    groupBy: z._default(z.enum(CHART_STEPS), 'day'),
    objectType: z.optional(VisitType),
    objectId: z.optional(entityId()),
  }),
  response: z.array(
    z.object({
      /** First day of the step, or of the span when the step begins earlier. */
      date: Day,
      visits: Count,
      visitors: Count,
    }),
  ),
  errors: [401],
});
