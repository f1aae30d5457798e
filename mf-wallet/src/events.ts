import type { Bus, Unsubscribe } from '@bazaar/bus';
import { creditChanged } from '@bazaar/contracts/events';
import type { Host } from '@bazaar/host';
import { walletKeys } from './common/wallet/wallet.keys.ts';

/**
 * Notifies this tab and the others that the credit has changed. The event carries no amount: subscribers read it
 * themselves.
 */
export function announceRefresh(bus: Bus, at: string): void {
  bus.publish(creditChanged, { cause: 'refresh', at });
}

/** Notifies this tab and the others that a payment has reached the wallet, or was made from it. */
export function announcePaid(bus: Bus, cause: 'charge' | 'payment' | 'refund', at: string): void {
  bus.publish(creditChanged, { cause, at });
}

/** Subscribes to changes of the wallet, here or in another tab: its data is refetched where it is shown. */
export function listen({ bus, queryClient }: Host): Unsubscribe {
  return bus.on(creditChanged, () => {
    void queryClient.invalidateQueries({ queryKey: walletKeys.all });
  });
}
