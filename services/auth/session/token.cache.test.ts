import { expect, it } from 'vitest';
import { rememberTokens } from './token.cache.ts';

const START = Date.parse('2026-11-20T10:00:00.000Z');

function given(expiresAfterMs = 600_000) {
  let now = START;
  const asked: string[] = [];
  const read = rememberTokens(
    () => new Date(now),
    async (token) => {
      asked.push(token);
      return token.startsWith('good') && now < START + expiresAfterMs
        ? { bearer: `bearer of ${token}`, expiresAt: START + expiresAfterMs }
        : null;
    },
  );
  return { read, asked, advance: (milliseconds: number) => (now += milliseconds) };
}

it('checks a valid token once a minute, each token separately', async () => {
  const { read, asked, advance } = given();

  expect([await read('good 1'), await read('good 1'), await read('good 2')]).toEqual([
    'bearer of good 1',
    'bearer of good 1',
    'bearer of good 2',
  ]);
  advance(59_999);
  await read('good 1');
  expect(asked).toEqual(['good 1', 'good 2']);
  advance(1);
  await read('good 1');
  expect(asked).toEqual(['good 1', 'good 2', 'good 1']);
});

it('never accepts a token after its expiry', async () => {
  const { read, advance } = given(2_000);
  const before = await read('good 1');
  advance(1_999);
  const last = await read('good 1');
  advance(1);

  expect([before, last, await read('good 1')]).toEqual(['bearer of good 1', 'bearer of good 1', null]);
});

it('does not cache an invalid token, and drops the oldest when there are too many', async () => {
  const { read, asked } = given();
  await read('bad');
  await read('bad');
  for (let number = 0; number <= 10_000; number += 1) {
    await read(`good ${number}`);
  }
  asked.length = 0;
  await read('good 10000');
  await read('good 0');

  expect(asked).toEqual(['good 0']);
});
