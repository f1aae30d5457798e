export { arbitraryOf } from './arbitrary-of.ts';
export { type AddressUnderTest, describeAddress } from './describe-address.ts';
export { walkEndpoints } from './walk-contracts.ts';
