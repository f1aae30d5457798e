import { failureOf } from '@bazaar/contracts/failure';
import type { GatewayRedirect } from '@bazaar/contracts/payment';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { walletKeys } from '../wallet/wallet.keys.ts';
import { goToGateway } from './gateway-navigation.ts';

type Begin<Order> = (api: Host['api'], order: Order, idempotencyKey: string) => Promise<GatewayRedirect>;

/**
 * Begins a payment at a gateway and leaves for its page. The same order that is sent again after a lost response
 * begins nothing new. The page stays busy while the browser leaves, and is ready again when it comes back from its
 * cache.
 */
export function useLeave<Order>(begin: Begin<Order>) {
  const host = useHost();
  const attempt = useRef({ order: '', key: '' });
  // A second press can come before the first has been rendered.
  const isRunning = useRef(false);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async (order: Order) => {
      const release = host.hold('payment');
      try {
        const text = JSON.stringify(order);
        if (attempt.current.order !== text) {
          attempt.current = { order: text, key: crypto.randomUUID() };
        }
        goToGateway(await begin(host.api, order, attempt.current.key));
      } finally {
        release();
      }
    },
    onError: (cause) => {
      isRunning.current = false;
      // After a response the order is settled; without one the next press repeats it.
      if (failureOf(cause).status > 0) {
        attempt.current = { order: '', key: '' };
      }
      // A payment that was begun, or that another tab has moved, is shown as it is now.
      void host.queryClient.invalidateQueries({ queryKey: walletKeys.all });
    },
  });
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        isRunning.current = false;
        reset();
        void host.queryClient.invalidateQueries({ queryKey: walletKeys.all });
      }
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [host, reset]);
  const isLeaving = isPending || isSuccess;
  return {
    leave: (order: Order) => {
      if (!isRunning.current) {
        isRunning.current = true;
        mutate(order);
      }
    },
    isLeaving,
    failure: error === null ? null : failureOf(error),
    forget: reset,
  };
}
