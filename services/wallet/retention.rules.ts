import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** The ledger: nothing of it is changed or deleted, by anyone. */
export const walletRetention: readonly RetentionRule[] = [
  ...kept('The law asks for the books, and the ledger only grows.', {
    'wallet.account': 'an account',
    'wallet.entry': 'a side of a transaction',
    'wallet.reversal': 'a correction',
    'wallet.statement_line': 'a transaction as its user sees it',
    'wallet.trade_hold': 'what was held for a request',
    'wallet.transaction': 'a transaction',
  }),
  ...kept('The law asks for the books: it says where money went.', {
    'wallet.payout_batch': 'transfers that are given to the bank together',
    'wallet.payout_row': 'a transfer to a supplier or user',
    'wallet.withdrawal': 'what a user has taken out',
  }),
  ...kept('Suppliers are paid by it.', { 'wallet.supplier_account': 'the account of a supplier' }),
];
