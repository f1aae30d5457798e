import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCircuitBreakers } from './forwarding/circuit-breaker.ts';
import { createServiceReads } from './service-reads.ts';

const URL_A = 'http://services/product/api/v1/categories';
const GET = { method: 'GET', headers: { accept: 'application/json' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(respond: () => Promise<Response> = async () => Response.json({ ok: true })) {
  const send = vi.fn<typeof fetch>(respond);
  const breakers = createCircuitBreakers();
  const reads = createServiceReads({ breakers, send });
  return { send, breakers, reads, page: () => reads.forPage() };
}

describe('reads of the services for pages', () => {
  it('share one response for ten seconds', async () => {
    const { send, page } = setUp();

    const texts = [
      await (await page().fetch(URL_A, GET)).text(),
      await (await page().fetch(URL_A, GET)).text(),
    ];
    vi.advanceTimersByTime(10_001);
    await page().fetch(URL_A, GET);

    expect(texts).toEqual(['{"ok":true}', '{"ok":true}']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('share one request, which does not end with its first page', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { send, page } = setUp(() => promise);
    const leaving = new AbortController();
    const first = page().fetch(URL_A, { ...GET, signal: leaving.signal });
    const second = page().fetch(URL_A, GET);
    leaving.abort(new Error('the first page left'));
    resolve(Response.json({ ok: true }));

    await expect(first).rejects.toThrow('the first page left');
    expect((await second).status).toBe(200);
    expect(send).toHaveBeenCalledOnce();
  });

  it('are asked for again by a page that joined a read which another visitor may read no more', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { send, page } = setUp(() => promise);
    send.mockImplementationOnce(() => promise).mockImplementation(async () => Response.json({ ok: true }));
    const [flooding, other] = [page(), page()];
    const responses = [flooding.fetch(URL_A, GET), other.fetch(URL_A, GET)];
    resolve(Response.json({}, { status: 429 }));

    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([429, 200]);
    expect([flooding.isFailing(), other.isFailing()]).toEqual([true, false]);
  });

  it.each<[string, RequestInit, () => Promise<Response>]>([
    ['of a caller', { ...GET, headers: { authorization: 'Bearer t' } }, async () => Response.json({})],
    ['with a cookie', { ...GET, headers: { cookie: 'a=b' } }, async () => Response.json({})],
    ['that write', { method: 'POST' }, async () => Response.json({})],
    [
      'with a response that may not be stored',
      GET,
      async () => Response.json({}, { headers: { 'cache-control': 'no-store' } }),
    ],
    ['that fail', GET, async () => Response.json({}, { status: 404 })],
  ])('never share those %s', async (_what, init, respond) => {
    const { send, page } = setUp(respond);
    await page().fetch(URL_A, init);
    await page().fetch(URL_A, init);

    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Response>, boolean]>([
    ['responds', async () => Response.json({}), false],
    ['knows no such record', async () => Response.json({}, { status: 404 }), false],
    ['fails', async () => Response.json({}, { status: 500 }), true],
    ['does not respond', () => Promise.reject(new TypeError('refused')), true],
  ])('tell their page when a service %s', async (_what, respond, isFailing) => {
    const page = setUp(respond).page();
    await page.fetch(URL_A, GET).catch(() => undefined);

    expect(page.isFailing()).toBe(isFailing);
  });

  it('tell their page when a service has not responded for half a second', () => {
    const page = setUp(() => new Promise(() => {})).page();
    void page.fetch(URL_A, GET);
    const atOnce = page.isFailing();
    vi.advanceTimersByTime(500);

    expect([atOnce, page.isFailing()]).toEqual([false, true]);
  });

  it('give pages less time while a service is silent, until it responds', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { send, page } = setUp(() => promise);
    const reading = page().fetch(URL_A, GET);
    const limits = [page().timeoutMs];
    vi.advanceTimersByTime(800);
    limits.push(page().timeoutMs);
    resolve(Response.json({}));
    await reading;
    limits.push(page().timeoutMs);
    send.mockRejectedValueOnce(new TypeError('refused'));
    await page()
      .fetch(`${URL_A}/1`, GET)
      .catch(() => undefined);
    limits.push(page().timeoutMs);
    send.mockResolvedValueOnce(Response.json({}));
    await page().fetch(`${URL_A}/2`, GET);
    limits.push(page().timeoutMs);

    expect(limits).toEqual([undefined, 800, undefined, 800, undefined]);
  });

  it('do not ask a service that does not respond, and say so without making anyone wait', async () => {
    const { send, page } = setUp(() => Promise.reject(new TypeError('refused')));
    for (let count = 0; count < 5; count += 1) {
      await page()
        .fetch(`${URL_A}/${count}`, GET)
        .catch(() => undefined);
    }

    const refused = await page().fetch(URL_A, GET);

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '0']);
    expect(send).toHaveBeenCalledTimes(5);
  });
});
