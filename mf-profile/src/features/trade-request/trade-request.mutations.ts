import { failureOf, isConflict } from '@bazaar/contracts/failure';
import { payFromWallet } from '@bazaar/contracts/payment';
import {
  acceptQuote,
  cancelTradeRequest,
  confirmAndPublish,
  confirmDelivery,
  counterQuote,
  objectToDelivery,
  rateTradeRequest,
  requestConfirmation,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { attemptKey, forgetAttempt } from '../../common/attempt/attempt-key.store.ts';
import { tradeKeys } from '../../common/trade/trade.keys.ts';
import { refreshTrade } from '../../common/trade/trade-refresh.ts';
import type { Move } from './move.rules.ts';
import { moveMessages as messages } from './move-messages.ts';

/**
 * Makes a move of a request. Afterwards everything that shows the request is fetched again. When it has changed in the
 * meantime, its new state is shown instead, and `onDone` is called as well.
 */
export function useMove(request: TradeRequest, onDone: () => void) {
  const host = useHost();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (move: Move) => makeMove(host, request, move),
    onSuccess: (_, move) => {
      host.toast.show({ tone: 'success', title: messages.moves[move.action].done });
      onDone();
    },
    onError: (cause) => {
      const failure = failureOf(cause);
      if (isConflict(failure)) {
        void refreshTrade(host);
        const title = failure.title ?? messages.changed;
        host.toast.show({ tone: 'warning', title, detail: failure.detail ?? messages.changedDetail });
        onDone();
      }
    },
  });
  const failure = error === null ? null : failureOf(error);
  return { run: mutate, isPending, failure };
}

async function makeMove(host: Host, request: TradeRequest, move: Move): Promise<void> {
  const { action, ...content } = move;
  const attempt = [host.session().userId, action, request.id].join(':');
  const release = host.hold('trade-request');
  try {
    const key = attemptKey(attempt, JSON.stringify([request.rowVersion, content]));
    const moved = await send(host, request, { move, key });
    forgetAttempt(attempt);
    if (moved !== null) {
      host.queryClient.setQueryData(tradeKeys.request(request.id), moved);
    }
    void refreshTrade(host);
  } finally {
    release();
  }
}

/** The request after the move; null where the response is about something else. */
async function send(
  { api }: Host,
  { id, rowVersion }: TradeRequest,
  { move, key }: { move: Move; key: string },
): Promise<TradeRequest | null> {
  const params = { id };
  const common = { params, idempotencyKey: key };
  const versioned = { ...common, headers: { 'if-match': `"${rowVersion}"` } };
  switch (move.action) {
    case 'requestConfirmation':
      return api.call(requestConfirmation, common);
    case 'confirmAndPublish':
      return api.call(confirmAndPublish, versioned);
    case 'accept':
      return api.call(acceptQuote, versioned);
    case 'counter': {
      const { message, targetPrices } = move;
      return api.call(counterQuote, { ...versioned, body: { message, targetPrices } });
    }
    case 'pay': {
      const body = { purpose: 'tradeRequest', purposeId: id } as const;
      await api.call(payFromWallet, { body, idempotencyKey: key });
      return null;
    }
    case 'confirmDelivery':
      return api.call(confirmDelivery, common);
    case 'object':
      return api.call(objectToDelivery, { ...common, body: { reason: move.reason } });
    case 'rate':
      return api.call(rateTradeRequest, { ...common, body: { stars: move.stars, text: move.text } });
    case 'cancel':
      return api.call(cancelTradeRequest, { ...common, body: { reason: move.reason } });
  }
}
