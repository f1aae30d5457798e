import { profileLinks } from '@bazaar/contracts';
import { failureOf } from '@bazaar/contracts/failure';
import { repeatTradeRequest, type TradedSupplier } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';

type LastRequest = TradedSupplier['lastRequest'];

/**
 * Begins a new draft with the content of a request and opens it. Pressing again after a lost response sends the same
 * key, so that only one draft is made.
 */
export function useRepeat() {
  const { api, toast, queryClient } = useHost();
  const navigate = useNavigate();
  const keys = useRef(new Map<number, string>());
  const keyOf = (id: number) => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: LastRequest) =>
      api.call(repeatTradeRequest, { params: { id }, idempotencyKey: keyOf(id) }),
    onSuccess: (draft, { id }) => {
      keys.current.delete(id);
      toast.show({
        tone: 'success',
        title: messages.repeated,
        detail: messages.repeatedDetail(isolate(draft.number)),
      });
      void queryClient.invalidateQueries({ queryKey: ['profile', 'traded-suppliers'] });
      return navigate(profileLinks.tradeRequestEdit(draft.id));
    },
    onError: (error, { id }) => {
      const { status, title, detail } = failureOf(error);
      if (status >= 400 && status < 500) {
        // The service has refused it: another attempt is a new act.
        keys.current.delete(id);
      }
      toast.show({
        tone: 'danger',
        title: messages.repeatFailed,
        detail: title === undefined ? messages.tryLater : [title, detail].filter(Boolean).join(' '),
      });
    },
  });
  return { repeat: mutate, repeatingId: isPending ? variables.id : null };
}
