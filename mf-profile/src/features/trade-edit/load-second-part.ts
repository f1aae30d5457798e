import type * as secondPart from './second-part.ts';
import { createSmallStore, useSmallStore } from './small-store.ts';

type SecondPart = typeof secondPart;

/** The code once it is there. */
const loaded = createSmallStore<SecondPart | null>(null);

/** Fetches the second part of the form; the browser keeps it. */
export async function loadSecondPart(): Promise<SecondPart> {
  const part = await import('./second-part.ts');
  loaded.set(part);
  return part;
}

/** What comes of the second part of the form, which is null until it was fetched for the first time. */
export function useSecondPart<Value>(select: (part: SecondPart | null) => Value): Value {
  return useSmallStore(loaded, select);
}
