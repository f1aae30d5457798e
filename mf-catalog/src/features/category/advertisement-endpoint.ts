/** Separate, so that only pages of advertisements load this part of the contract. */
export { listAdvertisements } from '@bazaar/contracts/content';
