import type { Host } from '@bazaar/host';
import { tradeKeys } from './trade.keys.ts';

/** The wallet's own data: a fee, a payment or a delivery moves money. */
const WALLET_DATA = ['wallet'] as const;

/** Refetches what a move of a request may have changed, where it is shown. */
export async function refreshTrade({ queryClient }: Host): Promise<void> {
  const changed = [tradeKeys.all, tradeKeys.openCounts, WALLET_DATA];
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
