import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import type { Remote } from '@bazaar/host';
import type { Mirror } from './mirror/mirror.ts';
import { readVerified } from './mirror/release-bytes.ts';

/** Node modules that a server bundle may require, besides the shared libraries. */
const NODE_MODULES = new Set(['node:util', 'util', 'stream', 'node:stream']);

const nodeRequire = createRequire(import.meta.url);

/** Loads the server bundles of remotes: fetched through the mirror, checked, compiled once. */
export interface ServerBundles {
  /** @throws Error when the bundle cannot be fetched, does not match its hash, or throws while it is evaluated. */
  load(descriptor: RemoteDescriptor, origin: string): Promise<Remote>;
}

export interface ServerBundlesOptions {
  mirror: Mirror;
  /** The shell's own instance of a shared library, by import name; undefined for a name that it does not share. */
  shared(request: string): unknown;
  /** A bundle that failed is not tried again within this time. */
  negativeMs?: number;
}

export function createServerBundles({
  mirror,
  shared,
  negativeMs = 2000,
}: ServerBundlesOptions): ServerBundles {
  const loaded = new Map<string, Promise<Remote>>();
  const require = (request: string) => {
    const library = shared(request);
    if (library !== undefined) {
      return library;
    }
    if (NODE_MODULES.has(request)) {
      return nodeRequire(request);
    }
    throw new Error(`A server bundle may not require "${request}".`);
  };
  return {
    load(descriptor, origin) {
      const key = `${descriptor.name}@${descriptor.version}`;
      const known = loaded.get(key);
      if (known) {
        return known;
      }
      const remote = evaluate(descriptor, origin, { mirror, require });
      loaded.set(key, remote);
      remote.catch(() => setTimeout(() => loaded.delete(key), negativeMs).unref());
      return remote;
    },
  };
}

interface EvaluateOptions {
  mirror: Mirror;
  require(request: string): unknown;
}

async function evaluate(descriptor: RemoteDescriptor, origin: string, { mirror, require }: EvaluateOptions) {
  if (!descriptor.serverBundle) {
    throw new Error(`${descriptor.name} ${descriptor.version} has no server bundle.`);
  }
  const folder = await mirror.ensure(descriptor, origin);
  const bytes = await readVerified({ folder, descriptor, file: descriptor.serverBundle });
  // Compiled in this context, since another realm would break `instanceof Response`. Remotes are trusted code.
  const wrapper = new Script(`(function (module, exports, require) {${bytes.toString('utf8')}\n})`, {
    filename: `${descriptor.name}@${descriptor.version}/${descriptor.serverBundle}`,
  });
  const module: { exports: { default?: Remote } } = { exports: {} };
  wrapper.runInThisContext()(module, module.exports, require);
  const remote = module.exports.default;
  if (!remote || remote.name !== descriptor.name) {
    throw new Error(`The server bundle of ${descriptor.name} ${descriptor.version} exports no such remote.`);
  }
  return remote;
}
