export * from './trade-endings.contract.ts';
export * from './trade-lists.contract.ts';
export * from './trade-moves.contract.ts';
export * from './trade-operator.contract.ts';
export * from './trade-request.contract.ts';
export * from './trade-status.contract.ts';
export * from './trade-supplier.contract.ts';
