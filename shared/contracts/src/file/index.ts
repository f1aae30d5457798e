export * from './data-export.contract.ts';
export * from './file.contract.ts';
export * from './image.contract.ts';
