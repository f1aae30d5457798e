import { describe, expect, it } from 'vitest';
import { entropyOf, findSecrets, secretFaults } from './secrets/find-secrets.ts';

/** Put together here, so that this file holds none. */
const RANDOM = ['q7Zp2Lx9', 'Vt4Kd8Rn', 'B3mW6yHc', 'F1sJ5gQa'].join('');
const PLANTED: readonly (readonly [what: string, text: string, kind: string])[] = [
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${RANDOM}`, 'private key'],
  ['a private key of another form', `-----BEGIN EC ${'PRIVATE'} KEY-----\n${RANDOM}`, 'private key'],
  ['a key as JWK', `{"kty":"EC","${'d'}":"${RANDOM}${RANDOM.slice(0, 11)}"}`, 'private JWK'],
  ['a token', ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', RANDOM].join('.'), 'signed token'],
  ['a key of AWS', `AKIA${'Q7ZP2LX9VT4KD8RN'}`, 'AWS key'],
  ['a token of GitHub', `gh${'p'}_${RANDOM}abcd`, 'GitHub token'],
  ['a token of npm', `npm${'_'}${RANDOM}abcd`, 'npm token'],
  ['a password in an address', `postgres://owner:${'hunter22'}@db.example/site`, 'password in an address'],
  ['a variable', `SMS_HTTP_TOKEN=${RANDOM}`, 'named secret'],
  ['a property', `const apiKey = '${RANDOM}';`, 'named secret'],
  ['random text', `call('${RANDOM}')`, 'random text'],
];

describe('a scan for secrets', () => {
  it.each(PLANTED)('finds %s, and does not repeat it', (_what, text, kind) => {
    const found = findSecrets('a.ts', `one\n${text}\n`);

    expect(found.map((one) => one.kind)).toContain(kind);
    expect(found[0]?.line).toBe(2);
    expect(JSON.stringify(secretFaults(found, []))).not.toContain(RANDOM);
  });

  it.each([
    ["token: 'a-word-of-our-own-in-a-test'"],
    ["const secret = 'correct horse battery staple'"],
    ['SMS_HTTP_TOKEN=<its key>'],
    ["password: '…'"],
    ["import x from '@bazaar/contracts/deployment/trusted-proxies-2'"],
    ['postgres://owner…'],
    [`'${'0123456789'.repeat(4)}'`],
  ])('leaves %s', (text) => {
    expect(findSecrets('a.ts', text)).toEqual([]);
  });

  it('knows what is as good as random', () => {
    expect(entropyOf('aaaa')).toBe(0);
    expect(entropyOf('abcd')).toBe(2);
  });
});

describe('a reviewed finding', () => {
  const [secret] = findSecrets('a.ts', `token = '${RANDOM}'`);
  const reviewed = { file: 'a.ts', fingerprint: secret?.fingerprint ?? '', reason: 'an example' };

  it('is no fault in its own file, and one in another', () => {
    expect(secret).toBeDefined();
    expect(secretFaults(secret ? [secret] : [], [reviewed])).toEqual([]);
    expect(secretFaults(secret ? [{ ...secret, file: 'b.ts' }] : [], [reviewed])).toHaveLength(2);
  });

  it('needs a reason, and goes when the text goes', () => {
    expect(secretFaults(secret ? [secret] : [], [{ ...reviewed, reason: ' ' }])).toHaveLength(1);
    expect(secretFaults([], [reviewed])).toEqual([expect.stringContaining('not there any more')]);
  });
});
