import type { RouteErrorProps } from '@bazaar/host';
import { createFakeHost } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderShell } from '../pages/render-shell.fixture.tsx';
import { givenRemote, idleRegistry } from '../remotes/given-remote.fixture.ts';
import { LoadedRemote } from '../remotes/loaded-remote.ts';
import { RegistryProvider } from '../remotes/registry-context.ts';
import { RemoteError } from './remote-error.tsx';

function Inactive({ status, payload }: RouteErrorProps<{ parent: string }>) {
  return (
    <p>
      {status}: {payload.parent}
    </p>
  );
}

/** A remote's page whose loader throws. */
async function open(thrown: unknown, ErrorComponent?: typeof Inactive) {
  const module = { Component: () => null, ...(ErrorComponent ? { ErrorComponent } : {}) };
  const remote = givenRemote({ routes: { '/a': async () => module } });
  const loaded = new LoadedRemote(remote, '1.0.0', createFakeHost());
  await loaded.loadRoute('/a');
  await renderShell(
    [
      {
        path: '/a',
        loader: () => {
          throw thrown;
        },
        element: null,
        errorElement: (
          <RegistryProvider value={idleRegistry({ peek: () => loaded })}>
            <RemoteError remote="mf-catalog" pattern="/a" />
          </RegistryProvider>
        ),
      },
    ],
    { url: '/a' },
  );
}

describe("a remote's page after an error", () => {
  it('shows the remote’s own view of the data it threw', async () => {
    await open(data({ parent: 'پمپ' }, { status: 404 }), Inactive);

    expect(screen.getByText('404: پمپ')).toBeDefined();
  });

  it.each([
    ['an answer without a payload', () => new Response(null, { status: 404 }), '۴۰۴'],
    ['a fault of code', () => new TypeError('secret'), '۵۰۰'],
  ])('shows the shell’s error page for %s', async (_, thrown, code) => {
    await open(thrown(), Inactive);

    expect(screen.getByText(code)).toBeDefined();
  });

  it('shows the shell’s error page when the remote has no view for it', async () => {
    await open(data({ parent: 'پمپ' }, { status: 404 }));

    expect(screen.getByText('۴۰۴')).toBeDefined();
  });
});
