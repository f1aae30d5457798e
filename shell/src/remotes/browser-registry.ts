import type { Unsubscribe } from '@bazaar/bus';
import type { Host } from '@bazaar/host';
import type { RemoteBoot, RemoteVersion } from '../boot/boot-data.ts';
import { isShellFault } from '../parts/shell-fault.ts';
import type { FailedVersions } from './failed-versions.store.ts';
import type { Federation } from './federation.ts';
import { hedged } from './hedged.ts';
import { isMissingPart, LoadedRemote } from './loaded-remote.ts';
import { type RemoteRegistry, RemoteUnavailable } from './remote-registry.ts';

/** A version that is not ready after this time without any file gets company: the other one is started beside it, and the first that is ready is shown. */
const HEDGE_MS = 800;

export interface BrowserRegistryOptions {
  remotes: readonly RemoteBoot[];
  federation: Federation;
  host: Host;
  /** What earlier documents of this visit have learnt about versions. */
  failed: FailedVersions;
  /** Reports an error to the operators, with the version that failed. */
  report(error: unknown, remote: string, version: string): void;
}

interface RemoteState {
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

/** A version with what it was loaded for. */
interface Ready<T> {
  loaded: LoadedRemote;
  value: T;
}

type Use<T> = (remote: LoadedRemote) => Promise<T>;

/**
 * Loads remotes through federation and replaces a failing version by the last known good one in the same visit. A
 * version that is merely late is not blamed: the good one is started beside it, and the first that is ready is shown.
 * A failing file of the shell is not a remote's fault, so it replaces nothing.
 */
export function createBrowserRegistry(options: BrowserRegistryOptions): RemoteRegistry {
  const states = new Map(
    options.remotes.map((boot) => [boot.name as string, newState(boot, options.failed)]),
  );
  const listeners = new Set<(name: string) => void>();

  function replaceBy(state: RemoteState, loaded: LoadedRemote): void {
    if (put(state, loaded, options)) {
      state.generation += 1;
      for (const listener of listeners) {
        listener(state.boot.name);
      }
    }
  }

  async function fallBack(name: string, brokenVersion: string): Promise<boolean> {
    const state = stateOf(states, name);
    if (state.loaded && state.loaded.version !== brokenVersion) {
      return true;
    }
    markBroken(state, brokenVersion, options);
    // Several regions of one remote may fail at the same moment; they share one fallback.
    state.fallingBack ??= replace(state).finally(() => {
      state.fallingBack = null;
    });
    return state.fallingBack;
  }

  async function replace(state: RemoteState): Promise<boolean> {
    const [other] = candidates(state).filter(({ version }) => !state.broken.has(version));
    if (!other) {
      return false;
    }
    try {
      replaceBy(state, await opened(state, other, options));
      return true;
    } catch (error) {
      blame(state, other.version, { error, options });
      return false;
    }
  }

  async function load<T>(state: RemoteState, use: Use<T>): Promise<T> {
    const before = state.loaded;
    const ready = await firstReady(state, use, options);
    if (state.loaded !== before && isAnotherChosen(state, ready.loaded)) {
      return load(state, use);
    }
    try {
      replaceBy(state, ready.loaded);
      return ready.value;
    } catch (error) {
      blame(state, ready.loaded.version, { error, options });
      if (candidates(state).every(({ version }) => state.broken.has(version))) {
        throw error;
      }
      return load(state, use);
    }
  }

  return {
    peek: (name) => stateOf(states, name).loaded,
    async load(name, use) {
      const state = stateOf(states, name);
      try {
        return await load(state, use);
      } catch (cause) {
        throw new RemoteUnavailable(name, { cause });
      }
    },
    fallBack,
    noteFault(name, version, { isHeld }) {
      const state = states.get(name);
      if (state?.loaded?.version !== version) {
        return;
      }
      if (isHeld) {
        markBroken(state, version, options);
      } else {
        void fallBack(name, version);
      }
    },
    report: (error, name) => options.report(error, name, stateOf(states, name).loaded?.version ?? 'none'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    generation: (name) => stateOf(states, name).generation,
  };
}

/** Whether another region has chosen another version, and does well with it: all regions show the same. */
function isAnotherChosen({ loaded, late }: RemoteState, ready: LoadedRemote): boolean {
  return loaded !== null && loaded.version !== ready.version && !late.has(loaded.version);
}

function newState(boot: RemoteBoot, failed: FailedVersions): RemoteState {
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
function candidates({ boot, loaded, broken }: RemoteState): RemoteVersion[] {
  const known = [boot.current, ...(boot.previous ? [boot.previous] : [])];
  const shown = known.filter(({ version }) => version === loaded?.version);
  const others = known.filter(({ version }) => version !== loaded?.version && !broken.has(version));
  const usable = [...shown, ...others];
  // Where all have failed, the current one is tried again: the failure may have been the line's.
  return usable.length > 0 ? usable : [boot.current];
}

/** The first candidate on which `use` works. */
async function firstReady<T>(
  state: RemoteState,
  use: Use<T>,
  options: BrowserRegistryOptions,
): Promise<Ready<T>> {
  const [first, second] = candidates(state) as [RemoteVersion, RemoteVersion?];
  let shellFault: unknown;
  const make = async (version: RemoteVersion): Promise<Ready<T>> => {
    if (shellFault) {
      throw shellFault;
    }
    try {
      const loaded = await opened(state, version, options);
      return { loaded, value: await use(loaded) };
    } catch (error) {
      shellFault ??= isShellFault(error) ? error : undefined;
      blame(state, version.version, { error, options });
      throw error;
    }
  };
  if (!second) {
    return make(first);
  }
  const ready = await hedged(make(first), () => make(second), { afterMs: HEDGE_MS, arrived: filesArrived });
  if (ready.loaded.version !== first.version && !state.broken.has(first.version)) {
    // Nothing else is held against it: the next document tries it again.
    state.late.add(first.version);
    options.report(new Error(`${first.version} was late.`), state.boot.name, first.version);
  }
  return ready;
}

/** Files that this document has got; a browser counts up to 250. */
function filesArrived(): number {
  return performance.getEntriesByType('resource').length;
}

interface Fault {
  error: unknown;
  options: BrowserRegistryOptions;
}

function blame(state: RemoteState, version: string, { error, options }: Fault): void {
  if (isShellFault(error)) {
    // Reported where the file failed.
    return;
  }
  options.report(error, state.boot.name, version);
  if (!isMissingPart(error)) {
    markBroken(state, version, options);
  }
}

function markBroken(
  { boot, broken }: RemoteState,
  version: string,
  { failed }: BrowserRegistryOptions,
): void {
  broken.add(version);
  failed.add(boot.name, version);
}

/** A version's entry, fetched once; the one that this visit began with gets a second attempt. */
function opened(
  state: RemoteState,
  version: RemoteVersion,
  options: BrowserRegistryOptions,
): Promise<LoadedRemote> {
  const known = state.opening.get(version.version);
  if (known) {
    return known;
  }
  const opening =
    version === state.boot.current ? openTwice(state, version, options) : open(version, options);
  state.opening.set(version.version, opening);
  opening.catch(() => state.opening.delete(version.version));
  return opening;
}

async function openTwice(
  { boot, broken }: RemoteState,
  version: RemoteVersion,
  options: BrowserRegistryOptions,
): Promise<LoadedRemote> {
  try {
    return await open(version, options);
  } catch (error) {
    if (broken.has(version.version) || isShellFault(error)) {
      throw error;
    }
    options.report(error, boot.name, version.version);
    return open(version, options);
  }
}

async function open(
  version: RemoteVersion,
  { federation, host }: BrowserRegistryOptions,
): Promise<LoadedRemote> {
  return new LoadedRemote(await federation.loadRemote(version), version.version, host);
}

/**
 * Puts a version in place and subscribes it to its events.
 * @returns whether it replaces another one, in the regions or in the server's markup.
 */
function put(state: RemoteState, loaded: LoadedRemote, { host, report }: BrowserRegistryOptions): boolean {
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

function stateOf(states: ReadonlyMap<string, RemoteState>, name: string): RemoteState {
  const state = states.get(name);
  if (!state) {
    throw new RemoteUnavailable(name);
  }
  return state;
}
