import type { FavoriteTarget } from './favorite.keys.ts';

const KEY = 'bazaar.suppliers.favorite-intent';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;

const nameOf = ({ objectType, objectId }: FavoriteTarget) => `${objectType}:${objectId}`;

/** Remembers, in this tab alone, what a visitor wanted to keep before signing in. */
export function rememberIntent(target: FavoriteTarget, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name: nameOf(target), at: now }));
  } catch {
    // Without storage the visitor presses the button again after signing in.
  }
}

/** Whether this object was wanted; asking forgets it. An old wish does not come true unasked. */
export function takeIntent(target: FavoriteTarget, now: number): boolean {
  try {
    const intent: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isIntent(intent) || intent.name !== nameOf(target)) {
      return false;
    }
    sessionStorage.removeItem(KEY);
    return now - intent.at < HALF_AN_HOUR_MS;
  } catch {
    return false;
  }
}

function isIntent(value: unknown): value is { name: string; at: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
