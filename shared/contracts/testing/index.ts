export { arbitraryOf } from './arbitrary-of.ts';
export { walkEndpoints } from './walk-contracts.ts';
