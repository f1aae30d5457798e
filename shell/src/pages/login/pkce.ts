import { tabStore } from '../../session/safe-storage.ts';

const KEY = 'code_verifier';
const VERIFIER_BYTES = 32;

/** Used where the tab's storage is denied: the verifier then lasts as long as the page. */
let unstored: string | null = null;

/** Makes the secret of one sign-in (RFC 7636 §4.1) and keeps it in this tab until it was used. */
export function createVerifier(): string {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
  unstored = tabStore.set(KEY, verifier) ? null : verifier;
  return verifier;
}

/** The secret of the sign-in that is under way; a new one when there is none. */
export function currentVerifier(): string {
  return tabStore.get(KEY) ?? unstored ?? createVerifier();
}

/** Forgets the secret: it serves once. */
export function dropVerifier(): void {
  tabStore.remove(KEY);
  unstored = null;
}

/** S256 of a verifier: what the service is shown before the secret itself (RFC 7636 §4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
