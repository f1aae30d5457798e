import { ALWAYS_STALE, PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getSupplier } from '@bazaar/contracts/merchant';
import { type Conversation, getSubjectConversation } from '@bazaar/contracts/notification';
import { getSupplierProduct } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type { MessageTarget } from './messages.address.ts';

/** The supplier's name, and the product's title when the message is about one. */
export function targetQuery(api: Host['api'], { to, id }: MessageTarget) {
  return queryOptions({
    queryKey: ['profile', 'message-target', to, id],
    queryFn: async ({ signal }) => {
      if (to === 'supplier') {
        const { name } = await api.call(getSupplier, { params: { id }, signal });
        return { name, subject: null };
      }
      const { supplier, title } = await api.call(getSupplierProduct, { params: { id }, signal });
      return { name: supplier.name, subject: title };
    },
    staleTime: PAGE_STALE_MS,
    retryOnMount: false,
  });
}

/** What a target is called as the subject of a thread. */
export function subjectOf({ to, id }: MessageTarget) {
  return { subjectType: to === 'supplier' ? 'Supplier' : 'SupplierProduct', subjectId: id } as const;
}

/** The thread that the user has on a target already, and whether it is the user's own supplier. */
export function targetThreadQuery(api: Host['api'], target: MessageTarget) {
  return queryOptions({
    queryKey: ['profile', 'message-target', target.to, target.id, 'thread'],
    queryFn: ({ signal }) => api.call(getSubjectConversation, { query: subjectOf(target), signal }),
    staleTime: ALWAYS_STALE,
    retryOnMount: false,
  });
}

/** The thread on a target; null when there is none, or when that is not known: the form then opens. */
export async function findTargetThread(
  { api, queryClient }: Host,
  target: MessageTarget,
): Promise<Conversation | null> {
  try {
    return (await queryClient.fetchQuery(targetThreadQuery(api, target))).conversation;
  } catch {
    return null;
  }
}
