import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** In addition to the minute for which keys are cached: a withdrawn key is accepted for two minutes at most. */
const REMEMBERED_MS = 60_000;
const MAXIMUM_TOKENS = 10_000;

/** What a checked token contains. */
export interface Checked<Bearer> {
  readonly bearer: Bearer;
  /** When it expires, in milliseconds. */
  readonly expiresAt: number;
}

/**
 * Remembers for a minute that a token's signature and claims were found good, and no longer than it
 * holds: a browser sends the same token with every request, and checking a signature costs more than the rest of a small
 * request. The key is the token's hash, so that no token lies in memory; whether its session is open is asked every time.
 */
export function rememberTokens<Bearer>(
  clock: () => Date,
  check: (token: string) => Promise<Checked<Bearer> | null>,
): (token: string) => Promise<Bearer | null> {
  const remembered = new LRUCache<string, { readonly bearer: Bearer; readonly until: number }>({
    max: MAXIMUM_TOKENS,
  });
  return async (token) => {
    const now = clock().getTime();
    const key = hash('sha256', token, 'base64url');
    const known = remembered.get(key);
    if (known !== undefined && known.until > now) {
      return known.bearer;
    }
    remembered.delete(key);
    const checked = await check(token);
    if (checked !== null) {
      remembered.set(key, {
        bearer: checked.bearer,
        until: Math.min(now + REMEMBERED_MS, checked.expiresAt),
      });
    }
    return checked?.bearer ?? null;
  };
}
