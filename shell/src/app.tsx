import { type Host, HostProvider, SlotHostProvider } from '@bazaar/host';
import { LinkProvider } from '@bazaar/ui/link';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Composition } from './boot/boot-data.ts';
import { RegistryProvider } from './remotes/registry-context.ts';
import type { RemoteRegistry } from './remotes/remote-registry.ts';
import { RouterLink } from './routing/router-link.tsx';
import { createSlotHost } from './slots/slot-outlet.tsx';

interface AppProps {
  host: Host;
  registry: RemoteRegistry;
  composition: Composition;
  /** The router: the static one on the server, the browser's in the browser. */
  children: ReactNode;
}

/** Providers above the router, on the server and in the browser. */
export function App({ host, registry, composition, children }: AppProps) {
  // The page is interactive from here on; load tests and field measurements wait for this mark.
  useEffect(() => void performance.mark('bazaar-hydrated'), []);
  return (
    <HostProvider value={host}>
      <RegistryProvider value={registry}>
        <SlotHostProvider value={createSlotHost(composition.remotes)}>
          <LinkProvider component={RouterLink}>
            <QueryClientProvider client={host.queryClient}>{children}</QueryClientProvider>
          </LinkProvider>
        </SlotHostProvider>
      </RegistryProvider>
    </HostProvider>
  );
}
