import { ACCOUNT_STALE_MS, PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { getProfilePicture } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import { type CustomerKind, type CustomerProfile, getCustomerProfile } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

const NOT_FOUND = 404;

/** Queries of the personal information. */
export function profileQueries(api: Host['api']) {
  return {
    /** The user's own data of a kind; null for a company that is not registered yet. */
    own: (kind: CustomerKind) =>
      queryOptions({
        queryKey: ['profile', 'customer-profile', kind] as const,
        queryFn: async ({ signal }): Promise<CustomerProfile | null> => {
          try {
            return await api.call(getCustomerProfile, { query: { kind }, signal });
          } catch (error) {
            if (kind === 'company' && failureOf(error).status === NOT_FOUND) {
              return null;
            }
            throw error;
          }
        },
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
    /** Its link is valid for a few minutes. */
    picture: () =>
      queryOptions({
        queryKey: ['profile', 'picture'] as const,
        queryFn: ({ signal }) => api.call(getProfilePicture, { signal }),
        staleTime: ACCOUNT_STALE_MS,
      }),
  };
}
