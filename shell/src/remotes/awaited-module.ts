import type { LoadedRemote } from './loaded-remote.ts';
import type { RemoteRegistry } from './remote-registry.ts';

interface Wait {
  promise: Promise<unknown>;
  /** What it was fulfilled with. */
  module: object | null;
  hasFailed: boolean;
}

/** By remote, then by part. */
type Waits = Map<string, Map<string, Wait>>;

const waitsOf = new WeakMap<RemoteRegistry, Waits>();

export interface AwaitedModule<T> {
  remote: string;
  /** Names the part among those of its remote. */
  part: string;
  /** The module when it is there already. */
  peek(remote: LoadedRemote): T | undefined;
  load(remote: LoadedRemote): Promise<T>;
}

const fulfilled = new WeakMap<object, Promise<unknown>>();

/** Rendering with a module that is there neither waits nor leaves out the call of `use` of an attempt before. */
function fulfilledWith<T extends object>(module: T): Promise<T> {
  const promise =
    (fulfilled.get(module) as Promise<T> | undefined) ?? markFulfilled(Promise.resolve(module), module);
  fulfilled.set(module, promise);
  return promise;
}

/** The form in which React's `use` reads a promise at once. */
function markFulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/**
 * The module that a component renders with, for `use`: at once when it is there. React asks anew with each attempt to render and must then be
 * given the same promise: another one each time would make it wait, and the network be asked, for ever. A load that
 * failed stays failed until `forgetFailures`.
 */
export function awaitedModule<T extends object>(
  registry: RemoteRegistry,
  { remote, part, peek, load }: AwaitedModule<T>,
): Promise<T> {
  const loaded = registry.peek(remote);
  const module = loaded ? peek(loaded) : undefined;
  const parts = partsOf(registry, remote);
  const known = parts.get(part);
  // React compares the promise with the one that it was given before: what was waited for stays the answer.
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

/** Lets the next attempt to render a remote's parts be a real one. */
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
