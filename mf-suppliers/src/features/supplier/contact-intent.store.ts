import { SupplierId } from '@bazaar/contracts/merchant';
import { signInIntent } from '@bazaar/storage';

/** The supplier whose number a visitor wanted to see before signing in. */
export const contactIntent = signInIntent('suppliers.contact', SupplierId);
