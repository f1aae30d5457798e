export * from './conversation.contract.ts';
export * from './stream.contract.ts';
export * from './thread.contract.ts';
export * from './thread-writing.contract.ts';
