import * as z from 'zod/mini';
import { FavoriteType } from '../content/favorite-type.ts';
import { Count } from '../core/index.ts';
import { defineEvent } from './define-event.ts';

const favoriteState = z.strictObject({
  objectType: FavoriteType,
  objectId: z.int().check(z.positive()),
  isFavorite: z.boolean(),
  /** Total number of the user's favorites after the change. */
  totalCount: Count,
});

/** Owner: mf-suppliers. A favorite button was used on a product or supplier, and the server has confirmed it. */
export const favoriteToggled = defineEvent('suppliers.favorite-toggled', 1, favoriteState, {
  crossTab: true,
});

/** Owner: mf-profile. A favorite was removed, or put back, on the favorites page. */
export const favoriteListChanged = defineEvent('profile.favorite-list-changed', 1, favoriteState, {
  crossTab: true,
});

/** Owner: mf-profile. The number of unread messages is now `unreadCount`. */
export const unreadCounted = defineEvent(
  'profile.unread-counted',
  1,
  z.strictObject({ unreadCount: Count }),
  { isState: true },
);

/**
 * Owner: mf-wallet. The server has confirmed a change of the wallet. It carries no amount: balances are not sent
 * over the bus; a component that shows one requests it again.
 */
export const creditChanged = defineEvent(
  'wallet.credit-changed',
  1,
  z.strictObject({ cause: z.enum(['charge', 'payment', 'refund', 'refresh']), at: z.iso.datetime() }),
  { crossTab: true },
);

/** Owner: the shell. A visitor signed in, in this tab or another. */
export const signedIn = defineEvent('session.signed-in', 1, z.strictObject({ at: z.iso.datetime() }), {
  crossTab: true,
});

/** Owner: the shell. The session ended: sign-out, expiry, or a refusal by the services. */
export const signedOut = defineEvent(
  'session.signed-out',
  1,
  z.strictObject({ reason: z.enum(['user', 'expired', 'refused']) }),
  { crossTab: true },
);
