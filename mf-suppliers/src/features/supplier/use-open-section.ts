import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sectionOf } from './open-section.rules.ts';

/** Brings the part that the address names into view and gives it the focus, so that a keyboard goes on from there. */
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
