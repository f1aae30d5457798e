import type { StoredValue } from '@bazaar/storage';
import type { KeptDraft } from './kept-draft.store.ts';

const KEEP_PAUSE_MS = 250;

/** Writes what is typed to the tab's storage, soon or at once; nothing to keep removes it. */
export function createKeeper(stored: StoredValue<KeptDraft, null>, read: () => KeptDraft | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    const kept = read();
    if (kept === null) {
      stored.remove();
    } else {
      stored.set(kept);
    }
  };
  return {
    keep,
    keepSoon() {
      clearTimeout(timer);
      timer = setTimeout(keep, KEEP_PAUSE_MS);
    },
  };
}
