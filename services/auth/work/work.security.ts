import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { WorkChallenge, WorkSolution } from '@bazaar/contracts/auth';
import { hashSecret } from '../login/code-hash.security.ts';

/** For how long a challenge is of use: a slow phone needs some seconds, a person in between some minutes. */
const LIFETIME_MS = 5 * 60_000;

/** What work is asked for: a code for a number, or a try of an attempt; work for one is of no use for another. */
export type WorkSubject = `code:${string}` | `try:${string}`;

interface Asked {
  readonly subject: WorkSubject;
  readonly bits: number;
  readonly now: Date;
}

/** Creates a challenge that the service knows again by its signature, so that nothing is stored until it is used. */
export function createChallenge(secret: Buffer, { subject, bits, now }: Asked): WorkChallenge {
  const payload = [bits, now.getTime() + LIFETIME_MS, randomBytes(12).toString('base64url')].join('.');
  return { challenge: `${payload}.${signatureOf(secret, payload, subject)}`, bits };
}

/** What is stored of work that was accepted. */
export interface DoneWork {
  readonly challengeHash: string;
  readonly expiresAt: Date;
}

/** The work of a solution when it is at least as much as is asked for, and its challenge was made here for this; or null. */
export function readWork(
  secret: Buffer,
  solution: WorkSolution,
  { subject, bits, now }: Asked,
): DoneWork | null {
  const parts = solution.challenge.split('.');
  const [given = '', expiry = '', random = '', signature = '', ...rest] = parts;
  const wanted = signatureOf(secret, [given, expiry, random].join('.'), subject);
  const isOurs = rest.length === 0 && isSame(signature, wanted);
  if (!isOurs || Number(expiry) <= now.getTime() || Number(given) < bits) {
    return null;
  }
  const digest = createHash('sha256').update(`${solution.challenge}.${solution.nonce}`).digest();
  return leadingZeroBits(digest) < Number(given)
    ? null
    : { challengeHash: hashSecret(solution.challenge), expiresAt: new Date(Number(expiry)) };
}

/** How many bits of a digest are zero before the first that is not. */
export function leadingZeroBits(digest: Uint8Array): number {
  const place = digest.findIndex((byte) => byte !== 0);
  return place < 0 ? digest.length * 8 : place * 8 + Math.clz32(digest[place] ?? 0) - 24;
}

function signatureOf(secret: Buffer, payload: string, subject: WorkSubject): string {
  return createHmac('sha256', secret).update(`${payload} ${subject}`).digest('base64url');
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
