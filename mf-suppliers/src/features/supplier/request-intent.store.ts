import { SupplierId } from '@bazaar/contracts/merchant';
import { signInIntent } from '@bazaar/storage';

/** The supplier to whom a visitor wanted to begin a request before signing in. */
export const requestIntent = signInIntent('suppliers.request', SupplierId);
