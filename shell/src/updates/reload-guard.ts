import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

/** The composition in force. */
export const LATEST_PATH = '/builds/latest.json';

/** A second reload within this time is refused (specification §9). */
const RELOAD_GUARD_MS = 10_000;

/** There while the page was reloaded a moment ago; a new document reads it too. */
const recentReload = storedValue('bazaar.shell.recent-reload', z.literal(true), {
  area: 'session',
  fallback: null,
  expiresAfterMs: RELOAD_GUARD_MS,
});

/** Runs `reload` unless it already reloaded the page within the guard time. */
export function guardedReload(reload: () => void): boolean {
  if (recentReload.get()) {
    return false;
  }
  recentReload.set(true);
  reload();
  return true;
}
