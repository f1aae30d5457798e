export * from './setting.contract.ts';
export * from './type-model.contract.ts';
