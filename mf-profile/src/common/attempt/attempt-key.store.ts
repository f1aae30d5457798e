import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const Attempt = z.strictObject({ key: z.uuid(), content: z.string() });

const storedAttempt = (action: string) =>
  storedValue(`bazaar.profile.attempt:${action}`, Attempt, { area: 'session', fallback: null });

/**
 * The idempotency key of one action, kept until it has succeeded, over reloads of the tab too: pressing again after a
 * lost response repeats the same action instead of starting a second one. `action` names what is done, to what and by
 * which user; another `content` is another attempt, since a service refuses a key that comes with a changed body.
 */
export function attemptKey(action: string, content = ''): string {
  const stored = storedAttempt(action);
  const before = stored.get();
  if (before?.content === content) {
    return before.key;
  }
  const key = crypto.randomUUID();
  stored.set({ key, content });
  return key;
}

/** To be called after a response: the same action done again gets a new key. */
export function forgetAttempt(action: string): void {
  storedAttempt(action).remove();
}
