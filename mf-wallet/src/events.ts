import type { Bus, Unsubscribe } from '@bazaar/bus';
import { creditChanged } from '@bazaar/contracts/events';
import type { Host } from '@bazaar/host';
import { walletKeys } from './common/wallet/wallet.keys.ts';

/** Tells this tab and the others that the credit is no longer what it was. It says no amount: who shows one reads it. */
export function announceRefresh(bus: Bus, at: string): void {
  bus.publish(creditChanged, { cause: 'refresh', at });
}

/** Hears that the wallet has changed, here or in another tab: everything known of it is read again where it shows. */
export function listen({ bus, queryClient }: Host): Unsubscribe {
  return bus.on(creditChanged, () => {
    void queryClient.invalidateQueries({ queryKey: walletKeys.all });
  });
}
