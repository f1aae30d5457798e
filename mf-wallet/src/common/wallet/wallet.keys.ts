import type { WalletTransactionType } from '@bazaar/contracts/wallet';

/** The shown part of the statement: the wallet, the filter, and the page. */
export interface StatementView {
  /** The owner of the wallet of a company; null for the reader's own. */
  company: number | null;
  /** One transaction type, or null for all. */
  type: WalletTransactionType | null;
  /** First and last day, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  /** A part of a tracking code; empty for none. */
  code: string;
  page: number;
}

/** Separate from the queries, so that listening to the bus does not load them. */
export const walletKeys = {
  all: ['wallet'] as const,
  /** The credit of the reader's own wallet, or of a company's. */
  credit: (company: number | null = null) => ['wallet', 'credit', company] as const,
  wallets: ['wallet', 'wallets'] as const,
  holds: (company: number | null) => ['wallet', 'holds', company] as const,
  statements: ['wallet', 'statement'] as const,
  statement: (view: StatementView) => [...walletKeys.statements, view] as const,
  gateways: ['wallet', 'gateways'] as const,
  payments: (company: number | null, page: number, size: number) =>
    ['wallet', 'payments', company, page, size] as const,
  payment: (id: number) => ['wallet', 'payment', id] as const,
  retry: (id: number) => ['wallet', 'payment', id, 'retry'] as const,
  payable: (requestId: number) => ['wallet', 'payable', requestId] as const,
  withdrawalTerms: (company: number | null) => ['wallet', 'withdrawals', 'terms', company] as const,
  withdrawals: (company: number | null, page: number) => ['wallet', 'withdrawals', company, page] as const,
  withdrawal: (id: number) => ['wallet', 'withdrawal', id] as const,
  stepUpLimit: ['wallet', 'step-up-limit'] as const,
  payouts: (page: number) => ['wallet', 'payouts', page] as const,
  outcome: (reference: string) => ['wallet', 'outcome', reference] as const,
};
