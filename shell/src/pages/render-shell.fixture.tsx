import { HostProvider, SlotHostProvider, type SlotProps } from '@bazaar/host';
import { createFakeHost, type FakeHost, type FakeHostOptions, testConfig } from '@bazaar/testing';
import { type AnchorProps, LinkProvider } from '@bazaar/ui/link';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { idleRegistry } from '../remotes/given-remote.fixture.ts';
import { RegistryProvider } from '../remotes/registry-context.ts';

/** A configuration with titles for tests. */
export const shellConfig = {
  ...testConfig,
  addresses: { supplierPanel: 'https://supplier.bazaar.example' },
  categoryTypes: testConfig.categoryTypes.map((type, index) => ({
    ...type,
    title: ['خدمات صنعتی', 'محصولات', 'مشاوره', 'اسناد', 'آگهی‌ها'][index] ?? type.title,
  })),
  footer: { about: 'پل میان تأمین‌کننده و خریدار', credit: 'طراحی و توسعه: شرکت نمونه' },
};

interface ShellOptions extends FakeHostOptions {
  host?: FakeHost;
  url?: string;
  /** Content of every slot; its fallback by default. */
  slot?: (props: SlotProps) => ReactNode;
}

/** Renders routes as the shell's client does, over a fake host, and waits until the first loaders have finished. */
export async function renderShell(routes: RouteObject[], options: ShellOptions = {}) {
  const host = options.host ?? createFakeHost({ config: shellConfig, ...options });
  const root: RouteObject = { HydrateFallback: Nothing, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [options.url ?? '/'] });
  const fill = options.slot ?? (({ fallback }: SlotProps) => fallback ?? null);
  const view = render(
    <HostProvider value={host}>
      <SlotHostProvider value={{ render: fill }}>
        <LinkProvider component={TestLink}>
          <QueryClientProvider client={host.queryClient}>
            <RegistryProvider value={idleRegistry()}>
              <RouterProvider router={router} />
            </RegistryProvider>
          </QueryClientProvider>
        </LinkProvider>
      </SlotHostProvider>
    </HostProvider>,
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(async () => {});
  return { ...view, host, router };
}

function Nothing() {
  return null;
}

function TestLink({ href, ...anchor }: AnchorProps) {
  return <Link to={href} {...anchor} />;
}
