export * from './auth.contract.ts';
