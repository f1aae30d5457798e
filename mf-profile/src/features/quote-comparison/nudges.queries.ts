import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getFlatThread, listConversations } from '@bazaar/contracts/notification';
import type { TradeRequestId } from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { tradeKeys } from '../../common/trade/trade.keys.ts';
import type { SentMessage } from './nudge.rules.ts';

const THREADS_ASKED = 100;
const MESSAGES_ASKED = 100;

/** Messages of the buyer's side by request. */
export type SentMessages = Readonly<Record<number, readonly SentMessage[]>>;

/** What the buyer wrote lately in the threads of these requests: whether a supplier was reminded stands there alone. */
export function sentMessagesQuery(api: Host['api'], ids: readonly TradeRequestId[]) {
  return queryOptions({
    queryKey: [...tradeKeys.all, 'sent-messages', ...ids] as const,
    queryFn: async ({ signal }): Promise<SentMessages> => {
      const filter = { subjectType: 'TradeRequest', side: 'buyer' } as const;
      const paging = { pageNumber: 1, pageSize: THREADS_ASKED };
      const { items } = await api.call(listConversations, { query: { filter, paging }, signal });
      const threads = items.filter(({ subjectId }) => (ids as readonly number[]).includes(subjectId));
      const read = threads.map(async ({ id, subjectId }) => {
        const query = { conversationId: id, take: MESSAGES_ASKED };
        const { items: messages } = await api.call(getFlatThread, { query, signal });
        return [subjectId, messages.filter(({ senderKind }) => senderKind === 'buyer')] as const;
      });
      return Object.fromEntries(await Promise.all(read));
    },
    staleTime: ACCOUNT_STALE_MS,
    retryOnMount: false,
  });
}
