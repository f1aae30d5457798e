import type { RemoteBoot, RemoteVersion } from '../boot/boot-data.ts';
import { isShellFault } from '../parts/shell-fault.ts';
import type { FailedVersions } from './failed-versions.store.ts';
import { hedged } from './hedged.ts';
import { isMissingPart, type LoadedRemote } from './loaded-remote.ts';
import { type OpenOptions, opened } from './opened-version.ts';
import { type RemoteRegistry, RemoteUnavailable } from './remote-registry.ts';
import { candidates, isAnotherChosen, markBroken, newState, put, type RemoteState } from './remote-state.ts';

/** A version that is not ready after this time without any file gets company: the other one is started beside it, and the first that is ready is shown. */
const HEDGE_MS = 800;
/** A file that arrives sooner shows that the line is quick: it is no excuse for another one that does not come. */
const QUICK_MS = 150;

export interface BrowserRegistryOptions extends OpenOptions {
  remotes: readonly RemoteBoot[];
  /** What earlier documents of this visit have learnt about versions. */
  failed: FailedVersions;
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
    markBroken(state, brokenVersion, options.failed);
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
        markBroken(state, version, options.failed);
      } else {
        void fallBack(name, version);
      }
    },
    report(error, name) {
      // Reported where the file failed.
      if (!isShellFault(error)) {
        options.report(error, name, stateOf(states, name).loaded?.version ?? 'none');
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    generation: (name) => stateOf(states, name).generation,
  };
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

/**
 * Files that this document has got slowly; a browser counts up to 250. Answers of services are none: a visitor who types in
 * the search meanwhile would keep a version that hangs from being replaced.
 */
function filesArrived(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ initiatorType, duration }) => initiatorType !== 'fetch' && duration > QUICK_MS)
    .length;
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
    markBroken(state, version, options.failed);
  }
}

function stateOf(states: ReadonlyMap<string, RemoteState>, name: string): RemoteState {
  const state = states.get(name);
  if (!state) {
    throw new RemoteUnavailable(name);
  }
  return state;
}
