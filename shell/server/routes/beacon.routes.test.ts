import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShellEnvironment } from '../environment.ts';
import { givenApp, givenServices } from '../testing/given-services.ts';
import { beaconRoutes } from './beacon.routes.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOME = '198.51.100.7';

async function setUp(change: Partial<ShellEnvironment> = {}) {
  const { app, warn } = givenApp();
  const browserFault = vi.fn();
  const { served, metrics, environment } = givenServices();
  await beaconRoutes(app, {
    served: { ...served, browserFault },
    metrics,
    environment: { ...environment, ...change },
  });
  const tokenFor = async (remoteAddress = HOME) => {
    const response = await app.inject({ url: '/_beacon/token', remoteAddress });
    return response.statusCode === 200 ? (response.json().token as string) : null;
  };
  const post = (payload: string, { token, from = HOME, url = '/_beacon/errors', type = JSON_TYPE }: Sent) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from,
      headers: { 'content-type': type, ...(token && { 'x-beacon-token': token }) },
    });
  const send = async (payload: string, sent: Sent = {}) =>
    post(payload, { token: (await tokenFor(sent.from)) ?? '', ...sent });
  const reports = () => warn.mock.calls.map(([data]) => data.report);
  return { post, send, tokenFor, warn, reports, browserFault };
}

const JSON_TYPE = 'application/json';
interface Sent {
  token?: string;
  from?: string;
  url?: string;
  type?: string;
}

describe('a browser report', () => {
  it.each([
    ['/_beacon/errors', 'errors', 'application/json'],
    ['/_beacon/csp', 'csp', 'application/reports+json'],
    ['/_beacon/csp', 'csp', 'application/csp-report'],
  ])('to %s is logged as %s', async (url, beacon, type) => {
    const { send, warn } = await setUp();

    const { statusCode, body } = await send('{"kind":"remote","compositionId":"c1"}', { url, type });

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
      await send('{}', { from: `198.51.100.${count % 200}` });
    }
    expect(warn).toHaveBeenCalledTimes(300);

    vi.setSystemTime(new Date('2026-11-20T10:01:00Z'));
    await send('{"kind":"bus"}', { from: '203.0.113.1' });

    expect(warn.mock.calls.slice(300).map(([data]) => data)).toEqual([
      { dropped: 5 },
      { beacon: 'errors', report: { kind: 'bus' } },
    ]);
  });

  it('is refused after sixty of one client in a minute, and nobody else is', async () => {
    const { post, tokenFor, warn } = await setUp();
    const token = (await tokenFor()) ?? '';
    for (let count = 0; count < 60; count += 1) {
      await post('{}', { token });
    }

    const refused = await post('{}', { token });
    const other = await post('{}', { token: (await tokenFor('203.0.113.1')) ?? '', from: '203.0.113.1' });

    expect([refused.statusCode, refused.body, other.statusCode]).toEqual([429, '', 204]);
    expect(warn).toHaveBeenCalledTimes(61);
  });

  it('is refused without a token, and with one of another client', async () => {
    const { post, tokenFor, warn, browserFault } = await setUp();
    const token = (await tokenFor('203.0.113.1')) ?? '';
    const report = '{"remote":"mf-wallet","version":"1.0.0"}';

    const answers = [
      await post(report, {}),
      await post(report, { token: 'made up' }),
      await post(report, { token }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(warn).not.toHaveBeenCalled();
    expect(browserFault).not.toHaveBeenCalled();
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
      address: HOME,
      standsFor: 1,
    });
  });

  it('of a sample counts for the visits that it stands for', async () => {
    const { post, tokenFor, browserFault } = await setUp({ beaconPermille: 100 });
    vi.spyOn(Math, 'random').mockReturnValue(0);

    await post('{"remote":"mf-wallet","version":"1.0.0"}', { token: (await tokenFor()) ?? '' });

    expect(browserFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ standsFor: 10 }));
  });

  it('that the browser makes of a policy counts against no version', async () => {
    const { post, browserFault, reports } = await setUp();

    await post('{"remote":"mf-wallet","version":"1.0.0"}', { url: '/_beacon/csp' });

    expect(reports()).toHaveLength(1);
    expect(browserFault).not.toHaveBeenCalled();
  });
});

describe('the permission to report', () => {
  it('is not kept by any cache', async () => {
    const { app } = givenApp();
    await beaconRoutes(app, givenServices());

    expect((await app.inject('/_beacon/token')).headers['cache-control']).toBe('no-store');
  });

  it('is given to the sample of the visits', async () => {
    const { tokenFor } = await setUp({ beaconPermille: 250 });
    const random = vi.spyOn(Math, 'random');

    random.mockReturnValue(0.2499);
    expect(await tokenFor()).toEqual(expect.any(String));
    random.mockReturnValue(0.25);
    expect(await tokenFor()).toBeNull();
  });
});
