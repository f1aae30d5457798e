import type { WalletCredit, WalletTransaction } from '@bazaar/contracts/wallet';

export const givenCredit: WalletCredit = {
  availableRial: 1_845_000_000,
  heldRial: 628_000_000,
  balanceRial: 2_473_000_000,
  updatedAt: '2026-11-20T06:32:00Z',
};

/** One transaction; by default a charge of 15 million toman. */
export function givenLine(line: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    id: 1,
    type: 'Charge',
    direction: 'in',
    amountRial: 150_000_000,
    balanceAfterRial: 2_473_000_000,
    availableAfterRial: 1_845_000_000,
    description: 'شارژ از درگاه آزمایشی',
    trackingCode: 'BZ-410037',
    createdAt: '2026-11-20T06:32:00Z',
    ...line,
  };
}

/** A page of a statement with `totalCount` transactions; by default as many as are given. */
export function givenStatement(items: WalletTransaction[], totalCount = items.length) {
  return { items, totalCount, pageNumber: 1, pageSize: 10 };
}
