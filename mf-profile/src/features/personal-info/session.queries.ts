import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { closeSession, listSessions, type OpenSession } from '@bazaar/contracts/auth';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { messages } from './messages.ts';

/** The user's open sessions. */
export function sessionsQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['profile', 'sessions'] as const,
    queryFn: async ({ signal }) => (await api.call(listSessions, { signal })).items,
    staleTime: ACCOUNT_STALE_MS,
  });
}

/** Ends a session of another device; the list is read again either way, since it may have ended by itself. */
export async function endSession({ api, queryClient, toast }: Host, id: OpenSession['id']): Promise<void> {
  try {
    await api.call(closeSession, { params: { id } });
    toast.show({ tone: 'success', title: messages.sessions.ended });
  } catch {
    toast.show({ tone: 'danger', title: messages.sessions.endFailed, detail: messages.picture.tryLater });
  }
  await queryClient.invalidateQueries(sessionsQuery(api));
}
