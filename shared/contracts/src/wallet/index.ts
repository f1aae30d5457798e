export * from './charge.contract.ts';
export * from './payout.contract.ts';
export * from './wallet.contract.ts';
export * from './withdrawal.contract.ts';
