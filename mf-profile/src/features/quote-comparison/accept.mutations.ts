import { profileLinks } from '@bazaar/contracts';
import { failureOf, isConflict } from '@bazaar/contracts/failure';
import { acceptQuote, type TradeRequest } from '@bazaar/contracts/trade';
import { type Host, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { attemptKey, forgetAttempt } from '../../common/attempt/attempt-key.store.ts';
import { tradeKeys } from '../../common/trade/trade.keys.ts';
import { refreshTrade } from '../../common/trade/trade-refresh.ts';
import { messages } from './messages.ts';

/** A quote that is accepted, and how many other requests of its need that closes. */
interface Acceptance {
  request: TradeRequest;
  closedCount: number;
}

/**
 * Accepts a quote, closes the other requests of its need, and opens the accepted request, which now awaits payment. When
 * something has changed meanwhile, the comparison is fetched again, and `onDone` is called as well.
 */
export function useAccept({ request, closedCount }: Acceptance, onDone: () => void) {
  const host = useHost();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => accept(host, request),
    onSuccess: (accepted) => {
      const { done, doneDetail, doneAlone } = messages.accept;
      const detail = closedCount === 0 ? doneAlone : doneDetail(formatNumber(closedCount));
      host.toast.show({ tone: 'success', title: done, detail });
      onDone();
      void navigate(profileLinks.tradeRequest(accepted.id));
    },
    onError: (cause) => {
      const failure = failureOf(cause);
      if (isConflict(failure)) {
        void refreshTrade(host);
        host.toast.show({
          tone: 'warning',
          title: failure.title ?? messages.changed,
          detail: failure.detail ?? messages.changedDetail,
        });
        onDone();
      }
    },
  });
  return { accept: () => mutate(), isPending, failure: error === null ? null : failureOf(error) };
}

async function accept(host: Host, { id, rowVersion }: TradeRequest): Promise<TradeRequest> {
  const attempt = [host.session().userId, 'accept-in-need', id].join(':');
  const release = host.hold('trade-request');
  try {
    const accepted = await host.api.call(acceptQuote, {
      params: { id },
      headers: { 'if-match': `"${rowVersion}"` },
      body: { closeOthers: true },
      idempotencyKey: attemptKey(attempt, String(rowVersion)),
    });
    forgetAttempt(attempt);
    host.queryClient.setQueryData(tradeKeys.request(id), accepted);
    void refreshTrade(host);
    return accepted;
  } finally {
    release();
  }
}
