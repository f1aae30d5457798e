import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Takes the focus to the control that the address names, when a link of the form has led to it. */
export function useFocusFromHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be pressed again
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}
