import { type SlotHost, type SlotProps, useHost, useIdle } from '@bazaar/host';
import { type ReactNode, Suspense, use } from 'react';
import type { RemoteBoot } from '../boot/boot-data.ts';
import { awaitedModule } from '../remotes/awaited-module.ts';
import { useRegistry } from '../remotes/registry-context.ts';
import { RemoteRegion } from '../remotes/remote-region.tsx';

/** Renders slots with the remotes that declare them in their descriptors. */
export function createSlotHost(remotes: readonly RemoteBoot[]): SlotHost {
  return { render: (props) => <SlotOutlet {...props} remotes={remotes} /> };
}

interface SlotProvider {
  remote: RemoteBoot['name'];
  render: 'server' | 'client';
  access: 'any' | 'session';
}

/** The providers of a slot, in the composition's order. */
export function providersOf(remotes: readonly RemoteBoot[], name: string): SlotProvider[] {
  return remotes.flatMap((remote) =>
    remote.slots
      .filter((slot) => slot.name === name)
      .map(({ render, access }) => ({ remote: remote.name, render, access })),
  );
}

/**
 * Server HTML is always anonymous, so a slot that needs a session is rendered in the browser whatever its
 * descriptor declares.
 */
export function isServerRendered({ render, access }: SlotProvider): boolean {
  return render === 'server' && access === 'any';
}

interface SlotOutletProps extends SlotProps {
  remotes: readonly RemoteBoot[];
}

function SlotOutlet({ remotes, ...slot }: SlotOutletProps) {
  const providers = providersOf(remotes, slot.name);
  if (providers.length === 0) {
    return slot.failed?.() ?? null;
  }
  return providers.map((provider) => <FilledSlot key={provider.remote} provider={provider} {...slot} />);
}

interface FilledSlotProps extends SlotProps {
  provider: SlotProvider;
}

function FilledSlot({ provider, name, with: props = {}, fallback = null, failed }: FilledSlotProps) {
  const content = (
    <RemoteRegion
      remote={provider.remote}
      fallback={fallback}
      isQuiet={provider.render === 'client'}
      failed={failed}
    >
      <Suspense fallback={fallback}>
        <SlotContent remote={provider.remote} name={name} props={props} />
      </Suspense>
    </RemoteRegion>
  );
  if (isServerRendered(provider)) {
    return content;
  }
  return (
    <ClientOnly needsSession={provider.access === 'session'} fallback={fallback}>
      {content}
    </ClientOnly>
  );
}

interface ClientOnlyProps {
  needsSession: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/** Waits for the browser to be idle, and for a session when one is needed; shows its box meanwhile. */
function ClientOnly({ needsSession, fallback, children }: ClientOnlyProps) {
  const isIdle = useIdle();
  const session = useHost().useSession();
  const isAllowed = !needsSession || session.status === 'signed-in';
  return isIdle && isAllowed ? children : fallback;
}

interface SlotContentProps {
  remote: string;
  name: string;
  props: Readonly<Record<string, unknown>>;
}

function SlotContent({ remote, name, props }: SlotContentProps) {
  const registry = useRegistry();
  const { Component } = use(
    awaitedModule(registry, {
      remote,
      part: `slot:${name}`,
      peek: (loaded) => loaded.peekSlot(name),
      load: (loaded) => loaded.loadSlot(name),
    }),
  );
  return <Component {...props} />;
}
