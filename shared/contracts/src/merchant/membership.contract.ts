import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText, Rial } from '../core/index.ts';

export const MembershipPlanId = entityId().brand<'MembershipPlanId'>();
export type MembershipPlanId = z.infer<typeof MembershipPlanId>;
export const MembershipId = entityId().brand<'MembershipId'>();
export type MembershipId = z.infer<typeof MembershipId>;

export const MembershipPlan = z.object({
  id: MembershipPlanId,
  code: NonEmptyText,
  title: NonEmptyText,
  priceRial: Rial,
  months: Count,
  /** `requestsPerMonth`: requests that the buyer publishes in a Jalali month, in Tehran. */
  quotas: z.object({ requestsPerMonth: Count, agents: Count }),
});
export type MembershipPlan = z.infer<typeof MembershipPlan>;

/** `Pending`: the fee is due. */
export const MembershipStatus = z.enum(['Pending', 'Active', 'Ended']);
export type MembershipStatus = z.infer<typeof MembershipStatus>;

export const Membership = z.object({
  id: MembershipId,
  status: MembershipStatus,
  startsAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
});
export type Membership = z.infer<typeof Membership>;

/**
 * Creates a membership of the base plan, which is pending until its fee is paid, unless one is pending or active
 * already.
 */
export const createBaseMembership = endpoint({
  service: 'merchant',
  method: 'POST',
  path: '/api/v1/membershipplans',
  access: 'session',
  summary: 'Make a membership of the base plan for the signed-in user, if there is none.',
  idempotent: true,
  response: z.object({ plan: MembershipPlan, membership: Membership, alreadyActive: z.boolean() }),
});
