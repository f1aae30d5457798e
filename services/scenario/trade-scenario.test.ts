import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openServices } from '../app.ts';
import { TEST_ENVIRONMENT } from '../testing/test-app.ts';
import { openTradeApp, type TradeApp } from '../trade/trade.fixture.ts';
import { openSeparateApps } from './separate-apps.fixture.ts';
import { runTradeScenario } from './trade-scenario.ts';

let market: TradeApp;

/** Running services, and where they are reached. */
type OpenApps = AsyncDisposable & { readonly base: string };

/** The real clock: the scenario waits for jobs as a visitor does. */
const clock = () => new Date();
const environment = {
  ...TEST_ENVIRONMENT,
  simulateSuppliers: true,
  variables: { SIMULATOR_DELAY_SECONDS: '1' },
};

beforeAll(async () => {
  market = await openTradeApp();
});
afterAll(() => market?.test[Symbol.asyncDispose]());

/** All services in one app. */
async function openOneApp(): Promise<OpenApps> {
  const { app, startJobs } = await openServices({ db: market.test.db, clock, environment });
  startJobs();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => app.close() };
}

describe('runTradeScenario', () => {
  it.each([
    ['in one app, answering as the supplier', false, openOneApp],
    [
      'with each service in an app of its own and a simulated supplier',
      true,
      () => openSeparateApps(market.test.runningUrl, { clock, environment }),
    ],
  ])('reaches the end %s', async (_, waitForSimulator, openApps) => {
    const apps = await openApps();
    onTestFinished(() => apps[Symbol.asyncDispose]());
    const lines: string[] = [];
    const options = { base: apps.base, origin: environment.publicOrigin, timeoutMs: 15_000 };
    const states = await runTradeScenario({ ...options, waitForSimulator, say: (line) => lines.push(line) });

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
