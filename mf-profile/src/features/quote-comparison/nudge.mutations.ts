import { failureOf } from '@bazaar/contracts/failure';
import { counterQuote, type TradeRequest } from '@bazaar/contracts/trade';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { attemptKey, forgetAttempt } from '../../common/attempt/attempt-key.store.ts';
import { sendFirstOfRequest } from '../../common/thread/send.mutations.ts';
import { refreshTrade } from '../../common/trade/trade-refresh.ts';
import { messages } from './messages.ts';
import type { Nudge } from './nudge.rules.ts';

/**
 * Asks a supplier for an answer or for more time. Where the service still allows a counter-offer, more time is asked for
 * by one, which opens the request for a new quote; otherwise by a message in the request's thread.
 */
export function useNudge(request: TradeRequest, nudge: Nudge) {
  const host = useHost();
  const words = messages.nudge[nudge];
  return useMutation({
    mutationFn: () => send(host, request, nudge),
    onSuccess: () => {
      host.toast.show({ tone: 'success', title: words.done });
      return refreshTrade(host);
    },
    onError: (error) => {
      const { title, detail } = failureOf(error);
      host.toast.show({
        tone: 'danger',
        title: title ?? words.failed,
        detail: detail ?? (title === undefined ? messages.tryLater : ''),
      });
    },
  });
}

async function send(
  host: Host,
  { id, rowVersion, allowedActions }: TradeRequest,
  nudge: Nudge,
): Promise<void> {
  const { text } = messages.nudge[nudge];
  const attempt = [host.session().userId, nudge, id].join(':');
  const key = attemptKey(attempt, String(rowVersion));
  if (nudge === 'extension' && allowedActions.includes('counter')) {
    await host.api.call(counterQuote, {
      params: { id },
      headers: { 'if-match': `"${rowVersion}"` },
      body: { message: messages.nudge.extension.counter },
      idempotencyKey: key,
    });
  } else {
    await sendFirstOfRequest(host, id, { key, text, files: [] });
  }
  forgetAttempt(attempt);
}
