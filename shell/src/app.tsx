import { type Host, HostProvider, SlotHostProvider } from '@bazaar/host';
import { type LinkComponent, LinkProvider } from '@bazaar/ui/link';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Composition } from './boot/boot-data.ts';
import { RegistryProvider } from './remotes/registry-context.ts';
import type { RemoteRegistry } from './remotes/remote-registry.ts';
import { createSlotHost } from './slots/slot-outlet.tsx';

interface AppProps {
  host: Host;
  registry: RemoteRegistry;
  composition: Composition;
  /** What a link of the site is: in a document an address, in a browser the router's. */
  link: LinkComponent;
  /** The router: the static one on the server, the browser's in the browser. */
  children: ReactNode;
}

/** Providers above the router, on the server and in the browser. */
export function App({ host, registry, composition, link, children }: AppProps) {
  // The page is interactive from here on; load tests and field measurements wait for this mark.
  useEffect(() => void performance.mark('bazaar-hydrated'), []);
  return (
    <HostProvider value={host}>
      <RegistryProvider value={registry}>
        <SlotHostProvider value={createSlotHost(composition.remotes)}>
          <LinkProvider component={link}>
            <QueryClientProvider client={host.queryClient}>{children}</QueryClientProvider>
          </LinkProvider>
        </SlotHostProvider>
      </RegistryProvider>
    </HostProvider>
  );
}
