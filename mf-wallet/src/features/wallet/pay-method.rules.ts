import type { Gateway, Payment } from '@bazaar/contracts/payment';

export const PAY_METHODS = ['wallet', 'mixed', 'gateway'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** What can be paid in each way; a way that is not possible has no amount. */
export interface PayWays {
  /** What the wallet lacks; 0 when it has enough. */
  shortfallRial: number;
  canWallet: boolean;
  canOnline: boolean;
  /** The wallet's part of a payment of both; 0 when that is not possible. */
  walletPartRial: number;
}

interface Facts {
  payment: Payment;
  gateways: readonly Gateway[];
  availableRial: number;
}

/** The ways in which a payment can be made now. */
export function payWays({ payment, gateways, availableRial }: Facts): PayWays {
  const { amountRial, allowedActions, status } = payment;
  const shortfallRial = Math.max(0, amountRial - availableRial);
  const mayPay = allowedActions.includes('payByWallet');
  // A first attempt begins from a payment that was created; later ones are retries.
  const mayGoOnline = status === 'Created' || allowedActions.includes('retry');
  const part = mixedPart(amountRial, availableRial, gateways);
  return {
    shortfallRial,
    canWallet: mayPay && shortfallRial === 0,
    canOnline: mayGoOnline && gateways.some((gateway) => gateway.isActive),
    walletPartRial: mayGoOnline ? part : 0,
  };
}

/** As much of the wallet as leaves an amount that some gateway takes; 0 when the wallet is empty or has enough. */
function mixedPart(amountRial: number, availableRial: number, gateways: readonly Gateway[]): number {
  if (availableRial <= 0 || availableRial >= amountRial) {
    return 0;
  }
  const parts = gateways
    .filter(({ isActive }) => isActive)
    .map(({ minAmountRial, maxAmountRial }) => {
      const part = Math.min(availableRial, amountRial - minAmountRial);
      return amountRial - part <= maxAmountRial ? part : 0;
    });
  return Math.max(0, ...parts);
}

/** The way that is chosen at first: the wallet when it has enough, else both, else the gateway. */
export function firstMethod({ canWallet, walletPartRial, canOnline }: PayWays): PayMethod | null {
  if (canWallet) {
    return 'wallet';
  }
  if (walletPartRial > 0) {
    return 'mixed';
  }
  return canOnline ? 'gateway' : null;
}
