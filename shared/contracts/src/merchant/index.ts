export * from './supplier.contract.ts';
export * from './supplier-id.ts';
