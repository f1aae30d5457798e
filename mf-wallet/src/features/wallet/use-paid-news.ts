import type { Payment } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { useEffect, useRef } from 'react';
import { type PaymentState, stateOf } from '../../common/payment/payment-state.rules.ts';
import { announcePaid } from '../../events.ts';

const CAUSES: Partial<Record<PaymentState, 'charge' | 'payment' | 'refund'>> = {
  paid: 'payment',
  refunded: 'refund',
};

/** Tells the other parts of the page and other tabs when a payment that was followed here has ended. */
export function usePaidNews({ status, purpose }: Payment): void {
  const { bus } = useHost();
  const before = useRef<PaymentState | null>(null);
  const state = stateOf(status);
  useEffect(() => {
    const cause = CAUSES[state];
    const isNews = before.current !== null && before.current !== state;
    before.current = state;
    if (isNews && cause !== undefined) {
      const isCharge = cause === 'payment' && purpose === 'walletCharge';
      announcePaid(bus, isCharge ? 'charge' : cause, new Date().toISOString());
    }
  }, [bus, state, purpose]);
}
