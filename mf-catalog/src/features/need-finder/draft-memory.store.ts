const KEY = 'bazaar.catalog.need-draft';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** What somebody had written when they were sent to sign in. */
export interface StoredDraft {
  need: string;
  supplierId: number;
  text: string;
  quantity: string;
  unit: string;
  /** Key of the act: pressed before or after signing in, it is one act. */
  key: string;
}

/** Keeps a draft in this tab alone. */
export function storeDraft(draft: StoredDraft, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, at: now }));
  } catch {
    // Without storage the form is filled from the need again.
  }
}

/** The draft that was left for this need; an old one does not come back unasked. */
export function readDraft(need: string, now: number): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.need === need && now - kept.at < HALF_AN_HOUR_MS ? kept : null;
  } catch {
    return null;
  }
}

/** After it was made, or given up. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

const TEXTS = ['need', 'text', 'quantity', 'unit', 'key'] as const;

function isKept(value: unknown): value is StoredDraft & { at: number } {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    TEXTS.every((name) => typeof fields.get(name) === 'string') &&
    typeof fields.get('supplierId') === 'number' &&
    typeof fields.get('at') === 'number'
  );
}
