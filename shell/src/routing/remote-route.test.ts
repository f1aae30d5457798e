import { createFakeHost, type SessionState } from '@bazaar/testing';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RemoteBoot } from '../boot/boot-data.ts';
import { loadWithin } from '../document/load-in-time.ts';
import { givenBoot, givenRemote, idleRegistry } from '../remotes/given-remote.fixture.ts';
import { LoadedRemote } from '../remotes/loaded-remote.ts';
import { RemoteUnavailable } from '../remotes/remote-registry.ts';
import { PENDING } from './pending.ts';
import { remoteRoute } from './remote-route.tsx';

const PUBLIC = { pattern: '/a/:id', access: 'public', layout: 'main', render: 'server' } as const;
const PROFILE = { pattern: '/profile/a', access: 'session', layout: 'profile', render: 'client' } as const;

const Page = () => null;

interface Setting {
  side?: 'server' | 'browser';
  route?: RemoteBoot['routes'][number];
  session?: SessionState;
  loader?: LoaderFunction;
  load?: () => Promise<never>;
  head?: () => { title: string };
}

function setUp({ side = 'browser', route = PUBLIC, session = 'signed-out', loader, load, head }: Setting) {
  const host = createFakeHost({ session });
  const module = { Component: Page, ...(loader && { loader }), ...(head && { handle: { head } }) };
  const loaded = new LoadedRemote(
    givenRemote({ routes: { [route.pattern]: load ?? (async () => module) } }),
    '1.0.0',
    host,
  );
  const registry = idleRegistry({ peek: () => loaded, load: vi.fn((_name, use) => use(loaded)) });
  const scope = { host, registry, ...(side === 'server' && { loadInTime: loadWithin() }) };
  const { loader: run, handle } = remoteRoute(givenBoot(), route, { side, scopeOf: () => scope });
  const call = run as unknown as (args: Partial<LoaderFunctionArgs>) => Promise<unknown>;
  return {
    open: (url = 'https://bazaar.test/a/7?b=1') => call({ request: new Request(url), params: { id: '7' } }),
    handle: { ...handle, head: handle.headIn(scope) },
    registry,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a page of a remote', () => {
  it('gets the data that its own loader returns', async () => {
    const loader = vi.fn(async ({ params }: LoaderFunctionArgs) => `record ${params.id}`);

    await expect(setUp({ loader }).open()).resolves.toBe('record 7');
  });

  it('without a loader has no data', async () => {
    await expect(setUp({}).open()).resolves.toBeNull();
  });
});

describe('a page that needs a session', () => {
  it.each(['signed-out', 'checking'] as const)(
    'redirects a visitor who is %s to the login route, which leads back',
    async (session) => {
      const { open, registry } = setUp({ route: PROFILE, session });
      const response = await open('https://bazaar.test/profile/a?tab=2').catch((thrown: unknown) => thrown);

      expect(response).toBeInstanceOf(Response);
      const location = new URL((response as Response).headers.get('location') ?? '', 'https://bazaar.test');
      expect(location.pathname).toBe('/users/login');
      expect(location.searchParams.get('redirectPath')).toBe('/profile/a?tab=2');
      expect(registry.load).not.toHaveBeenCalled();
    },
  );

  it('opens for a signed-in visitor', async () => {
    const { open } = setUp({ route: PROFILE, session: 'signed-in', loader: () => 'mine' });

    await expect(open()).resolves.toBe('mine');
  });

  it('is left to the browser by the server, which knows no session', async () => {
    const { open, registry } = setUp({ route: PROFILE, side: 'server' });

    await expect(open()).resolves.toBe(PENDING);
    expect(registry.load).not.toHaveBeenCalled();
  });
});

describe('on the server', () => {
  it('a page without its data gets an empty head, since its own would read the data', async () => {
    const head = vi.fn(() => ({ title: 'پمپ' }));
    const { open, handle } = setUp({ side: 'server', head });
    await open();

    expect(handle?.head?.({}, {} as never)).toEqual({ title: 'پمپ' });
    expect(handle?.head?.(PENDING, {} as never)).toEqual({ title: '' });
    expect(head).toHaveBeenCalledOnce();
  });

  it('a page marked for the browser only is not even fetched', async () => {
    const { open, registry } = setUp({ route: { ...PUBLIC, render: 'client' }, side: 'server' });

    await expect(open()).resolves.toBe(PENDING);
    expect(registry.load).not.toHaveBeenCalled();
  });

  it('a page whose loader never settles is left to the browser after its time', async () => {
    vi.useFakeTimers();
    const { open } = setUp({ side: 'server', loader: () => new Promise(() => {}) });
    const data = open();

    await vi.advanceTimersByTimeAsync(1200);

    await expect(data).resolves.toBe(PENDING);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a page that loads in time leaves no timer', async () => {
    vi.useFakeTimers();

    await expect(setUp({ side: 'server', loader: () => 'data' }).open()).resolves.toBe('data');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['a remote that cannot be had', new RemoteUnavailable('mf-catalog')],
    ['a fault of its code', new TypeError('x is undefined')],
  ])('%s leaves the page to the browser', async (_case, error) => {
    const { open } = setUp({ side: 'server', load: () => Promise.reject(error) });

    await expect(open()).resolves.toBe(PENDING);
  });

  it.each([
    ['a Response', new Response('gone', { status: 404 })],
    ['an error with a status', Object.assign(new Error('gone'), { status: 410 })],
    ['React Router’s data()', { type: 'DataWithResponseInit', init: { status: 404 } }],
  ])('%s that the loader throws is the page’s answer', async (_case, response) => {
    const { open } = setUp({ side: 'server', loader: () => Promise.reject(response) });

    await expect(open()).rejects.toBe(response);
  });
});

describe('in the browser', () => {
  it('a remote that cannot be loaded is an error of the page', async () => {
    const { open } = setUp({ load: () => Promise.reject(new RemoteUnavailable('mf-catalog')) });

    await expect(open()).rejects.toThrow('mf-catalog could not be loaded');
  });
});

describe('what a loader answers', () => {
  it.each(['https://evil.example/', '//evil.example/a', 'javascript:alert(1)'])(
    'is refused when it redirects to another site: %s',
    async (location) => {
      const response = () => new Response(null, { status: 302, headers: { location } });
      const thrown = setUp({ loader: () => Promise.reject(response()) });
      const returned = setUp({ loader: response });

      await expect(thrown.open()).rejects.toThrow(/was refused: use a redirect rule/);
      await expect(returned.open()).rejects.toThrow(/was refused/);
    },
  );

  it.each(['/b', 'https://bazaar.test/b?c=1', '?page=2'])(
    'is a redirect within the site: %s',
    async (location) => {
      const response = new Response(null, { status: 302, headers: { location } });

      await expect(setUp({ loader: () => Promise.reject(response) }).open()).rejects.toBe(response);
    },
  );

  it('names the path of a page whose parameter is not valid', async () => {
    const { open } = setUp({ loader: () => Promise.reject(new Response(null, { status: 404 })) });
    const response = (await open().catch((thrown: unknown) => thrown)) as Response;

    expect([response.status, await response.text()]).toEqual([404, 'Page Not Found: /a/7']);
  });
});

describe('a loader that fails', () => {
  const broken = () => Promise.reject(new TypeError('x is undefined'));

  it('is a fault of its version, whose successor then loads the page', async () => {
    const loader = vi.fn<() => Promise<unknown>>(async () => 'data').mockImplementationOnce(broken);
    const { open, registry } = setUp({ loader });
    registry.fallBack = vi.fn(async () => true);

    await expect(open()).resolves.toBe('data');
    expect(registry.fallBack).toHaveBeenCalledExactlyOnceWith('mf-catalog', '1.0.0');
  });

  it('by never answering is a fault of its version too', async () => {
    vi.useFakeTimers();
    const loader = vi
      .fn<() => Promise<unknown>>(async () => 'data')
      .mockImplementationOnce(() => new Promise(() => {}));
    const { open, registry } = setUp({ loader });
    registry.fallBack = vi.fn(async () => true);
    const data = open();

    await vi.advanceTimersByTimeAsync(10_000);

    await expect(data).resolves.toBe('data');
    expect(registry.fallBack).toHaveBeenCalledExactlyOnceWith('mf-catalog', '1.0.0');
  });

  it('is an error of the page when there is no other version', async () => {
    await expect(setUp({ loader: broken }).open()).rejects.toThrow('x is undefined');
  });

  it('costs no version its place with an answer of a service', async () => {
    const refused = Object.assign(new Error('gone'), { status: 410 });
    const { open, registry } = setUp({ loader: () => Promise.reject(refused) });
    registry.fallBack = vi.fn(async () => true);

    await expect(open()).rejects.toBe(refused);
    expect(registry.fallBack).not.toHaveBeenCalled();
  });
});

describe('the head of a page', () => {
  const faultyHead = () => {
    throw new TypeError('x is undefined');
  };

  it('is empty until the module is loaded, and for a module without one', async () => {
    const { handle, open } = setUp({});
    expect(handle.head(null, {})).toEqual({ title: '' });

    await open();

    expect(handle.head(null, {})).toEqual({ title: '' });
  });

  it('is made by the loaded module from data and context', async () => {
    const head = vi.fn(() => ({ title: 'پمپ' }));
    const loaded = new LoadedRemote(
      givenRemote({ routes: { '/a/:id': async () => ({ Component: Page, handle: { head } }) } }),
      '1.0.0',
      createFakeHost(),
    );
    await loaded.loadRoute('/a/:id');
    const { handle, registry } = setUp({});
    registry.peek = () => loaded;

    expect(handle.head('data', { params: {} })).toEqual({ title: 'پمپ' });
    expect(head).toHaveBeenCalledExactlyOnceWith('data', { params: {} });
  });

  it('that throws is empty in the browser, reported once, and the good version is asked for', async () => {
    const { handle, open, registry } = setUp({ head: faultyHead });
    registry.report = vi.fn();
    registry.fallBack = vi.fn(async () => true);
    await open();

    expect([handle.head('data', {}), handle.head('data', {})]).toEqual([{ title: '' }, { title: '' }]);
    expect(registry.report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'mf-catalog', '/a/:id');
    expect(registry.fallBack).toHaveBeenCalledExactlyOnceWith('mf-catalog', '1.0.0');
  });

  it('that throws passes on the server, which then leaves the page to the browser', async () => {
    const { handle, open } = setUp({ head: faultyHead, side: 'server' });
    await open();

    expect(() => handle.head('data', {})).toThrow('x is undefined');
  });
});
