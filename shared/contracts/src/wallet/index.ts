export * from './charge.contract.ts';
export * from './wallet.contract.ts';
