import type { Withdrawal, WithdrawalState } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { useEffect, useRef } from 'react';
import { announceRefresh } from '../../../events.ts';

/** Tells the other parts of the page and other tabs when a withdrawal that was followed here has come back. */
export function useWithdrawalNews({ state }: Pick<Withdrawal, 'state'>): void {
  const { bus } = useHost();
  const before = useRef<WithdrawalState | null>(null);
  useEffect(() => {
    const isNews = before.current !== null && before.current !== state;
    before.current = state;
    if (isNews && state === 'Failed') {
      announceRefresh(bus, new Date().toISOString());
    }
  }, [bus, state]);
}
