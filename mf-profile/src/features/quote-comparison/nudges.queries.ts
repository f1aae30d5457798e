import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getFlatThread } from '@bazaar/contracts/notification';
import type { TradeRequestId } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { threadKeys } from '../../common/thread/thread.keys.ts';
import { threadQueries } from '../../common/thread/thread.queries.ts';
import type { SentMessage } from './nudge.rules.ts';

const MESSAGES_ASKED = 100;

/** Messages of the buyer's side by request. */
export type SentMessages = Readonly<Record<number, readonly SentMessage[]>>;

/** What the buyer wrote lately in the threads of these requests: whether a supplier was reminded stands there alone. */
export function sentMessagesQuery(api: Host['api'], ids: readonly TradeRequestId[]) {
  return queryOptions({
    queryKey: [...threadKeys.all, 'sent-messages', ...ids] as const,
    queryFn: async ({ client, signal }): Promise<SentMessages> => {
      const read = ids.map(async (id) => {
        const thread = await client.fetchQuery(threadQueries(api).request(id));
        return [id, thread === null ? [] : await readSent(api, thread.id, signal)] as const;
      });
      return Object.fromEntries(await Promise.all(read));
    },
    staleTime: ACCOUNT_STALE_MS,
    retryOnMount: false,
  });
}

async function readSent(api: Host['api'], conversationId: number, signal: AbortSignal) {
  const query = { conversationId, take: MESSAGES_ASKED };
  const { items } = await api.call(getFlatThread, { query, signal });
  return items.filter(({ senderKind }) => senderKind === 'buyer');
}
