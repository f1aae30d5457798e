import { useSyncExternalStore } from 'react';
import { type CompareItem, readCompareList, toggledIn, without } from './compare-list.rules.ts';

const KEY = 'bazaar:compare';
const NONE: readonly CompareItem[] = [];

const listeners = new Set<() => void>();
let known: { text: string | null; items: readonly CompareItem[] } = { text: null, items: NONE };
/** What could not be stored still holds for this visit. */
let unstored: string | null = null;

function storedText(): string | null {
  if (unstored !== null) {
    return unstored;
  }
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What is being compared now; the same array as long as nothing has changed. */
function compareList(): readonly CompareItem[] {
  const text = storedText();
  if (text !== known.text) {
    known = { text, items: readCompareList(text) };
  }
  return known.items;
}

function keep(items: readonly CompareItem[]): void {
  const text = JSON.stringify(items);
  try {
    localStorage.setItem(KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  announce();
}

function announce(): void {
  for (const listener of listeners) {
    listener();
  }
}

function onStorage({ key }: StorageEvent): void {
  // The key is null when another tab has cleared everything.
  if (key === KEY || key === null) {
    announce();
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    globalThis.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      globalThis.removeEventListener('storage', onStorage);
    }
  };
}

/** Puts an item in or takes it out; false when the list is full and nothing has changed. */
export function toggleCompared(item: CompareItem): boolean {
  const next = toggledIn(compareList(), item);
  if (next === null) {
    return false;
  }
  keep(next);
  return true;
}

export function removeCompared(id: number): void {
  keep(without(compareList(), id));
}

export function clearCompared(): void {
  keep(NONE);
}

/** The list, followed in this tab and from others; empty on the server. */
export function useCompareList(): readonly CompareItem[] {
  return useSyncExternalStore(subscribe, compareList, () => NONE);
}

/** Whether one item is in the list. A card follows this alone, so that a change elsewhere does not render it. */
export function useIsCompared(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => compareList().some((item) => item.id === id),
    () => false,
  );
}
