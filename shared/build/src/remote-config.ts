import type { RemoteName } from '@bazaar/contracts/platform';

/** What a remote declares of itself in `remote.config.ts`; the build turns it into the descriptor. */
export interface RemoteConfig {
  name: RemoteName;
  routes: readonly {
    pattern: `/${string}`;
    access: 'public' | 'session';
    layout: 'main' | 'empty' | 'profile';
    render: 'server' | 'client';
    /** The `webpackChunkName` of the route's module: what the shell preloads for it. */
    chunk: string;
  }[];
  slots: readonly {
    name: string;
    render: 'server' | 'client';
    access: 'any' | 'session';
    chunk: string;
  }[];
  /** Bus topics, `name@version`. */
  publishes: readonly string[];
  listens: readonly string[];
}

/** Keeps the types of a remote's declaration. */
export function defineRemoteConfig(config: RemoteConfig): RemoteConfig {
  return config;
}
