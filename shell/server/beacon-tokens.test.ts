import { describe, expect, it } from 'vitest';
import { createBeaconTokens } from './beacon-tokens.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HOME = '198.51.100.7';

function setUp(secret = 'a secret of these tests') {
  let time = NOW;
  const tokens = createBeaconTokens(secret, () => time);
  return { ...tokens, pass: (ms: number) => (time += ms) };
}

describe('a token to report', () => {
  it('is valid for the client that got it, for ten minutes', () => {
    const { issue, isValid, pass } = setUp();
    const token = issue(HOME);

    expect(isValid(token, HOME)).toBe(true);
    pass(10 * 60_000 - 1);
    expect(isValid(token, HOME)).toBe(true);
    pass(1);
    expect(isValid(token, HOME)).toBe(false);
  });

  it('is not valid for another client, or under another secret', () => {
    const { issue, isValid } = setUp();
    const token = issue(HOME);

    expect(isValid(token, '198.51.100.8')).toBe(false);
    expect(setUp('another secret').isValid(token, HOME)).toBe(false);
  });

  it('is valid at every shell with the same secret', () => {
    expect(setUp().isValid(setUp().issue(HOME), HOME)).toBe(true);
  });

  it('cannot be prolonged', () => {
    const { issue, isValid } = setUp();
    const [, signature] = issue(HOME).split('.');

    expect(isValid(`${(NOW + 1e9).toString(36)}.${signature}`, HOME)).toBe(false);
  });

  it.each([
    undefined,
    null,
    '',
    '.',
    'zzzz',
    `a.${'ـ'.repeat(43)}`,
    `a.${'x'.repeat(42)}`,
    `a.${'x'.repeat(43)}`,
    [],
    'x'.repeat(1e5),
  ])('is not %j', (token) => {
    expect(setUp().isValid(token, HOME)).toBe(false);
  });
});
