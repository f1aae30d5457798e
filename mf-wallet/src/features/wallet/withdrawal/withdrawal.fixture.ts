import { type Withdrawal, WithdrawalId } from '@bazaar/contracts/wallet';
import type { WithdrawalTerms } from './withdrawal-terms.ts';

/** Terms of a wallet with 184.5 million toman, which have been withdrawn from before. */
export const givenTerms: WithdrawalTerms = {
  minRial: 100_000,
  maxRial: 2_000_000_000,
  availableRial: 1_845_000_000,
  stepUpLimitRial: 500_000_000,
  stepUpRemainingRial: 500_000_000,
  settlesWithinHours: 72,
  isAccountNew: false,
  accountKind: 'company',
  account: { shebaMasked: 'IR82…9002', bank: 'بانک ملت', holderName: 'آرمان‌تراش نوین' },
};

/** A withdrawal of 5 million toman that waits for the bank, unless given otherwise. */
export function givenWithdrawal(withdrawal: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: WithdrawalId.parse(4),
    state: 'Requested',
    amountRial: 50_000_000,
    shebaMasked: 'IR82…9002',
    trackingCode: 'BZ-900007',
    createdAt: '2026-11-20T06:32:00Z',
    sentAt: null,
    settledAt: null,
    returnedAt: null,
    expectedBy: '2026-11-23T06:32:00Z',
    failureReason: null,
    allowedActions: ['cancel'],
    ...withdrawal,
  };
}

/** One that the bank did not carry out. */
export const givenFailed = (): Withdrawal =>
  givenWithdrawal({
    state: 'Failed',
    sentAt: '2026-11-20T08:00:00Z',
    returnedAt: '2026-11-20T12:00:00Z',
    expectedBy: null,
    failureReason: 'نام صاحب حساب با شماره شبا یکی نیست.',
    allowedActions: [],
  });
