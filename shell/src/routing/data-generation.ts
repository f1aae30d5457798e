import { useSyncExternalStore } from 'react';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

/** By remote and pattern: the generation of the version whose loader made the data that the page holds. */
const generationsOf = new WeakMap<RemoteRegistry, Map<string, number>>();

interface Page {
  remote: string;
  pattern: string;
}

/** Notes that the loader of the version in place is about to make the data of a page. */
export function noteDataGeneration(registry: RemoteRegistry, { remote, pattern }: Page): void {
  const generations = generationsOf.get(registry) ?? new Map<string, number>();
  generationsOf.set(registry, generations.set(remote + pattern, registry.generation(remote)));
}

/** Whether a page's data are those of the version in place. What the server sent are those of the first one. */
export function hasOwnData(registry: RemoteRegistry, page: Page): boolean {
  return dataGeneration(registry, page) === registry.generation(page.remote);
}

/** The same for a component. While hydrating it is as on the server, whatever has happened since. */
export function useHasOwnData(registry: RemoteRegistry, page: Page): boolean {
  const generation = useSyncExternalStore(
    registry.subscribe,
    () => registry.generation(page.remote),
    () => 0,
  );
  return generation === 0 || dataGeneration(registry, page) === generation;
}

function dataGeneration(registry: RemoteRegistry, { remote, pattern }: Page): number {
  return generationsOf.get(registry)?.get(remote + pattern) ?? 0;
}
