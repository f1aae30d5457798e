export * from './conversation.contract.ts';
