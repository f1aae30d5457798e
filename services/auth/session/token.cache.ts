import { hash } from 'node:crypto';

/** On top of the minute that the keys are remembered for: a key that is withdrawn counts for two at most. */
const REMEMBERED_MS = 60_000;
const MAXIMUM_TOKENS = 10_000;

/** What a token that was checked says. */
export interface Checked<Bearer> {
  readonly bearer: Bearer;
  /** When it lapses, in milliseconds. */
  readonly expiresAt: number;
}

/**
 * Remembers for a minute that a token's signature and claims were found good, no longer than it holds: whoever
 * sends one sends it again at once, and a signature costs more than the rest of a small call. Kept by the hash, so that
 * no token lies in memory; whether its session is open is asked on every call all the same.
 */
export function rememberTokens<Bearer>(
  clock: () => Date,
  check: (token: string) => Promise<Checked<Bearer> | null>,
): (token: string) => Promise<Bearer | null> {
  const remembered = new Map<string, { readonly bearer: Bearer; readonly until: number }>();
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
      const [oldest] = remembered.keys();
      if (remembered.size >= MAXIMUM_TOKENS && oldest !== undefined) {
        remembered.delete(oldest);
      }
      remembered.set(key, {
        bearer: checked.bearer,
        until: Math.min(now + REMEMBERED_MS, checked.expiresAt),
      });
    }
    return checked?.bearer ?? null;
  };
}
