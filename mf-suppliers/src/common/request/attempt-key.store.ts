const PREFIX = 'bazaar.suppliers.request-key:';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const unstored = new Map<string, string>();

/**
 * The key of one act, made when it starts and kept until it has succeeded, over reloads of the tab too: whoever presses
 * again after a lost answer repeats the same act and does not begin a second one. `act` says what is done, by whom.
 */
export function attemptKey(act: string): string {
  const name = PREFIX + act;
  try {
    const kept = sessionStorage.getItem(name);
    if (kept !== null && UUID.test(kept)) {
      return kept;
    }
    const key = crypto.randomUUID();
    sessionStorage.setItem(name, key);
    return key;
  } catch {
    const key = unstored.get(name) ?? crypto.randomUUID();
    unstored.set(name, key);
    return key;
  }
}

/** After its success: the same act done again is a new one. */
export function forgetAttempt(act: string): void {
  unstored.delete(PREFIX + act);
  try {
    sessionStorage.removeItem(PREFIX + act);
  } catch {
    // Nothing was stored either.
  }
}
