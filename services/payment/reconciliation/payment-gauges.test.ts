import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { beginCharge, choose, comeBack, givenPayer } from '../payments.fixture.ts';
import { gaugesOf, givenOwnDay } from './reconciliation.fixture.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

it('the metrics name the oldest verification that is pending', async () => {
  await givenOwnDay(test);
  const { redirectUrl } = await beginCharge(test.app, await givenPayer(test.app));
  await comeBack(test.app, (await choose(test.app, redirectUrl, 'silent')).callback);
  test.clock.advance(90_000);

  expect(await gaugesOf(test, 'sandbox')).toEqual({
    ...{ ledgerSumRial: 0, unmatchedAttempts: 0, openDifferences: 0, oldestPendingSeconds: 90 },
  });
  expect((await gaugesOf(test, 'sandbox-2')).oldestPendingSeconds).toBe(0);
});
