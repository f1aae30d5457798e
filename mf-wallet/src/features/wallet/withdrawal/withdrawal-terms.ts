import type { getWithdrawalTerms, PayoutAccount } from '@bazaar/contracts/wallet';

/** Limits and account of a withdrawal. */
export type WithdrawalTerms = ReturnType<(typeof getWithdrawalTerms)['response']['parse']>;

/** Terms of a wallet that money can be withdrawn from. */
export type UsableTerms = WithdrawalTerms & { account: PayoutAccount };
