/** Apart, so that only pages of advertisements bring what the contract knows of them. */
export { listAdvertisements } from '@bazaar/contracts/content';
