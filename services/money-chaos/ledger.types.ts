import type { ShownLine } from './history.types.ts';

export interface Account {
  readonly id: number;
  readonly code: string;
  readonly ownerUserId: number | null;
  readonly balanceRial: number;
}

export interface Transaction {
  readonly id: number;
  readonly type: string;
  readonly paymentId: number | null;
  readonly requestId: number | null;
}

/** Entries come in the order in which their accounts were moved. */
export interface Entry {
  readonly id: number;
  readonly transactionId: number;
  readonly accountId: number;
  readonly amountRial: number;
  readonly balanceAfterRial: number;
}

/** Lines come in the order of their users' statements. */
export interface StatementLine extends ShownLine {
  readonly transactionId: number;
  readonly userId: number;
}

/** What is noted as held for a trade request. */
export interface Hold {
  readonly requestId: number;
  readonly userId: number;
  readonly amountRial: number;
  readonly remainingRial: number;
}

export interface LedgerPayment {
  readonly id: number;
  readonly walletUserId: number;
  readonly purpose: string;
  readonly purposeId: number | null;
  readonly amountRial: number;
  readonly status: string;
  /** The wallet's part that is noted as held while the rest is paid at a gateway. */
  readonly heldRial: number;
}

export interface LedgerRequest {
  readonly id: number;
  readonly status: string;
}

export interface LedgerWithdrawal {
  readonly id: number;
  readonly amountRial: number;
  readonly state: string;
}

/** A row of a batch of payouts to suppliers. */
export interface LedgerPayout {
  readonly id: number;
  readonly supplierId: number;
  readonly amountRial: number;
  readonly state: string;
}

/** All rows of the database that are money, or say what money is for. */
export interface Ledger {
  readonly accounts: readonly Account[];
  readonly transactions: readonly Transaction[];
  readonly entries: readonly Entry[];
  readonly lines: readonly StatementLine[];
  readonly holds: readonly Hold[];
  readonly payments: readonly LedgerPayment[];
  readonly requests: readonly LedgerRequest[];
  readonly withdrawals: readonly LedgerWithdrawal[];
  readonly payouts: readonly LedgerPayout[];
}
