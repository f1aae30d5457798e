import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleRegistry } from '../remotes/given-remote.fixture.ts';
import { RegistryProvider } from '../remotes/registry-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { useLinkedCode } from './linked-code.ts';
import { setRouteTable } from './route-table-ref.ts';

const ROUTES = {
  '/product/:id': 'mf-suppliers',
  '/supplier/:id': 'mf-suppliers',
  '/offers/:id': 'mf-suppliers',
  '/mine': 'mf-suppliers',
  '/article/:id': 'mf-content',
};

function Page() {
  useLinkedCode();
  return (
    <main>
      {['/product/2', '/article/1', '/mine', '/supplier/3', '/supplier/4', '/offers/5'].map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
    </main>
  );
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  setRouteTable(
    Object.entries(ROUTES).map(([pattern, remote]) => ({
      id: `${remote}:${pattern}`,
      path: pattern,
      handle: { remote, pattern, access: pattern === '/mine' ? 'session' : 'public' },
    })),
  );
});

afterEach(() => {
  cleanup();
  setRouteTable([]);
  vi.unstubAllGlobals();
});

/** Opens the page of a product, whose own code is loaded; returns which routes were fetched. */
async function openPage(at = '/product/1') {
  const fetched: string[] = [];
  const loadRoute = async (pattern: string) => void fetched.push(pattern);
  const registry = idleRegistry({
    peek: () => ({ peekRoute: (pattern: string) => (pattern === '/product/:id' ? {} : undefined) }) as never,
    load: ((_: string, use: (remote: unknown) => unknown) =>
      Promise.resolve(use({ loadRoute }))) as RemoteRegistry['load'],
  });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [at] });
  render(
    <RegistryProvider value={registry}>
      <RouterProvider router={router} />
    </RegistryProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return fetched;
}

describe('when the browser is idle', () => {
  it('the code of public pages of the same remote that a page links to is fetched, two kinds at most', async () => {
    expect(await openPage()).toEqual(['/supplier/:id', '/offers/:id']);
  });

  it('nothing is fetched for a page of the shell', async () => {
    expect(await openPage('/')).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'nothing is fetched over a connection like %o',
    async (connection) => {
      vi.stubGlobal('navigator', { ...navigator, connection });

      expect(await openPage()).toEqual([]);
    },
  );
});
