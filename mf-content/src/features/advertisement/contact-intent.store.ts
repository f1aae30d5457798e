import { AdvertisementId } from '@bazaar/contracts/content';
import { signInIntent } from '@bazaar/storage';

/** The advertisement whose number a visitor wanted to see before signing in. */
export const contactIntent = signInIntent('content.advertisement-contact', AdvertisementId);
