import { createFakeHost, testConfig } from '@bazaar/testing';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followHead } from './follow-head.ts';
import { PENDING } from './pending.ts';

const { siteName } = testConfig;
const titled = (
  path: string,
  head: (data: string) => { title: string },
  loader: () => unknown,
): RouteObject => ({
  id: path,
  path,
  handle: { head },
  loader,
});

const onFault = vi.fn<(error: unknown) => void>();

async function at(url: string, routes: RouteObject[], loaderData: Record<string, unknown> = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [url], hydrationData: { loaderData } });
  followHead(router as never, createFakeHost(), onFault);
  return router;
}

afterEach(() => {
  document.title = '';
});

describe('followHead', () => {
  const routes = () => [
    titled(
      '/one',
      () => ({ title: 'یک' }),
      () => null,
    ),
    titled(
      '/two',
      (data) => ({ title: data }),
      () => 'دو',
    ),
    titled(
      '/broken',
      () => ({ title: 'هرگز' }),
      () => {
        throw new Response(null, { status: 404 });
      },
    ),
  ];

  it('leaves the head of the served document unchanged until something changes', async () => {
    document.title = 'از سرور';
    await at('/one', routes(), { '/one': null });

    expect(document.title).toBe('از سرور');
  });

  it('applies the head of the page that a navigation has reached', async () => {
    const router = await at('/one', routes(), { '/one': null });

    await router.navigate('/two');

    expect(document.title).toBe(`دو | ${siteName}`);
  });

  it('shows the error of a page that could not be loaded', async () => {
    const router = await at('/one', routes(), { '/one': null });

    await router.navigate('/broken');

    expect(document.title).toBe(`صفحه پیدا نشد | ${siteName}`);
  });

  it('lets those after it draw a page whose head throws, and reports it', async () => {
    const bad = titled(
      '/bad',
      () => {
        throw new Error('no head');
      },
      () => null,
    );
    const router = await at('/one', [...routes(), bad], { '/one': null });
    const drawn = vi.fn();
    router.subscribe(({ location, navigation }) => drawn(navigation.state, location.pathname));

    await router.navigate('/bad');

    expect(drawn).toHaveBeenLastCalledWith('idle', '/bad');
    expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error('no head'));
  });

  it('applies the head of a page that the server left to the browser, once it has its data', async () => {
    document.title = siteName;
    const router = await at('/two', routes(), { '/two': PENDING });

    await router.revalidate();

    expect(document.title).toBe(`دو | ${siteName}`);
  });
});
