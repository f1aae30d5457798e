import { describe, expect, it } from 'vitest';
import { codeMatches, hashCode, newSecret } from './code-hash.security.ts';

describe('the hash of a code', () => {
  it('stores a code as a salted scrypt hash, which only that code matches', async () => {
    const [first, second] = await Promise.all([hashCode('123456'), hashCode('123456')]);
    const [salt = '', hash = ''] = first.split('.');

    expect(first).not.toBe(second);
    expect(first).not.toContain('123456');
    expect([Buffer.from(salt, 'base64url').length, Buffer.from(hash, 'base64url').length]).toEqual([16, 32]);
    expect(await Promise.all([codeMatches('123456', first), codeMatches('123457', first)])).toEqual([
      true,
      false,
    ]);
  });

  it('is not needed by a secret of 256 bits', () => {
    expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
  });
});
