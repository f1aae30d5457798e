import { getTradeDeadlines } from '@bazaar/contracts/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { PAYMENT_TIME_MS } from './trade-machine.rules.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

it('GET tradedeadlines returns the times of the machine', async () => {
  const reply = await test.app.inject('/trade/api/v1/tradedeadlines');
  const deadlines = getTradeDeadlines.response.parse(reply.json());

  expect(deadlines).toEqual({ answerHours: 72, paymentHours: 48, confirmationDays: 7, rulingDays: 14 });
  expect(deadlines.paymentHours * 3_600_000).toBe(PAYMENT_TIME_MS);
});
