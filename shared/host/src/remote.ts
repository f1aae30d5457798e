import type { Unsubscribe } from '@bazaar/bus';
import type { ComponentType } from 'react';
import type { Host } from './host.ts';
import type { RemoteRoute } from './remote-routes.ts';

/** A piece that a remote puts into another owner's page. */
// biome-ignore lint/suspicious/noExplicitAny: props are checked against the slot's schema when it is placed
export interface SlotModule<Props = any> {
  /** Warms the queries that the component reads. */
  load?(host: Host, props: Props): Promise<unknown>;
  Component: ComponentType<Props>;
}

/** The default export of the module that a remote exposes, `./remote`. */
export interface Remote {
  readonly name: `mf-${string}`;
  routes(host: Host): RemoteRoute[];
  /** Slots by name; the module comes on first need. */
  readonly slots?: Readonly<Record<string, () => Promise<SlotModule>>>;
  /** Subscribes to other rooms' events; called once after loading in the browser. */
  listen?(host: Host): Unsubscribe;
}
