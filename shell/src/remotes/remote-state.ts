import type { Unsubscribe } from '@bazaar/bus';
import type { Host } from '@bazaar/host';
import type { RemoteBoot, RemoteVersion } from '../boot/boot-data.ts';
import type { FailedVersions } from './failed-versions.store.ts';
import type { LoadedRemote } from './loaded-remote.ts';

/** What the versions of a remote are given. */
export interface VersionOptions {
  host: Host;
  /** Reports an error to the operators, with the version that failed. */
  report(error: unknown, remote: string, version: string): void;
}

/** What a document knows of one remote: the version that it shows, and how the others did. */
export interface RemoteState {
  boot: RemoteBoot;
  loaded: LoadedRemote | null;
  /** Ends the event subscriptions of the loaded version. */
  stopListening: Unsubscribe | null;
  /** Versions that are fetched, or being fetched. */
  opening: Map<string, Promise<LoadedRemote>>;
  fallingBack: Promise<boolean> | null;
  /** Versions that failed in this visit. */
  broken: Set<string>;
  /** Versions that this document did not wait for. */
  late: Set<string>;
  generation: number;
}

/** A remote of which nothing is loaded yet. */
export function newState(boot: RemoteBoot, failed: FailedVersions): RemoteState {
  const known = [boot.current, ...(boot.previous ? [boot.previous] : [])];
  const broken = known.filter(({ version }) => failed.has(boot.name, version));
  return {
    boot,
    loaded: null,
    stopListening: null,
    opening: new Map(),
    fallingBack: null,
    broken: new Set(broken.map(({ version }) => version)),
    late: new Set(),
    generation: 0,
  };
}

/** The version that is shown, or is to be shown, and then the one that may replace it. */
export function candidates({ boot, loaded, broken }: RemoteState): RemoteVersion[] {
  const known = [boot.current, ...(boot.previous ? [boot.previous] : [])];
  const shown = known.filter(({ version }) => version === loaded?.version);
  const others = known.filter(({ version }) => version !== loaded?.version && !broken.has(version));
  const usable = [...shown, ...others];
  // Where all have failed, the current one is tried again: the failure may have been the line's.
  return usable.length > 0 ? usable : [boot.current];
}

/** Whether another region has chosen another version, and does well with it: all regions show the same. */
export function isAnotherChosen({ loaded, late }: RemoteState, ready: LoadedRemote): boolean {
  return loaded !== null && loaded.version !== ready.version && !late.has(loaded.version);
}

/** A version that failed is not chosen again in this visit. */
export function markBroken({ boot, broken }: RemoteState, version: string, failed: FailedVersions): void {
  broken.add(version);
  failed.add(boot.name, version);
}

/**
 * Puts a version in place and subscribes it to its events.
 * @returns whether it replaces another one, in the regions or in the server's markup.
 */
export function put(state: RemoteState, loaded: LoadedRemote, { host, report }: VersionOptions): boolean {
  if (state.loaded === loaded) {
    return false;
  }
  const stopListening = loaded.remote.listen?.(host) ?? null;
  const before = { loaded: state.loaded, stop: state.stopListening };
  state.loaded = loaded;
  state.stopListening = stopListening;
  try {
    before.stop?.();
  } catch (error) {
    report(error, state.boot.name, before.loaded?.version ?? 'none');
  }
  return before.loaded !== null || loaded.version !== state.boot.current.version;
}
