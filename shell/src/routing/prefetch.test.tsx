import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenRemote, idleRegistry } from '../remotes/given-remote.fixture.ts';
import { LoadedRemote } from '../remotes/loaded-remote.ts';
import { RegistryProvider } from '../remotes/registry-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { setRouteTable } from './route-table-ref.ts';
import { RouterLink } from './router-link.tsx';

const Nothing = () => null;
const PATTERNS = ['/a/:id', '/b', '/c', '/d', '/e'];
const TABLE = [
  { id: 'shell:/', path: '/' },
  ...PATTERNS.map((pattern) => ({
    id: `mf-catalog:${pattern}`,
    path: pattern,
    handle: { remote: 'mf-catalog', pattern },
  })),
];

afterEach(() => setRouteTable([]));

/** A registry whose loads end when the test says so. */
function slowRegistry(change: Partial<RemoteRegistry> = {}) {
  const ends: (() => void)[] = [];
  const load = vi.fn(
    () => new Promise<never>((_resolve, reject) => ends.push(() => reject(new Error('end')))),
  );
  return { registry: idleRegistry({ load, ...change }), load, ends };
}

function showLinks(registry: RemoteRegistry, hrefs: readonly string[]): HTMLElement[] {
  setRouteTable(TABLE);
  const page = hrefs.map((href) => (
    <RouterLink key={href} href={href}>
      {href}
    </RouterLink>
  ));
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <RegistryProvider value={registry}>
      <RouterProvider router={router} />
    </RegistryProvider>,
  );
  return screen.getAllByRole('link');
}

const settle = (ends: readonly (() => void)[]) =>
  act(async () => {
    for (const end of ends) {
      end();
    }
  });
const intend = (links: readonly HTMLElement[]) => {
  for (const link of links) {
    fireEvent.pointerEnter(link);
  }
};

describe('a link', () => {
  it.each(['pointerEnter', 'focus', 'touchStart'] as const)(
    'fetches its target’s code on %s',
    async (event) => {
      const { registry, load, ends } = slowRegistry();
      const [link] = showLinks(registry, ['/a/7?tab=1#b']);

      fireEvent[event](link as HTMLElement);

      expect(load).toHaveBeenCalledExactlyOnceWith('mf-catalog', expect.any(Function));
      await settle(ends);
    },
  );

  it('asks once for one intent, whatever events tell of it, and for one route, whatever its records', async () => {
    const { registry, load, ends } = slowRegistry();
    const [first, second] = showLinks(registry, ['/a/7', '/a/8']) as [HTMLElement, HTMLElement];

    fireEvent.pointerEnter(first);
    fireEvent.focus(first);
    fireEvent.pointerEnter(second);

    expect(load).toHaveBeenCalledOnce();
    await settle(ends);
  });

  it('asks for four routes at most at the same time, and for the next when one has ended', async () => {
    const { registry, load, ends } = slowRegistry();
    const links = showLinks(registry, ['/a/7', '/b', '/c', '/d', '/e']);

    intend(links);
    expect(load).toHaveBeenCalledTimes(4);

    await settle(ends.slice(0, 1));
    fireEvent.pointerEnter(links[4] as HTMLElement);
    expect(load).toHaveBeenCalledTimes(5);
    await settle(ends);
  });

  it('tries again after a failure', async () => {
    const { registry, load, ends } = slowRegistry();
    const [link] = showLinks(registry, ['/b']) as [HTMLElement];
    fireEvent.pointerEnter(link);
    await settle(ends);

    fireEvent.pointerEnter(link);

    expect(load).toHaveBeenCalledTimes(2);
    await settle(ends);
  });

  it('asks for nothing that is there, that is the shell’s, or that nobody knows', async () => {
    const module = async () => ({ Component: Nothing });
    const loaded = new LoadedRemote(givenRemote({ routes: { '/b': module } }), '1.0.0', {} as never);
    await loaded.loadRoute('/b');
    const { registry, load } = slowRegistry({ peek: () => loaded });
    const links = showLinks(registry, ['/b', '/', '/unknown']);

    intend(links);

    expect(load).not.toHaveBeenCalled();
  });
});
