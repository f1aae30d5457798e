import type { LoadedRemote } from './loaded-remote.ts';
import type { RemoteRegistry } from './remote-registry.ts';

interface Wait {
  promise: Promise<unknown>;
  /** The value it was fulfilled with. */
  module: object | null;
  hasFailed: boolean;
}

/** By remote, then by part. */
type Waits = Map<string, Map<string, Wait>>;

const waitsOf = new WeakMap<RemoteRegistry, Waits>();

export interface AwaitedModule<T> {
  remote: string;
  /** Identifies the part among those of its remote. */
  part: string;
  /** The module when it is loaded already. */
  peek(remote: LoadedRemote): T | undefined;
  load(remote: LoadedRemote): Promise<T>;
}

const fulfilled = new WeakMap<object, Promise<unknown>>();

/**
 * A fulfilled promise of a loaded module: rendering does not wait, and still calls `use` as the attempt before did.
 */
function fulfilledWith<T extends object>(module: T): Promise<T> {
  const promise =
    (fulfilled.get(module) as Promise<T> | undefined) ?? markFulfilled(Promise.resolve(module), module);
  fulfilled.set(module, promise);
  return promise;
}

/** Sets the fields by which React's `use` reads a promise synchronously. */
export function markFulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/**
 * The module that a component renders with, for `use`; the promise is fulfilled when the module is loaded. React
 * calls this with each attempt to render and must then get the same promise: another one each time would make it
 * wait and request again without end. A load that failed stays failed until `forgetFailures`.
 */
export function awaitedModule<T extends object>(
  registry: RemoteRegistry,
  { remote, part, peek, load }: AwaitedModule<T>,
): Promise<T> {
  const loaded = registry.peek(remote);
  const module = loaded ? peek(loaded) : undefined;
  const parts = partsOf(registry, remote);
  const known = parts.get(part);
  if (known && module && known.module === null && !known.hasFailed) {
    // Another region has the module already: the promise is about to be fulfilled with it.
    known.module = module;
    markFulfilled(known.promise, module);
  }
  // React compares the promise with the previous one, so a promise it has waited for is returned again.
  if (known && !(known.hasFailed && module) && (known.module === null || known.module === module)) {
    return known.promise as Promise<T>;
  }
  if (module) {
    return fulfilledWith(module);
  }
  const promise = registry.load(remote, load);
  const wait: Wait = { promise, module: null, hasFailed: false };
  parts.set(part, wait);
  promise.then(
    (loadedModule) => {
      wait.module = loadedModule;
      markFulfilled(promise, loadedModule);
    },
    () => {
      wait.hasFailed = true;
    },
  );
  return promise;
}

/** Discards a remote's failed loads, so that the next attempt to render loads again. */
export function forgetFailures(registry: RemoteRegistry, remote: string): void {
  const parts = partsOf(registry, remote);
  for (const [part, { hasFailed }] of parts) {
    if (hasFailed) {
      parts.delete(part);
    }
  }
}

function partsOf(registry: RemoteRegistry, remote: string): Map<string, Wait> {
  const waits: Waits = waitsOf.get(registry) ?? new Map();
  const parts = waits.get(remote) ?? new Map<string, Wait>();
  waitsOf.set(registry, waits.set(remote, parts));
  return parts;
}
