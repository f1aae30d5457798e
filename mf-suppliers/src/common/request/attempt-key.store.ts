import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const storedKey = (act: string) =>
  storedValue(`bazaar.suppliers.request-key:${act}`, z.uuid(), {
    area: 'session',
    fallback: null,
    format: 'text',
  });

/**
 * The idempotency key of one act, made when it starts and kept until it has succeeded, over reloads of the tab too:
 * pressing again after a lost response repeats the same act instead of starting a second one. `act` names what is done,
 * and by which user.
 */
export function attemptKey(act: string): string {
  const stored = storedKey(act);
  const key = stored.get() ?? crypto.randomUUID();
  stored.set(key);
  return key;
}

/** To be called after success: the same action done again gets a new key. */
export function forgetAttempt(act: string): void {
  storedKey(act).remove();
}
