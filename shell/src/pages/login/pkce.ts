import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';
import { createSecret, toBase64Url } from './secret.ts';

const storedVerifier = storedValue('code_verifier', z.string(), {
  area: 'session',
  fallback: null,
  format: 'text',
});

/** Creates the secret of one sign-in (RFC 7636 §4.1) and stores it in this tab until it is used. */
export function createVerifier(): string {
  const verifier = createSecret();
  storedVerifier.set(verifier);
  return verifier;
}

/** The secret of the current sign-in; a new one when there is none. */
export function currentVerifier(): string {
  return storedVerifier.get() ?? createVerifier();
}

/** Deletes the secret, which may be used once. */
export function dropVerifier(): void {
  storedVerifier.remove();
}

/** S256 of a verifier, which the service receives before the secret itself (RFC 7636 §4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}
