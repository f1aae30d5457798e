import { profileLinks } from '@bazaar/contracts';
import { failureOf } from '@bazaar/contracts/failure';
import { repeatTradeRequest, type TradeRequest, type TradeRequestId } from '@bazaar/contracts/trade';
import { type Host, useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { attemptKey, forgetAttempt } from '../attempt/attempt-key.store.ts';
import { messages } from './messages.ts';
import { refreshTrade } from './trade-refresh.ts';

/** Makes a new draft from a request and opens it for editing. */
export function useRepeat(id: TradeRequestId) {
  const host = useHost();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => repeat(host, id),
    onSuccess: (draft) => {
      void refreshTrade(host);
      host.toast.show({
        tone: 'success',
        title: messages.repeated,
        detail: messages.repeatedDetail(isolate(draft.number)),
      });
      void navigate(profileLinks.tradeRequestEdit(draft.id));
    },
    onError: (error) => {
      const { title, detail } = failureOf(error);
      host.toast.show({
        tone: 'danger',
        title: messages.repeatFailed,
        detail: detail ?? title ?? messages.tryLater,
      });
    },
  });
}

async function repeat(host: Host, id: TradeRequestId): Promise<TradeRequest> {
  const action = [host.session().userId, 'repeat', id].join(':');
  const draft = await host.api.call(repeatTradeRequest, {
    params: { id },
    idempotencyKey: attemptKey(action),
  });
  forgetAttempt(action);
  return draft;
}
