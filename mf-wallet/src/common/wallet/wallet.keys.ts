import type { WalletTransactionType } from '@bazaar/contracts/wallet';

/** What of the statement is shown: one type of movement or all, and which page of it. */
export interface StatementView {
  type: WalletTransactionType | null;
  page: number;
}

/** Apart from the queries, so that listening to the bus does not load them. */
export const walletKeys = {
  all: ['wallet'] as const,
  credit: ['wallet', 'credit'] as const,
  statements: ['wallet', 'statement'] as const,
  statement: ({ type, page }: StatementView) => [...walletKeys.statements, type, page] as const,
};
