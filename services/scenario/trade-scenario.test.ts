import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices } from '../app.ts';
import { TEST_ENVIRONMENT } from '../testing/test-app.ts';
import { openTradeApp, type TradeApp } from '../trade/trade.fixture.ts';
import { walkTrade } from './trade-scenario.ts';

let market: TradeApp;
let base: string;
let close: () => Promise<void>;

beforeAll(async () => {
  market = await openTradeApp();
  // Its own clock, the real one: the walk waits for jobs as a visitor does.
  const { app, startJobs } = await openServices({
    db: market.test.db,
    clock: () => new Date(),
    environment: {
      ...TEST_ENVIRONMENT,
      simulateSuppliers: true,
      variables: { SIMULATOR_DELAY_SECONDS: '1' },
    },
  });
  startJobs();
  await app.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  close = () => app.close();
});
afterAll(async () => {
  await close?.();
  await market?.test[Symbol.asyncDispose]();
});

describe('the walk through a trade', () => {
  it.each([
    ['answering as the supplier', false],
    ['with a simulated supplier', true],
  ])('reaches the end, %s', async (_, waitForSimulator) => {
    const lines: string[] = [];
    const options = { base, origin: TEST_ENVIRONMENT.publicOrigin, timeoutMs: 15_000 };
    const states = await walkTrade({ ...options, waitForSimulator, say: (line) => lines.push(line) });

    expect(states).toEqual([
      'Draft',
      'ConfirmationRequested',
      'Published',
      'Quoted',
      'AwaitingPayment',
      'InFulfillment',
      'Delivered',
      'Completed',
    ]);
    expect(lines.at(-1)).toMatch(/^TR-\d{4}-\d{6} {2}Completed {2}/);
  });
});
