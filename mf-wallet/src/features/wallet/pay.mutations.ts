import { profileLinks } from '@bazaar/contracts';
import type { StepUpToken } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import {
  type Payment,
  payFromWallet,
  requestOnlinePayment,
  retryOnlinePayment,
} from '@bazaar/contracts/payment';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { returnPathFor } from '../../common/payment/gateway-navigation.ts';
import { useLeave } from '../../common/payment/leave.mutations.ts';
import { walletKeys } from '../../common/wallet/wallet.keys.ts';
import { announcePaid } from '../../events.ts';

/**
 * Pays a request from the wallet, once however often it is pressed, and leads to the payment. After a refusal the page
 * shows how the payment is now: another tab may have paid it.
 */
export function usePayByWallet({ id }: Payment, requestId: number) {
  const host = useHost();
  const navigate = useNavigate();
  const key = useRef<string | null>(null);
  // A second press can come before the first has been rendered, or before the page has changed.
  const isRunning = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (stepUpToken?: StepUpToken) => {
      const release = host.hold('payment');
      try {
        key.current ??= crypto.randomUUID();
        const body = { purpose: 'tradeRequest', purposeId: requestId, ...withToken(stepUpToken) } as const;
        return await host.api.call(payFromWallet, { body, idempotencyKey: key.current });
      } finally {
        release();
      }
    },
    onSuccess: ({ payment }) => {
      host.queryClient.setQueryData(walletKeys.payment(payment.id), payment);
      announcePaid(host.bus, 'payment', new Date().toISOString());
      void navigate(profileLinks.payment(payment.id), { replace: true });
    },
    onError: (cause) => {
      isRunning.current = false;
      // After a response the key is used up; without one the next press repeats the same payment.
      if (failureOf(cause).status > 0) {
        key.current = null;
      }
      void host.queryClient.invalidateQueries({ queryKey: walletKeys.retry(id) });
      void host.queryClient.invalidateQueries({ queryKey: walletKeys.payable(requestId) });
    },
  });
  return {
    pay: (stepUpToken?: StepUpToken) => {
      if (!isRunning.current) {
        isRunning.current = true;
        mutate(stepUpToken);
      }
    },
    isPaying: isPending,
    failure: error === null ? null : failureOf(error),
    forget: reset,
  };
}

const withToken = (stepUpToken?: StepUpToken) => (stepUpToken === undefined ? {} : { stepUpToken });

interface OnlineOrder {
  gatewayId: string;
  /** What the wallet pays beside it; 0 for none. */
  walletPartRial: number;
  /** What confirms a large part from the wallet. */
  stepUpToken?: StepUpToken;
}

/** Pays a request at a gateway, a part of it from the wallet if wanted; leaves for the gateway's page. */
export function usePayOnline({ id, attempts }: Payment, requestId: number) {
  return useLeave((api: Host['api'], order: OnlineOrder, idempotencyKey: string) => {
    const body = { ...order, returnPath: returnPathFor() };
    return attempts.length === 0
      ? api.call(requestOnlinePayment, {
          body: { ...body, paymentPurpose: 'tradeRequest', purposeId: requestId },
          idempotencyKey,
        })
      : // A retry makes sure that no attempt before it was paid after all.
        api.call(retryOnlinePayment, { body: { ...body, paymentId: id }, idempotencyKey });
  });
}
