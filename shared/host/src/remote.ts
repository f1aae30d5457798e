import type { Unsubscribe } from '@bazaar/bus';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Host } from './host.ts';
import type { RemoteRoute } from './remote-routes.ts';

/** A block of structured data (schema.org), written as `application/ld+json`. */
export type JsonLd = Record<string, unknown> & { '@type': string };

/** The document head of one page. The shell adds the site's name, Open Graph and canonical origin. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the canonical address; the current one without its query when left out. */
  canonicalPath?: string;
  /** `noindex,follow` for filtered pages. */
  robots?: string;
  openGraphType?: 'website' | 'article' | 'product';
  jsonLd?: JsonLd[];
}

/** What `head` may read: the loaded data, the query cache and the configuration. */
export interface HeadContext {
  params: Readonly<Record<string, string | undefined>>;
  queryClient: QueryClient;
  config: SiteConfig;
  /** `https://…`: the public origin, for absolute addresses in structured data. */
  origin: string;
}

/** A route's `handle`. */
export interface RouteHandle {
  // biome-ignore lint/suspicious/noExplicitAny: each route knows the type of its own loader's data
  head?(data: any, context: HeadContext): Head;
}

/** A piece that a remote puts into another owner's page. */
// biome-ignore lint/suspicious/noExplicitAny: props are checked against the slot's schema when it is placed
export interface SlotModule<Props = any> {
  /** Warms the queries that the component reads. */
  load?(host: Host, props: Props): Promise<unknown>;
  Component: ComponentType<Props>;
}

/** What the door of a remote (`./remote`) gives: its default export. */
export interface Remote {
  readonly name: `mf-${string}`;
  routes(host: Host): RemoteRoute[];
  /** Slots by name; the module comes on first need. */
  readonly slots?: Readonly<Record<string, () => Promise<SlotModule>>>;
  /** Subscribes to other rooms' events; called once after loading in the browser. */
  listen?(host: Host): Unsubscribe;
}
