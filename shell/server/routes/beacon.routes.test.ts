import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApp, givenServices } from '../testing/given-services.ts';
import { beaconRoutes } from './beacon.routes.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const { app, warn } = givenApp();
  const browserFault = vi.fn();
  const { served } = givenServices();
  await beaconRoutes(app, { served: { ...served, browserFault } });
  const send = (payload: string, url = '/_beacon/errors', type = 'application/json') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  const reports = () => warn.mock.calls.map(([data]) => data.report);
  return { send, warn, reports, browserFault };
}

describe('a browser report', () => {
  it.each([
    ['/_beacon/errors', 'errors', 'application/json'],
    ['/_beacon/csp', 'csp', 'application/reports+json'],
    ['/_beacon/csp', 'csp', 'application/csp-report'],
  ])('to %s is logged as %s', async (url, beacon, type) => {
    const { send, warn } = await setUp();

    const { statusCode, body } = await send('{"kind":"remote","compositionId":"c1"}', url, type);

    expect([statusCode, body]).toEqual([204, '']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { beacon, report: { kind: 'remote', compositionId: 'c1' } },
      'a browser reports',
    );
  });

  it('is logged without the queries of addresses', async () => {
    const { send, reports } = await setUp();

    await send('{"url":"https://bazaar.example/search?key=secret#a","nested":[{"at":"/b?c=secret d"}]}');

    expect(reports()).toEqual([{ url: 'https://bazaar.example/search', nested: [{ at: '/b d' }] }]);
  });

  it('is cut to short texts, few items and little depth', async () => {
    const { send, reports } = await setUp();
    const deep = '['.repeat(2000) + ']'.repeat(2000);

    await send(`{"text":"${'x'.repeat(5000)}","list":[${'1,'.repeat(50)}1],"deep":${deep}}`);

    const [report] = reports();
    expect(report.text).toHaveLength(400);
    expect(report.list).toHaveLength(10);
    expect(JSON.stringify(report.deep).length).toBeLessThan(20);
  });

  it('that is not JSON is logged as its first characters', async () => {
    const { send, reports } = await setUp();

    expect((await send('<html>'.repeat(100))).statusCode).toBe(204);
    expect(reports()[0].unreadable).toHaveLength(80);
  });

  it('that is too large is refused', async () => {
    const { send, warn } = await setUp();

    expect((await send(`"${'x'.repeat(20_000)}"`)).statusCode).toBe(413);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is only counted after three hundred in a minute, and the next minute logs how many were dropped', async () => {
    const { send, warn } = await setUp();
    for (let count = 0; count < 305; count += 1) {
      await send('{}');
    }
    expect(warn).toHaveBeenCalledTimes(300);

    vi.setSystemTime(new Date('2026-11-20T10:01:00Z'));
    await send('{"kind":"bus"}');

    expect(warn.mock.calls.slice(300).map(([data]) => data)).toEqual([
      { dropped: 5 },
      { beacon: 'errors', report: { kind: 'bus' } },
    ]);
  });

  it('counts against the version that it names', async () => {
    const { send, browserFault } = await setUp();

    await send('{"kind":"remote","remote":"mf-wallet","version":"1.0.0","message":"TypeError: x"}');
    await send('{"kind":"error","message":"a fault of the shell"}');
    await send('not json');

    expect(browserFault).toHaveBeenCalledExactlyOnceWith({
      remote: 'mf-wallet',
      version: '1.0.0',
      reason: 'TypeError: x',
      address: '127.0.0.1',
    });
  });
});
