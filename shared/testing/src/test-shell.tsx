import { isApiError } from '@bazaar/api';
import { HostProvider, payloadOf, type RouteModule, type SlotHost, SlotHostProvider } from '@bazaar/host';
import { type AnchorProps, LinkProvider } from '@bazaar/ui/link';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router';
import type { FakeHost } from './fake-host.ts';
import { parseSlotProps } from './slot-props.ts';

/** Slot providers by slot name; a slot without one shows its fallback. */
export type SlotProviders = Readonly<Record<string, (props: Readonly<Record<string, unknown>>) => ReactNode>>;

interface TestShellProps {
  host: FakeHost;
  slots: SlotProviders;
  children: ReactNode;
}

/** Everything that the shell renders around a remote. */
export function TestShell({ host, slots, children }: TestShellProps) {
  return (
    <HostProvider value={host}>
      <QueryClientProvider client={host.queryClient}>
        <SlotHostProvider value={slotHost(slots)}>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </SlotHostProvider>
      </QueryClientProvider>
    </HostProvider>
  );
}

function RouterLink({ href, ...anchor }: AnchorProps) {
  return <Link to={href} {...anchor} />;
}

function slotHost(slots: SlotProviders): SlotHost {
  return {
    render({ name, with: props = {}, fallback = null, failed }) {
      const checked = parseSlotProps(name, props);
      return Object.hasOwn(slots, name) ? slots[name]?.(checked) : (failed?.() ?? fallback);
    },
  };
}

/** The shell's region for a remote's page. */
export function TestRegion() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}

interface TestErrorProps {
  Component: NonNullable<RouteModule['ErrorComponent']>;
}

/** A remote's own error component for a payload that its loader threw, as the shell shows it. */
export function TestError({ Component }: TestErrorProps) {
  const error = useRouteError();
  const payload = payloadOf(error);
  return payload && isRouteErrorResponse(error) ? (
    <Component status={error.status} payload={payload} />
  ) : (
    <TestErrorPage />
  );
}

/** Shows the error that stopped a page: `404 Page Not Found` for a thrown Response, else the error's message. */
export function TestErrorPage() {
  return <p role="alert">{describeError(useRouteError())}</p>;
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    return `${error.status} ${error.statusText}`.trim();
  }
  if (isApiError(error)) {
    return `${error.status} ${error.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}
