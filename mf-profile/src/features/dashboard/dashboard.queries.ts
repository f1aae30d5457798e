import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import { getCredit } from '@bazaar/contracts/wallet';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { creditKeys } from '../../common/profile/profile.keys.ts';
import type { TradeWindow } from '../../common/trade/trade.keys.ts';
import { WAITING_STATUSES } from './waiting.rules.ts';

const NO_FILTER = { term: '', supplierId: null, from: null, to: null } as const;

/** The last changed requests; the response has the counts of all states too. */
export const LATEST_REQUESTS: TradeWindow = { ...NO_FILTER, statuses: [], page: 1, pageSize: 5 };

/** The requests that may wait for the user, the nearest deadline first; all that there can reasonably be, to be counted. */
export const WAITING_REQUESTS: TradeWindow = {
  ...NO_FILTER,
  statuses: WAITING_STATUSES,
  sort: 'deadline',
  page: 1,
  pageSize: 100,
};

/** What the page's loader has just asked is not asked again by the card that shows it. */
const ASKED_BY_LOADER = { retryOnMount: false, refetchOnMount: false } as const;

/** Queries of the dashboard alone; asked by each visit, since other pages and other sides change what they give. */
export function dashboardQueries(api: Host['api']) {
  return {
    credit: () =>
      queryOptions({
        queryKey: creditKeys.own,
        queryFn: ({ signal }) => api.call(getCredit, { signal }),
        staleTime: ALWAYS_STALE,
        ...ASKED_BY_LOADER,
      }),
    /** The user's own profile: how complete it is, and what comes next. */
    profile: () =>
      queryOptions({
        queryKey: ['profile', 'own-profile'] as const,
        queryFn: ({ signal }) => api.call(getCustomerProfile, { query: {}, signal }),
        staleTime: ALWAYS_STALE,
        ...ASKED_BY_LOADER,
      }),
  };
}
