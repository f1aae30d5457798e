import type { ReloadBlockers } from '../boot/holds.ts';
import { guardedReload, LATEST_PATH } from './reload-guard.ts';

const CHECK_EVERY_MS = 60_000;

export interface BuildWatch {
  /** True when there is a newer composition and nothing blocks the reload: the next navigation loads the document. */
  shouldReload(): boolean;
  /** Loads `href` as a document, unless one was loaded less than 10 s ago. @returns whether it does. */
  reloadTo(href: string): boolean;
}

interface BuildWatchOptions {
  currentId: string;
  holds: ReloadBlockers;
}

/** Checks at intervals, and when the tab becomes visible, which composition is current. */
export function watchBuilds({ currentId, holds }: BuildWatchOptions): BuildWatch {
  let isStale = false;
  const check = async () => {
    try {
      // biome-ignore lint/style/noRestrictedGlobals: a file of the shell's own server, not an endpoint of the services.
      const response = await fetch(LATEST_PATH, { cache: 'no-store' });
      if (response.ok) {
        const { id } = (await response.json()) as { id: string };
        isStale = id !== currentId && (await isThere(id));
      }
    } catch {
      // Offline, or a shell that is restarting: the next check tries again.
    }
  };
  setInterval(() => document.visibilityState === 'visible' && void check(), CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void check());
  return {
    shouldReload: () => isStale && !holds.isHeld(),
    reloadTo: (href) => guardedReload(() => location.assign(href)),
  };
}

/**
 * Whether a composition can be had: the shell describes it. One that was withdrawn meanwhile, or is known to another
 * shell alone, is no reason to load the document again.
 */
async function isThere(id: string): Promise<boolean> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of the shell's own server, not an endpoint of the services.
  return (await fetch(`/builds/meta/${encodeURIComponent(id)}.json`, { cache: 'no-store' })).ok;
}
