import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;
const HASH_BYTES = 32;

/** So many digits, all codes equally likely. */
export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** A slow hash, because six digits behind a fast one could be found by trying all of them. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(code, salt, HASH_BYTES)).toString('base64url')}`;
}

/** Compares in constant time, so that the duration does not show how much was right. */
export async function codeMatches(code: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const wanted = Buffer.from(hash, 'base64url');
  const given = await derive(code, Buffer.from(salt, 'base64url'), HASH_BYTES);
  return timingSafeEqual(wanted, given);
}

/** An unguessable single-use secret. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret of 256 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
