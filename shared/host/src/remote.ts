import type { Unsubscribe } from '@bazaar/bus';
import type { ComponentType } from 'react';
import type { Host } from './host.ts';
import type { RemoteRoute } from './remote-routes.ts';

/** A component that a remote renders in another owner's page. */
// biome-ignore lint/suspicious/noExplicitAny: a name does not tie the props; tests of slots parse them by the slot's schema
export interface SlotModule<Props = any> {
  /** Prefetches the queries that the component reads. */
  load?(host: Host, props: Props): Promise<unknown>;
  Component: ComponentType<Props>;
}

/** The default export of the module that a remote exposes, `./remote`. */
export interface Remote {
  readonly name: `mf-${string}`;
  routes(host: Host): RemoteRoute[];
  /** Slots by name; a module is loaded when it is first needed. */
  readonly slots?: Readonly<Record<string, () => Promise<SlotModule>>>;
  /** Subscribes to events of other packages; called once after loading in the browser. */
  listen?(host: Host): Unsubscribe;
}
