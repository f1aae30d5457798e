import { createBaseMembership } from '@bazaar/contracts/merchant';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { ensureMembership, selectPlan } from './membership.sql.ts';

/** Membership of the base plan. */
export function membershipRoutes({ clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(createBaseMembership, async ({ user, db }) => {
      const membership = await ensureMembership(db, user.userId, clock());
      const row = membership && (await selectPlan(db, membership.planId));
      if (membership === undefined || row === undefined) {
        throw new Error('The base plan is not in merchant.membership_plan.');
      }
      const { requestsPerMonth, agents, ...plan } = row;
      return {
        plan: { ...plan, quotas: { requestsPerMonth, agents } },
        membership,
        alreadyActive: membership.status === 'Active',
      };
    }),
  ];
}
