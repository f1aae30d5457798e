export * from './gateway.contract.ts';
export * from './online-payment.contract.ts';
export * from './paying-attempt.ts';
export * from './payment.contract.ts';
export * from './sandbox.contract.ts';
