import type { SiteConfig } from '@bazaar/contracts/setting';
import type { QueryClient } from '@tanstack/react-query';

/** A block of structured data (schema.org), written as `application/ld+json`. */
export type JsonLd = Record<string, unknown> & { '@type': string };

/** The document head of one page. The shell adds the site's name, Open Graph and canonical origin. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the canonical address; by default the current one without its query. */
  canonicalPath?: string;
  /** `noindex,follow` for filtered pages. */
  robots?: string;
  openGraphType?: 'website' | 'article' | 'product';
  /** An Atom feed of what the page lists or belongs to. */
  feed?: { title: string; path: string };
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
