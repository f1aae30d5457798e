import type { ThemeChoice } from '@bazaar/ui/theme-switch';
import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '../../session/inline-script.ts';
import { localStore } from '../../session/safe-storage.ts';

const listeners = new Set<() => void>();
/** Taken where nothing can be stored: the choice then lasts as long as the page. */
let unstored: ThemeChoice | null = null;

function readChoice(): ThemeChoice {
  const stored = localStore.get(THEME_KEY);
  return stored === 'dark' || stored === 'light' ? stored : (unstored ?? 'system');
}

/** Keeps the visitor's choice and colours the page by it. */
export function chooseTheme(choice: ThemeChoice): void {
  unstored = choice;
  if (choice === 'system') {
    localStore.remove(THEME_KEY);
  } else {
    localStore.set(THEME_KEY, choice);
  }
  follow();
}

function follow(): void {
  const choice = readChoice();
  if (choice === 'system') {
    document.documentElement.removeAttribute('data-theme');
  } else {
    document.documentElement.setAttribute('data-theme', choice);
  }
  for (const listener of listeners) {
    listener();
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === THEME_KEY || event.key === null) {
    unstored = null;
    follow();
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', followOtherTabs);
    }
  };
}

/** The chosen theme; the server, which cannot know it, says the system's. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}
