import { ApiError } from '@bazaar/api';
import { getWebsiteMenus } from '@bazaar/contracts/content';
import { getCategoryMenu, getItemsCount } from '@bazaar/contracts/product';
import { createFakeHost, type FakeHostOptions, given, problem, testConfig } from '@bazaar/testing';
import { createElement } from 'react';
import { data, type LoaderFunction, redirect } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Composition, RemoteBoot } from '../boot/boot-data.ts';
import { givenBoot, givenRemote, idleRegistry, type LoadSlot } from '../remotes/given-remote.fixture.ts';
import { LoadedRemote } from '../remotes/loaded-remote.ts';
import { type RemoteRegistry, RemoteUnavailable } from '../remotes/remote-registry.ts';
import { preparePage } from './prepare-page.tsx';

const PUBLIC = { pattern: '/products/:id/*', access: 'public', layout: 'main', render: 'server' } as const;
const Page = () => createElement('p', null, 'پمپ');
/** What layout and home fetch besides their slots; both render without it. */
const handlers = [given(getWebsiteMenus, []), given(getCategoryMenu, []), given(getItemsCount, problem(503))];

interface Setting {
  loader?: LoaderFunction;
  route?: RemoteBoot['routes'][number];
  load?: RemoteRegistry['load'];
  slots?: Readonly<Record<string, LoadSlot>>;
  boot?: Partial<RemoteBoot>;
  config?: FakeHostOptions['config'];
  timeoutMs?: number;
  title?: string;
  composition?: Composition;
}

function setUp({
  loader,
  route = PUBLIC,
  load,
  slots = {},
  boot = {},
  config = {},
  timeoutMs,
  title = 'پمپ',
  composition = { id: 'c1', remotes: [givenBoot({ routes: [route], ...boot })] },
}: Setting = {}) {
  const host = createFakeHost({ handlers, config });
  const module = { Component: Page, handle: { head: () => ({ title }) }, ...(loader ? { loader } : {}) };
  const loaded = new LoadedRemote(
    givenRemote({ routes: { [route.pattern]: async () => module }, slots }),
    '1.0.0',
    host,
  );
  const registry = idleRegistry({
    peek: () => loaded,
    load: vi.fn(load ?? ((_name, use) => use(loaded))) as unknown as RemoteRegistry['load'],
  });
  const prepare = (path: string) =>
    preparePage({
      composition,
      host,
      registry,
      request: new Request(`https://bazaar.example${path}`),
      publicOrigin: 'https://bazaar.example',
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  return { prepare, registry, host };
}

/** A page as prepared for its document; a redirect fails the test. */
async function pageAt(path: string, setting: Setting = {}) {
  const page = await setUp(setting).prepare(path);
  if (page.kind !== 'page') {
    throw new Error(`${path} redirects to ${page.location}`);
  }
  return page;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a page of a remote', () => {
  it('is rendered on the server, with its data, its owner and its head', async () => {
    const page = await pageAt('/products/5/pump', { loader: ({ params }) => `record ${params.id}` });

    expect(page).toMatchObject({
      status: 200,
      mode: 'server',
      matched: { remote: 'mf-catalog', pattern: '/products/:id/*' },
      shellChunk: null,
      slots: [],
    });
    expect(page.hydration).toEqual({
      loaderData: { 'layout:main': null, 'mf-catalog:/products/:id/*': 'record 5' },
      errors: null,
    });
    expect(page.head).toMatchObject({
      title: `پمپ | ${testConfig.siteName}`,
      canonical: 'https://bazaar.example/products/5/pump',
    });
  });

  it('carries the queries that its loaders have read', async () => {
    const { prepare, host } = setUp({
      loader: () => host.queryClient.ensureQueryData({ queryKey: ['product', 5], queryFn: () => 'پمپ' }),
    });
    const page = await prepare('/products/5/pump');

    const keys = page.kind === 'page' && page.queries.queries.map(({ queryKey }) => queryKey);
    expect(keys).toContainEqual(['product', 5]);
  });

  it('may redirect the visitor', async () => {
    const { prepare } = setUp({ loader: () => redirect('/products/5/pump', 301) });

    await expect(prepare('/products/5/x')).resolves.toEqual({
      kind: 'redirect',
      status: 301,
      location: '/products/5/pump',
    });
  });
});

describe('two requests of one composition', () => {
  it('share its table of routes, and each has its own host, remotes and head', async () => {
    const composition = { id: 'c1', remotes: [givenBoot({ routes: [PUBLIC] })] };
    const visits = ['پمپ', 'شیر'].map((title) =>
      setUp({ title, composition, loader: () => `data of ${title}` }),
    );

    const pages = await Promise.all(visits.map(({ prepare }) => prepare('/products/5/pump')));

    expect(pages).toMatchObject(
      ['پمپ', 'شیر'].map((title) => ({
        head: { title: `${title} | ${testConfig.siteName}` },
        hydration: { loaderData: { 'mf-catalog:/products/:id/*': `data of ${title}` } },
      })),
    );
    expect(visits.map(({ registry }) => vi.mocked(registry.load).mock.calls.length)).toEqual([1, 1]);
  });
});

describe('the status of a document', () => {
  it.each([
    ['a thrown Response', () => Promise.reject(new Response('secret', { status: 404 })), 404],
    ['an error of the client', () => Promise.reject(new ApiError(404, null)), 404],
    ['a service that does not answer', () => Promise.reject(new ApiError(0, null)), 500],
    ['an answer that forbids', () => Promise.reject(new ApiError(403, null)), 403],
  ])('is that of %s', async (_case, loader, status) => {
    const page = await pageAt('/products/5/x', { loader });

    expect(page.status).toBe(status);
    expect(page.mode).toBe('server');
    expect(page.head.robots).toBe('noindex,follow');
  });

  it('reaches the browser without the details of the error', async () => {
    const loader = () => Promise.reject(new Response('secret', { status: 404, statusText: 'secret' }));
    const { hydration } = await pageAt('/products/5/x', { loader });

    expect(JSON.stringify(hydration)).not.toContain('secret');
    expect(Object.values(hydration.errors ?? {})).toEqual([
      { status: 404, statusText: '', data: null, internal: false },
    ]);
  });

  it('reaches the browser with the data that a loader threw deliberately', async () => {
    const loader = () => {
      throw data({ parent: 'پمپ' }, { status: 404 });
    };

    const { status, hydration } = await pageAt('/products/5/pump', { loader });

    expect(status).toBe(404);
    expect(Object.values(hydration.errors ?? {})).toEqual([
      { status: 404, statusText: '', data: { parent: 'پمپ' }, internal: false },
    ]);
  });

  it.each([
    ['/error', 500],
    ['/error/400', 400],
    ['/error/403', 403],
    ['/error/404', 404],
    ['/error/500', 500],
  ])('of %s is the one in its path', async (path, status) => {
    await expect(pageAt(path)).resolves.toMatchObject({ status, matched: null });
  });

  it('is 404 where no route matches', async () => {
    await expect(pageAt('/nobody/knows')).resolves.toMatchObject({ status: 404, matched: null });
  });
});

describe('a page is left to the browser', () => {
  const matched = { remote: 'mf-catalog', pattern: '/products/:id/*' };

  it('when its remote cannot be loaded', async () => {
    const load = () => Promise.reject(new RemoteUnavailable('mf-catalog'));

    await expect(pageAt('/products/5/x', { load })).resolves.toMatchObject({
      status: 200,
      mode: 'client',
      matched,
    });
  });

  it('when its remote never settles, after 1.2 s', async () => {
    vi.useFakeTimers();
    const page = pageAt('/products/5/x', { load: () => new Promise(() => {}) });

    await vi.advanceTimersByTimeAsync(1200);

    await expect(page).resolves.toMatchObject({ status: 200, mode: 'client', matched });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('when its remote does not settle in the shorter time that is given', async () => {
    vi.useFakeTimers();
    const page = pageAt('/products/5/x', { load: () => new Promise(() => {}), timeoutMs: 800 });

    await vi.advanceTimersByTimeAsync(800);

    await expect(page).resolves.toMatchObject({ mode: 'client' });
  });

  it('when its route is marked so, without loading the remote', async () => {
    const { prepare, registry } = setUp({ route: { ...PUBLIC, render: 'client' } });

    await expect(prepare('/products/5/x')).resolves.toMatchObject({ status: 200, mode: 'client', matched });
    expect(registry.load).not.toHaveBeenCalled();
  });
});

describe('the home page', () => {
  const sections = [
    { kind: 'news', title: 'خبرها', hidden: false },
    { kind: 'videos', title: 'ویدیوها', hidden: true },
  ];
  const config = { home: { banner: testConfig.home.banner, sections } };
  const SERVER = { render: 'server', access: 'any' } as const;
  const slot = (load?: () => Promise<unknown>): Readonly<Record<string, LoadSlot>> => ({
    'home.news': async () => ({ Component: Page, ...(load ? { load } : {}) }),
  });
  const filling = (how: { render: 'server' | 'client'; access: 'any' | 'session' }) => ({
    slots: [{ name: 'home.news', ...how }],
  });

  it('has its sections loaded with their data, and lists their providers', async () => {
    const load = vi.fn(async () => {});
    const page = await pageAt('/', { config, slots: slot(load), boot: filling(SERVER) });

    expect(page).toMatchObject({
      shellChunk: 'page-home',
      slots: [{ remote: 'mf-catalog', name: 'home.news' }],
    });
    expect(load).toHaveBeenCalledExactlyOnceWith(expect.anything(), { title: 'خبرها', take: 6 });
  });

  it('does not wait longer than 400 ms for a section', async () => {
    vi.useFakeTimers();
    const page = pageAt('/', { config, slots: slot(() => new Promise(() => {})), boot: filling(SERVER) });

    await vi.advanceTimersByTimeAsync(400);

    await expect(page).resolves.toMatchObject({ status: 200 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is complete without a section that fails', async () => {
    const failing = () => Promise.reject(new Error('no news'));

    await expect(pageAt('/', { config, slots: slot(failing), boot: filling(SERVER) })).resolves.toMatchObject(
      {
        status: 200,
        mode: 'server',
      },
    );
  });

  it.each([
    { render: 'client', access: 'any' },
    { render: 'server', access: 'session' },
  ] as const)('leaves a section with %j to the browser', async (how) => {
    const { prepare, registry } = setUp({ config, slots: slot(), boot: filling(how) });

    await expect(prepare('/')).resolves.toMatchObject({ slots: [] });
    expect(registry.load).not.toHaveBeenCalled();
  });
});
