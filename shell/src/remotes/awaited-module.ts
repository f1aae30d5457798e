import type { LoadedRemote } from './loaded-remote.ts';
import type { RemoteRegistry } from './remote-registry.ts';

interface Wait {
  promise: Promise<unknown>;
  hasFailed: boolean;
}

/** By remote, then by part. */
type Waits = Map<string, Map<string, Wait>>;

const waitsOf = new WeakMap<RemoteRegistry, Waits>();

export interface AwaitedPart<T> {
  remote: string;
  /** Names the part among those of its remote. */
  part: string;
  load(remote: LoadedRemote): Promise<T>;
}

/**
 * The module that a component waits for while it renders. React asks anew with each attempt to render and must then be
 * given the same promise: another one each time would make it wait, and the network be asked, for ever. A load that
 * failed stays failed until `forgetFailures`.
 */
export function awaitedModule<T>(
  registry: RemoteRegistry,
  { remote, part, load }: AwaitedPart<T>,
): Promise<T> {
  const parts = partsOf(registry, remote);
  const known = parts.get(part);
  if (known) {
    return known.promise as Promise<T>;
  }
  const promise = registry.load(remote, load);
  const wait: Wait = { promise, hasFailed: false };
  parts.set(part, wait);
  promise.then(
    () => parts.delete(part),
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
