import {
  acceptQuote,
  getTradeRequest,
  listTradeRequestEvents,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import { readTradeSettings } from '../settings.ts';
import { givenRequest, openTradeApp, payFromWallet, type TradeApp } from '../trade.fixture.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp({ simulateSuppliers: true, variables: { SIMULATOR_DELAY_SECONDS: '10' } });
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const read = (id: number) => app.call(getTradeRequest, { as: app.buyer, params: { id } });

/** Advances the clock by the maximum delay of a simulated supplier, runs the jobs, and reads the request. */
async function waitForAnswer({ id }: TradeRequest): Promise<TradeRequest> {
  app.test.clock.advance(20_000);
  await app.test.runJobs();
  return read(id);
}

describe('simulated suppliers', () => {
  it('quote and ship, so that one buyer can complete a request', async () => {
    const published = await givenRequest(app, 'Published');
    const early = await read(published.id);
    const quoted = await waitForAnswer(published);
    const parts = { as: app.buyer, params: { id: quoted.id }, version: quoted.rowVersion };
    const accepted = await app.call(acceptQuote, parts);
    await payFromWallet(app, accepted);
    await app.test.runJobs();
    const paid = await read(quoted.id);
    const delivered = await waitForAnswer(paid);
    const query = { requestId: quoted.id, paging: { pageSize: 50 } };
    const { items } = await app.call(listTradeRequestEvents, { as: app.buyer, query });

    expect([early.status, quoted.status, paid.status, delivered.status]).toEqual([
      'Published',
      'Quoted',
      'InFulfillment',
      'Delivered',
    ]);
    expect(quoted.totals?.unpricedLines).toBe(0);
    expect(items.filter(({ actorKind }) => actorKind === 'supplier').map(({ type }) => type)).toEqual([
      'quote',
      'ship',
    ]);
  });

  it('return some requests for revision', async () => {
    const requests: TradeRequest[] = [];
    for (let count = 0; count < 20; count += 1) {
      requests.push(await givenRequest(app, 'ConfirmationRequested'));
    }
    app.test.clock.advance(20_000);
    await app.test.runJobs();
    const states = await Promise.all(requests.map(async ({ id }) => (await read(id)).status));
    const revised = states.filter((status) => status === 'RevisionRequested').length;

    expect(revised).toBeGreaterThan(0);
    expect(revised).toBeLessThan(10);
    expect(states.filter((status) => status === 'ConfirmationRequested')).toHaveLength(20 - revised);
  });

  it('leave a request unchanged that another party has moved', async () => {
    const quoted = await givenRequest(app, 'Quoted');
    const after = await waitForAnswer(quoted);

    expect(after).toEqual(quoted);
  });

  it('schedule nothing when they are switched off', async () => {
    const off = await openTradeApp();
    const { id } = await givenRequest(off, 'Published');
    const { rows } = await sql`select key from kit.job where kind = 'trade.simulated-answer'`.execute(
      off.test.db,
    );
    await off.test[Symbol.asyncDispose]();

    expect([id, rows]).toEqual([1, []]);
  });
});

describe('SIMULATOR_DELAY_SECONDS', () => {
  const read = (text: string | undefined, simulateSuppliers = true) =>
    readTradeSettings({
      ...TEST_ENVIRONMENT,
      simulateSuppliers,
      variables: { SIMULATOR_DELAY_SECONDS: text },
    });

  it('is twenty seconds by default', () => {
    expect(read(undefined)).toMatchObject({ simulatorDelaySeconds: 20 });
    expect(read('3')).toMatchObject({ simulatorDelaySeconds: 3 });
    expect(read('3', false)).toMatchObject({ simulatorDelaySeconds: null });
  });

  it.each(['-1', '1.5', 'x', '3601'])('is refused with a one-line error: %s', (text) => {
    expect(() => read(text)).toThrow(
      'Set SIMULATOR_DELAY_SECONDS to a whole number of seconds from 0 to 3600.',
    );
  });
});
