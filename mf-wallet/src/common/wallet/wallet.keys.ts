import type { WalletTransactionType } from '@bazaar/contracts/wallet';

/** The shown part of the statement: one transaction type or all, and the page. */
export interface StatementView {
  type: WalletTransactionType | null;
  page: number;
}

/** Separate from the queries, so that listening to the bus does not load them. */
export const walletKeys = {
  all: ['wallet'] as const,
  credit: ['wallet', 'credit'] as const,
  statements: ['wallet', 'statement'] as const,
  statement: ({ type, page }: StatementView) => [...walletKeys.statements, type, page] as const,
};
