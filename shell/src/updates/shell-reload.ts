import type { ReloadBlockers } from '../boot/holds.ts';
import { guardedReload, LATEST_PATH } from './reload-guard.ts';

/**
 * Loads the document again, because a file of the shell could not be loaded. Not while a form or a payment holds the
 * page, not within ten seconds of the last time, and only when the shell's server answers: otherwise a page that still
 * works would be given up for none.
 */
export async function reloadForShell(
  holds: ReloadBlockers,
  reload: () => void = () => location.reload(),
): Promise<void> {
  if (!holds.isHeld() && (await doesServerAnswer()) && !holds.isHeld()) {
    guardedReload(reload);
  }
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a file of the shell's own server, not an endpoint of the services.
    return (await fetch(LATEST_PATH, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
