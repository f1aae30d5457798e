import { useEffect } from 'react';

/** Tells the styles of the page that the bar with the forward action stands at its foot. */
export function useForwardBar(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) {
      return;
    }
    const element = document.documentElement;
    element.toggleAttribute('data-forward-bar', true);
    return () => {
      element.toggleAttribute('data-forward-bar', false);
    };
  }, [isShown]);
}
