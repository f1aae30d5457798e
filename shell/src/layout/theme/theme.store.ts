import { storedValue } from '@bazaar/storage';
import type { ThemeChoice } from '@bazaar/ui/theme-switch';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { THEME_KEY } from '../../session/inline-script.ts';

/** Nothing is stored for the system's theme. */
const storedTheme = storedValue(THEME_KEY, z.enum(['light', 'dark']), {
  area: 'local',
  fallback: 'system',
  format: 'text',
});

/** Stores the visitor's choice and applies it to the page. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    storedTheme.remove();
  } else {
    storedTheme.set(choice);
  }
  colourPage();
}

function colourPage(): void {
  const choice = storedTheme.get();
  if (choice === 'system') {
    document.documentElement.removeAttribute('data-theme');
  } else {
    document.documentElement.setAttribute('data-theme', choice);
  }
}

/** Another tab's choice colours this page too. */
function subscribe(listener: () => void): () => void {
  return storedTheme.subscribe(() => {
    colourPage();
    listener();
  });
}

/** The chosen theme; the server, which cannot know it, renders the system's. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, storedTheme.get, () => storedTheme.fallback);
}
