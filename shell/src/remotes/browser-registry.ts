import type { Unsubscribe } from '@bazaar/bus';
import type { Host } from '@bazaar/host';
import type { RemoteBoot, RemoteVersion } from '../boot/boot-data.ts';
import type { Federation } from './federation.ts';
import { LoadedRemote } from './loaded-remote.ts';
import { type RemoteRegistry, RemoteUnavailable } from './remote-registry.ts';

export interface BrowserRegistryOptions {
  remotes: readonly RemoteBoot[];
  federation: Federation;
  host: Host;
  /** Reports an error to the operators, with the version that failed. */
  report(error: unknown, remote: string, version: string): void;
}

interface RemoteState {
  boot: RemoteBoot;
  loaded: LoadedRemote | null;
  /** Ends the event subscriptions of the loaded version. */
  stopListening: Unsubscribe | null;
  pending: Promise<LoadedRemote> | null;
  fallingBack: Promise<boolean> | null;
  /** Versions that failed in this visit. */
  broken: Set<string>;
  generation: number;
}

/**
 * Loads remotes through federation and replaces a failing version by the last known good one in the same visit: one
 * retry of the current version, then `previous`, then RemoteUnavailable.
 */
export function createBrowserRegistry(options: BrowserRegistryOptions): RemoteRegistry {
  const states = new Map(options.remotes.map((boot) => [boot.name as string, newState(boot)]));
  const listeners = new Set<() => void>();
  const opened = (state: RemoteState, version: RemoteVersion) => open(state, version, options);

  function current(state: RemoteState): Promise<LoadedRemote> {
    if (state.loaded) {
      return Promise.resolve(state.loaded);
    }
    state.pending ??= openFirst(state, opened, options.report).finally(() => {
      state.pending = null;
    });
    return state.pending;
  }

  async function fallBack(name: string, brokenVersion: string): Promise<boolean> {
    const state = stateOf(states, name);
    if (state.loaded && state.loaded.version !== brokenVersion) {
      return true;
    }
    state.broken.add(brokenVersion);
    // Several regions of one remote may fail at the same moment; they share one fallback.
    state.fallingBack ??= replace(state).finally(() => {
      state.fallingBack = null;
    });
    return state.fallingBack;
  }

  async function replace(state: RemoteState): Promise<boolean> {
    const { previous, name } = state.boot;
    if (!previous || state.broken.has(previous.version)) {
      return false;
    }
    try {
      await opened(state, previous);
    } catch (error) {
      options.report(error, name, previous.version);
      return false;
    }
    state.generation += 1;
    for (const listener of listeners) {
      listener();
    }
    return true;
  }

  return {
    peek: (name) => stateOf(states, name).loaded,
    async load(name, use) {
      const state = stateOf(states, name);
      const remote = await current(state);
      try {
        return await use(remote);
      } catch (error) {
        options.report(error, name, remote.version);
        const isFallback = await fallBack(name, remote.version);
        return isFallback && state.loaded
          ? tryAgain(state.loaded, use, options.report)
          : unavailable(name, error);
      }
    },
    fallBack,
    report: (error, name) => options.report(error, name, stateOf(states, name).loaded?.version ?? 'none'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    generation: (name) => stateOf(states, name).generation,
  };
}

function newState(boot: RemoteBoot): RemoteState {
  return {
    boot,
    loaded: null,
    stopListening: null,
    pending: null,
    fallingBack: null,
    broken: new Set(),
    generation: 0,
  };
}

/** Replaces the previous version only when the new one is complete: routes read, events subscribed to. */
async function open(
  state: RemoteState,
  version: RemoteVersion,
  { federation, host, report }: BrowserRegistryOptions,
): Promise<LoadedRemote> {
  const remote = await federation.loadRemote(version);
  const loaded = new LoadedRemote(remote, version.version, host);
  const stopListening = remote.listen?.(host) ?? null;
  const before = { version: state.loaded?.version ?? 'none', stop: state.stopListening };
  state.loaded = loaded;
  state.stopListening = stopListening;
  try {
    before.stop?.();
  } catch (error) {
    report(error, state.boot.name, before.version);
  }
  return loaded;
}

/** The last known good version gets one attempt. */
function tryAgain<T>(
  remote: LoadedRemote,
  use: (remote: LoadedRemote) => Promise<T>,
  report: BrowserRegistryOptions['report'],
): Promise<T> {
  return use(remote).catch((cause) => {
    report(cause, remote.name, remote.version);
    return unavailable(remote.name, cause);
  });
}

function unavailable(name: string, cause: unknown): never {
  throw new RemoteUnavailable(name, { cause });
}

/** Tries the current version twice, then the last known good one. */
async function openFirst(
  state: RemoteState,
  open: (state: RemoteState, version: RemoteVersion) => Promise<LoadedRemote>,
  report: BrowserRegistryOptions['report'],
): Promise<LoadedRemote> {
  const { current, previous, name } = state.boot;
  const attempts = [current, current, ...(previous ? [previous] : [])].filter(
    (version) => !state.broken.has(version.version),
  );
  let cause: unknown;
  for (const version of attempts) {
    try {
      return await open(state, version);
    } catch (error) {
      cause = error;
      report(error, name, version.version);
    }
  }
  throw new RemoteUnavailable(name, { cause });
}

function stateOf(states: ReadonlyMap<string, RemoteState>, name: string): RemoteState {
  const state = states.get(name);
  if (!state) {
    throw new RemoteUnavailable(name);
  }
  return state;
}
