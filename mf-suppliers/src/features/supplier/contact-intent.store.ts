import type { SupplierId } from '@bazaar/contracts/merchant';

const KEY = 'bazaar.suppliers.contact-intent';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** Remembers, in this tab alone, whose number a visitor wanted to see before signing in. */
export function rememberContactWish(id: SupplierId, now: number): void {
  try {
    sessionStorage.setItem(KEY, `${id} ${now}`);
  } catch {
    // Without storage the visitor presses the button again after signing in.
  }
}

/** Whether this supplier's number was wanted; asking forgets it. An old wish does not come true unasked. */
export function takeContactWish(id: SupplierId, now: number): boolean {
  try {
    const [wanted, at] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
    if (wanted !== id) {
      return false;
    }
    sessionStorage.removeItem(KEY);
    return at !== undefined && now - at < HALF_AN_HOUR_MS;
  } catch {
    return false;
  }
}
