import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sectionOf } from './open-section.rules.ts';

/** Scrolls to the section that the address names and focuses it, so that the keyboard continues from there. */
export function useOpenSection(): void {
  const { hash, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is another visit to the same address
  useEffect(() => {
    const id = sectionOf({ hash, search });
    const target = id === null ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, search, key]);
}
