export * from './setting.contract.ts';
