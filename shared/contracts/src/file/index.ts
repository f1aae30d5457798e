export * from './file.contract.ts';
export * from './image.contract.ts';
