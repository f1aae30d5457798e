import { useEffect } from 'react';

/** Tells the styles of the page that the bar with the forward action stands at its foot. */
export function useForwardBar(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) {
      return;
    }
    const { dataset } = document.documentElement;
    dataset.forwardBar = '';
    return () => {
      delete dataset.forwardBar;
    };
  }, [isShown]);
}
