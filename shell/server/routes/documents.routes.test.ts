import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testConfig } from '@bazaar/testing';
import { describe, expect, it, vi } from 'vitest';
import { NONCE_PLACEHOLDER } from '../document.ts';
import { respondWithFailure } from '../failure-page.ts';
import { createHtmlCache } from '../html-cache.ts';
import { readRedirectRules } from '../redirect-rules.ts';
import type { PageResponse, PageSink } from '../rendered-page.ts';
import type { ShellServices } from '../shell-services.ts';
import { givenManifest, givenRemote } from '../testing/given-manifest.ts';
import { givenApp, givenManifestStore, givenServices } from '../testing/given-services.ts';
import { createUncachedRoutes } from '../uncached-routes.ts';
import { compressWhole, sourceOf, textOf } from '../whole-document.ts';
import { documentRoutes } from './documents.routes.ts';

const HTML = `<script nonce="${NONCE_PLACEHOLDER}"></script><p nonce="${NONCE_PLACEHOLDER}">سلام</p>`;

/** What a worker makes of a page that waits for nothing. */
const WHOLE = compressWhole({ text: '<script>go()</script><p>سلام</p>', scriptHashes: [sourceOf('go()')] });

interface Setting {
  status?: number;
  isComplete?: boolean;
  isWithoutService?: boolean;
  isWhole?: boolean;
  redirect?: { status: number; location: string };
  services?: Partial<ShellServices>;
}

function setUp(setting: Setting = {}) {
  const { status = 200, isComplete = true, isWithoutService = false, isWhole = false } = setting;
  const { redirect, services = {} } = setting;
  const facts = { kind: 'page', status, mode: 'server', isWithoutService } as const;
  const streamed: PageResponse = {
    ...{ ...facts, noncePlaceholder: NONCE_PLACEHOLDER },
    stream(sink: PageSink) {
      sink.write(HTML);
      sink.end(isComplete);
      return { abort() {} };
    },
  };
  const made = isWhole ? { ...facts, document: WHOLE, isComplete } : streamed;
  const page: PageResponse = redirect ? { kind: 'redirect', ...redirect } : made;
  const render = vi.fn(async (_: Parameters<ShellServices['render']>[0]) => page);
  const { app, warn } = givenApp();
  app.setErrorHandler(respondWithFailure);
  documentRoutes(app, givenServices({ render, ...services }));
  return { app, render, warn };
}

/** What no worker has made in time. */
const frame: PageResponse = {
  ...{ kind: 'page', status: 200, mode: 'client', isWithoutService: false, isFrame: true },
  document: compressWhole({ text: 'frame of a route', scriptHashes: [] }),
  isComplete: false,
};

describe('a document', () => {
  it('that no worker makes in time is the frame of its route, and 503 for crawlers', async () => {
    const { app, render } = setUp();
    render.mockResolvedValue(frame);

    const response = await app.inject('/a');
    const crawled = await app.inject({ url: '/a', headers: { 'user-agent': 'Googlebot' } });

    expect([response.statusCode, response.body]).toEqual([200, 'frame of a route']);
    expect([crawled.statusCode, crawled.headers['retry-after'], crawled.body]).toEqual([503, '5', '']);
  });

  it('is rendered for its address and sent with the headers of a document', async () => {
    const { app, render } = setUp();

    const response = await app.inject('/products/5/%D9%BE');

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-composition-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(render.mock.calls[0]?.[0].url.href).toBe('https://bazaar.example/products/5/%D9%BE');
  });

  it('has one nonce, in the policy and in every placeholder', async () => {
    const { app } = setUp();

    const [first, second] = await Promise.all([app.inject('/a'), app.inject('/a')]);
    const nonceOf = (response: typeof first) =>
      /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? 'none';

    expect(first.body).toBe(HTML.replaceAll(NONCE_PLACEHOLDER, nonceOf(first)));
    expect(nonceOf(first)).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])(
    'that is whole is sent with its length and the hashes of its scripts to a browser that takes %s',
    async (accept, encoding, decode) => {
      const { app } = setUp({ isWhole: true, status: 404 });

      const response = await app.inject({ url: '/a', headers: { 'accept-encoding': accept } });

      expect([response.statusCode, response.headers['content-encoding']]).toEqual([404, encoding]);
      expect(decode(response.rawPayload)).toEqual(await textOf(WHOLE));
      expect(Number(response.headers['content-length'])).toBe(response.rawPayload.byteLength);
      expect(String(response.headers['content-security-policy'])).toContain(
        `script-src ${WHOLE.scriptHashes[0]} 'strict-dynamic'`,
      );
    },
  );

  it('that is whole is its headers alone for a HEAD request', async () => {
    const { app } = setUp({ isWhole: true });

    const response = await app.inject({ method: 'HEAD', url: '/a', headers: { 'accept-encoding': 'br' } });

    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(Number(response.headers['content-length'])).toBe((await WHOLE.brotli).byteLength);
  });

  it('has the status of its page', async () => {
    expect((await setUp({ status: 404 }).app.inject('/nobody')).statusCode).toBe(404);
  });

  it('of an error is for people: a crawler gets the status only, and the operators get a log entry', async () => {
    const { app, warn } = setUp({ status: 404 });
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

    const response = await app.inject({ url: '/nobody?q=1', headers });

    expect([response.statusCode, response.body]).toEqual([404, '']);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { status: 404, path: '/nobody', crawler: headers['user-agent'] },
      expect.any(String),
    );
    expect((await app.inject('/nobody')).body).toContain('سلام');
  });

  it('without an error is sent to crawlers too', async () => {
    const { app, warn } = setUp();

    const response = await app.inject({ url: '/faq', headers: { 'user-agent': 'Googlebot' } });

    expect(response.body).toContain('سلام');
    expect(warn).not.toHaveBeenCalled();
  });

  it('that a service could not provide is 503 with a time to retry, for crawlers too', async () => {
    const { app } = setUp({ status: 503, isWithoutService: true });

    const responses = await Promise.all([
      app.inject('/nobody'),
      app.inject({ url: '/nobody', headers: { 'user-agent': 'Googlebot' } }),
    ]);

    expect(responses.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
  });

  it('redirects with the parameters that its page does not read', async () => {
    const { app } = setUp({ redirect: { status: 301, location: '/products/5/pump' } });

    expect((await app.inject('/products/5/x?utm_source=mail')).headers.location).toBe(
      '/products/5/pump?utm_source=mail',
    );
  });

  it('redirects by the rules of the configuration', async () => {
    const environment = {
      ...givenServices().environment,
      findRedirect: readRedirectRules('[{"pattern":"/old/:id","target":"/a/:id","status":301}]'),
    };
    const { app } = setUp({ services: { environment } });

    const { statusCode, headers } = await app.inject('/old/7?b=1');

    expect([statusCode, headers.location]).toEqual([301, '/a/7?b=1']);
  });

  it('can redirect the visitor', async () => {
    const { app } = setUp({ redirect: { status: 301, location: '/products/5/pump' } });

    const response = await app.inject('/products/5/x');

    expect([response.statusCode, response.headers.location]).toEqual([301, '/products/5/pump']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['/faq/', 301, '/faq'],
    ['/search?key=a', 302, '/search/a'],
  ])('at %s redirects by rule, without rendering', async (url, status, location) => {
    const { app, render } = setUp();

    const response = await app.inject(url);

    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
    expect(render).not.toHaveBeenCalled();
  });

  it.each(['//evil.example/x', '/\\evil.example/x'])('at %s stays on this site', async (url) => {
    const { app, render } = setUp();

    await app.inject({ url: `http://localhost${url}`, headers: { host: 'evil.example' } });

    expect(render).toHaveBeenCalledOnce();
    expect(render.mock.calls[0]?.[0].url.origin).toBe('https://bazaar.example');
  });

  it('sets the bucket cookie for a new browser, and not for one that has it', async () => {
    const { app } = setUp();

    const known = await app.inject({ url: '/a', headers: { cookie: '__Host-bazaar_bucket=7' } });

    expect((await app.inject('/a')).headers['set-cookie']).toMatch(/^__Host-bazaar_bucket=\d+; /);
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  it('is a plain page with a retry while there is no configuration', async () => {
    const config = { get: () => Promise.reject(new Error('settings down')) };
    const { app } = setUp({ services: { config } });

    const response = await app.inject('/a');

    expect(response.statusCode).toBe(503);
    expect(response.body).not.toContain('settings down');
  });
});

describe('the cache of documents', () => {
  function cached(setting: Setting = {}) {
    const clock = { now: 1_000_000 };
    const work: Promise<void>[] = [];
    const revalidate = vi.fn((_key: string, run: () => Promise<void>) => void work.push(run()));
    const services = { cache: createHtmlCache(() => clock.now), revalidate, ...setting.services };
    return { ...setUp({ ...setting, services }), clock, revalidate, revalidated: () => Promise.all(work) };
  }

  it('is sent to the next visitors from the cache: the same bytes, whose scripts the policy allows by hash', async () => {
    const { app, render } = cached();
    const first = await app.inject('/a');

    const [second, third] = [await app.inject('/a'), await app.inject('/a')];

    expect(render).toHaveBeenCalledOnce();
    expect(second.body).toBe(first.body.replaceAll(/ nonce="[^"]+"/g, ''));
    expect(third.body).toBe(second.body);
    const policy = String(second.headers['content-security-policy']);
    // Of the empty script of this document.
    expect(policy).toContain(
      "script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'strict-dynamic'",
    );
    expect(policy).not.toContain('nonce-');
  });

  it('is rendered for each visitor when it has more scripts than a header can name, which is told once a route', async () => {
    const script = `<script nonce="${NONCE_PLACEHOLDER}">x</script>`;
    const page: PageResponse = {
      ...{ kind: 'page', status: 200, mode: 'server', isWithoutService: false },
      noncePlaceholder: NONCE_PLACEHOLDER,
      stream(sink) {
        sink.write(script.repeat(33));
        sink.end(true);
        return { abort() {} };
      },
    };
    const error = vi.fn();
    const render = vi.fn(async () => page);
    const { app } = cached({ services: { render, uncached: createUncachedRoutes({ error }) } });

    await app.inject('/mf-catalog/1');
    await app.inject('/mf-catalog/1');
    await app.inject('/mf-catalog/2');

    expect(render).toHaveBeenCalledTimes(3);
    const reason = 'it has 33 inline scripts; 32 are allowed';
    expect(error.mock.calls.map(([route]) => route)).toEqual([{ pattern: '/mf-catalog/:id', reason }]);
  });

  it('is not the refusal of another visitor who asks for it too often', async () => {
    const refusal = Promise.withResolvers<PageResponse>();
    const { app, render } = cached({ isWhole: true });
    render.mockReturnValueOnce(refusal.promise);

    const responses = Promise.all([app.inject('/a'), app.inject('/a')]);
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    refusal.resolve({
      ...{ kind: 'page', status: 429, mode: 'server', isWithoutService: false, isComplete: false },
      document: compressWhole({ text: 'too many', scriptHashes: [] }),
    });

    expect((await responses).map(({ statusCode }) => statusCode)).toEqual([429, 200]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is what the first visitor got when it came as a whole', async () => {
    const { app, render } = cached({ isWhole: true });
    const accept = { 'accept-encoding': 'br' };
    const [first, second] = [
      await app.inject({ url: '/a', headers: accept }),
      await app.inject({ url: '/a', headers: accept }),
    ];

    expect(render).toHaveBeenCalledOnce();
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('is not sent again to a browser that names its validator, and its policy is', async () => {
    const { app } = cached({ isWhole: true });
    const { headers, body } = await app.inject('/a');

    const again = await app.inject({ url: '/a', headers: { 'if-none-match': String(headers.etag) } });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(body).not.toBe('');
    expect(again.headers).toMatchObject({
      ...{ etag: headers.etag, vary: headers.vary, 'cache-control': headers['cache-control'] },
      'content-security-policy': headers['content-security-policy'],
    });
    const other = await app.inject({ url: '/a', headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('is sent from the cache to a browser that takes %s', async (accept, encoding, decode) => {
    const { app } = cached();
    await app.inject('/a');

    const response = await app.inject({ url: '/a', headers: { 'accept-encoding': accept } });

    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decode(response.rawPayload).toString()).toContain('سلام');
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.byteLength);
  });

  it.each([
    ['an address with another query', { url: '/mf-catalog/7?page=2' }],
    ['another address', { url: '/b' }],
  ])('is not shared with %s', async (_case, request) => {
    const { app, render } = cached();
    await app.inject('/a');

    await app.inject(request);

    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not shared between configurations', async () => {
    let version = 'one';
    const config = { get: async () => ({ ...testConfig, version }) };
    const { app, render } = cached({ services: { config } });
    await app.inject('/a');

    version = 'two';
    await app.inject('/a');

    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an error', { status: 404 }],
    ['a page with a part left to the browser', { isComplete: false }],
  ])('is never cached when it is %s', async (_case, setting) => {
    const { app, render } = cached(setting);
    await app.inject('/a');

    await app.inject('/a');

    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is sent at once when stale, and rendered again for the next visitor', async () => {
    const { app, render, clock, revalidate, revalidated } = cached();
    await app.inject('/a');
    clock.now += 6_000;

    expect((await app.inject('/a')).statusCode).toBe(200);
    expect(revalidate).toHaveBeenCalledOnce();
    await revalidated();
    await app.inject('/a');

    expect(render).toHaveBeenCalledTimes(2);
    expect(revalidate).toHaveBeenCalledOnce();
  });

  it.each(['?utm_source=mail&utm_medium=x', '?gclid=1', '?fbclid=2', '?cache=buster'])(
    'is shared with the same address with %s',
    async (query) => {
      const { app, render } = cached();
      await app.inject('/a');

      const response = await app.inject(`/a${query}`);

      expect([response.statusCode, render.mock.calls.length]).toEqual([200, 1]);
    },
  );

  it('is rendered once for visitors who come at the same time', async () => {
    const { app, render } = cached();

    const responses = await Promise.all(Array.from({ length: 8 }, () => app.inject('/a')));

    expect(render).toHaveBeenCalledOnce();
    expect(responses.every(({ body }) => body.includes('سلام'))).toBe(true);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(8);
  });

  it('outlives a change of the manifest that changes no version', async () => {
    let manifestData = givenManifest(givenRemote(['1.0.0']));
    const manifest = { ...givenManifestStore(manifestData), current: () => manifestData };
    const { app, render } = cached({ services: { manifest } });
    await app.inject('/a');
    manifestData = givenManifest(givenRemote(['1.0.0']), { sequence: 2 });
    await app.inject('/a');
    expect(render).toHaveBeenCalledOnce();

    manifestData = givenManifest(givenRemote(['1.1.0', '1.0.0']), { sequence: 3 });
    await app.inject('/a');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is sent for hours with the time it is from, while a service cannot provide the page', async () => {
    const { app, clock, fail } = failing();
    await app.inject('/a');
    fail();
    clock.now += 6 * 3_600_000;

    const known = await app.inject('/a');
    const unknown = await app.inject('/b');

    expect([known.statusCode, unknown.statusCode]).toEqual([200, 503]);
    expect(known.body).toMatch(/role="status">این صفحه از نسخه ذخیره‌شده ساعت.*سلام/s);
    expect(known.body).not.toContain('nonce');
    const [, style = ''] = /<style>([^<]+)<\/style>/.exec(known.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(String(known.headers['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}'`);
  });

  it.each<[string, () => Promise<PageResponse>]>([
    ['gives a frame only', async () => frame],
    ['gives nothing', () => Promise.reject(new Error('no worker'))],
  ])('is sent while rendering %s', async (_what, answer) => {
    const { app, clock, render } = cached();
    await app.inject('/a');
    clock.now += 61_000;
    render.mockImplementationOnce(answer);

    const response = await app.inject('/a');

    expect([response.statusCode, response.body.includes('سلام')]).toEqual([200, true]);
    expect(response.body).not.toContain('frame of a route');
  });

  it('is rendered anew after a minute when the service can provide the page', async () => {
    const { app, render, clock } = cached();
    await app.inject('/a');
    clock.now += 61_000;

    expect((await app.inject('/a')).body).not.toContain('role="status"');
    expect(render).toHaveBeenCalledTimes(2);
  });

  /** A site whose service fails from some time on. */
  function failing() {
    const page = (isWithoutService: boolean): PageResponse => ({
      kind: 'page',
      status: isWithoutService ? 503 : 200,
      mode: 'server',
      isWithoutService,
      noncePlaceholder: NONCE_PLACEHOLDER,
      stream(sink) {
        sink.write(`<body><div id="root">${HTML}</div></body></html>`);
        sink.end(!isWithoutService);
        return { abort() {} };
      },
    });
    let isWithoutService = false;
    const setting = cached({ services: { render: async () => page(isWithoutService) } });
    return {
      ...setting,
      fail: () => {
        isWithoutService = true;
      },
    };
  }
});
