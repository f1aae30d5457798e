import { testConfig } from '@bazaar/testing';
import { describe, expect, it, vi } from 'vitest';
import { NONCE_PLACEHOLDER } from '../document.ts';
import { respondWithFailure } from '../failure-page.ts';
import { createHtmlCache } from '../html-cache.ts';
import type { PageResponse, PageSink } from '../page-renderer.ts';
import type { ShellServices } from '../shell-services.ts';
import { givenApp, givenServices } from '../testing/given-services.ts';
import { documentRoutes } from './documents.routes.ts';

const HTML = `<script nonce="${NONCE_PLACEHOLDER}"></script><p nonce="${NONCE_PLACEHOLDER}">سلام</p>`;

interface Setting {
  status?: number;
  isComplete?: boolean;
  isWhole?: boolean;
  redirect?: { status: number; location: string };
  services?: Partial<ShellServices>;
}

function setUp({ status = 200, isComplete = true, isWhole = false, redirect, services = {} }: Setting = {}) {
  const page: PageResponse = redirect
    ? { kind: 'redirect', ...redirect }
    : {
        kind: 'page',
        status,
        mode: 'server',
        noncePlaceholder: NONCE_PLACEHOLDER,
        isWhole,
        stream(sink: PageSink) {
          sink.write(HTML);
          sink.end(isComplete);
          return { abort() {} };
        },
      };
  const render = vi.fn(async (_: Parameters<ShellServices['render']>[0]) => page);
  const { app, warn } = givenApp();
  app.setErrorHandler(respondWithFailure);
  documentRoutes(app, givenServices({ render, ...services }));
  return { app, render, warn };
}

describe('a document', () => {
  it('is rendered for its address and sent with the headers of a document', async () => {
    const { app, render } = setUp();

    const response = await app.inject('/products/5/%D9%BE?tab=2');

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-composition-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(render.mock.calls[0]?.[0].url.href).toBe('https://bazaar.example/products/5/%D9%BE?tab=2');
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

  it('that is whole is sent with its length and its nonce', async () => {
    const { app } = setUp({ isWhole: true });

    const response = await app.inject('/a');
    const [, nonce = 'none'] =
      /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy'])) ?? [];

    expect(response.body).toBe(HTML.replaceAll(NONCE_PLACEHOLDER, nonce));
    expect(Number(response.headers['content-length'])).toBe(Buffer.byteLength(response.body));
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

    const known = await app.inject({ url: '/a', headers: { cookie: 'bazaar_bucket=7' } });

    expect((await app.inject('/a')).headers['set-cookie']).toMatch(/^bazaar_bucket=\d+; /);
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

  it('is sent to the next visitor from the cache, with a new nonce', async () => {
    const { app, render } = cached();
    const first = await app.inject('/a');

    const second = await app.inject('/a');

    expect(render).toHaveBeenCalledOnce();
    expect(second.body).not.toContain(NONCE_PLACEHOLDER);
    expect(second.body).not.toBe(first.body);
    expect(second.body.replace(/nonce="[^"]+"/g, '')).toBe(first.body.replace(/nonce="[^"]+"/g, ''));
  });

  it.each([
    ['an address with another query', { url: '/a?page=2' }],
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
});
