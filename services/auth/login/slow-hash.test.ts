import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { askForCode, handIn, receiveCode } from '../sign-in.fixture.ts';

const hashed = vi.hoisted(() => ({ count: 0 }));

vi.mock(import('./code-hash.security.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    hashCode: (code: string) => {
      hashed.count += 1;
      return real.hashCode(code);
    },
    codeMatches: (...codes: Parameters<typeof real.codeMatches>) => {
      hashed.count += 1;
      return real.codeMatches(...codes);
    },
  };
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

it('a code is hashed once it is permitted: a refused request costs no slow hash', async () => {
  const mobile = randomMobile();
  expect((await askForCode(test.app, mobile)).statusCode).toBe(200);
  expect(hashed.count).toBe(1);

  const refused = await Promise.all(Array.from({ length: 5 }, () => askForCode(test.app, mobile)));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(429));
  expect(hashed.count).toBe(1);
});

it('a try without an attempt costs no slow hash, and one with an attempt a single one', async () => {
  const mobile = randomMobile();
  const { code, requestId } = await receiveCode(test.app, mobile);
  const before = hashed.count;
  await handIn(test.app, { mobile: randomMobile(), requestId, code });
  expect(hashed.count).toBe(before);

  expect((await handIn(test.app, { mobile, requestId, code })).statusCode).toBe(200);
  expect(hashed.count).toBe(before + 1);
});
