export * from './file.contract.ts';
