import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { getVisitChart } from '@bazaar/contracts/content';
import { listAgentInvitations, listCustomers, listMerchantAgents } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type { Span } from './visit-span.rules.ts';

/** A membership allows far fewer agents, so one page holds them all. */
const ALL = { pageNumber: 1, pageSize: 100 };

export const businessKeys = {
  /** Everything that is refetched after a change. */
  people: ['profile', 'business'] as const,
  customers: ['profile', 'business', 'customers'] as const,
  agents: ['profile', 'business', 'agents'] as const,
  invitations: ['profile', 'business', 'invitations'] as const,
  visits: ({ from, to }: Span) => ['profile', 'visit-chart', from, to] as const,
};

/** Queries of the business account. */
export function businessQueries(api: Host['api']) {
  return {
    /** The user in person, the user's company, and the companies of others that the user acts for. */
    customers: () =>
      queryOptions({
        queryKey: businessKeys.customers,
        queryFn: async ({ signal }) =>
          (await api.call(listCustomers, { query: { paging: ALL }, signal })).items,
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
    agents: () =>
      queryOptions({
        queryKey: businessKeys.agents,
        queryFn: async ({ signal }) =>
          (await api.call(listMerchantAgents, { query: { paging: ALL }, signal })).items,
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
    invitations: () =>
      queryOptions({
        queryKey: businessKeys.invitations,
        queryFn: ({ signal }) => api.call(listAgentInvitations, { signal }),
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
    visits: (span: Span) =>
      queryOptions({
        queryKey: businessKeys.visits(span),
        queryFn: ({ signal }) => api.call(getVisitChart, { query: { ...span, groupBy: 'day' }, signal }),
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
  };
}
