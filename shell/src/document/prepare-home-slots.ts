import type { Host } from '@bazaar/host';
import type { Composition } from '../boot/boot-data.ts';
import { homeSlots } from '../pages/home/home.rules.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { settledWithin } from '../routing/settled-within.ts';
import { isServerRendered, providersOf } from '../slots/slot-outlet.tsx';

/** What is not loaded by then streams in, or is rendered in the browser. */
const TIMEOUT_MS = 400;

interface HomeSlotsInput {
  composition: Composition;
  host: Host;
  registry: RemoteRegistry;
}

/** A slot that the server renders: its provider's style sheets belong to the document. */
export interface PlacedSlot {
  remote: string;
  name: string;
}

/** Loads the modules and data of the home page's sections, so that they are in the first bytes. */
export async function prepareHomeSlots({
  composition,
  host,
  registry,
}: HomeSlotsInput): Promise<PlacedSlot[]> {
  const slots = homeSlots(host.config).flatMap(({ name, props }) =>
    providersOf(composition.remotes, name)
      .filter(isServerRendered)
      .map(({ remote }) => ({ remote, name, props })),
  );
  const work = slots.map(async ({ remote, name, props }) => {
    const module = await registry.load(remote, (loaded) => loaded.loadSlot(name));
    await module.load?.(host, props);
  });
  await settledWithin(TIMEOUT_MS, work);
  return slots.map(({ remote, name }) => ({ remote, name }));
}
