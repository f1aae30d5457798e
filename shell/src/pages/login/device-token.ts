import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';
import { createSecret } from './secret.ts';

const storedToken = storedValue('bazaar.shell.device', z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)), {
  area: 'local',
  fallback: null,
  format: 'text',
});

/**
 * The secret by which the services know this browser again, made on first use. It names nobody and opens nothing: it saves
 * work and a notice, and stays when a person signs out.
 */
export function deviceToken(): string {
  const known = storedToken.get();
  if (known !== null) {
    return known;
  }
  const made = createSecret();
  storedToken.set(made);
  return made;
}
