export { arbitraryOf } from './arbitrary-of.ts';
export { collectEndpoints } from './walk-contracts.ts';
