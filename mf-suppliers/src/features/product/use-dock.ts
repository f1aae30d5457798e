import { useEffect } from 'react';

/**
 * Tells the style sheets that this page keeps a bar at the bottom of a phone's window, by `data-dock` on the document's
 * element: the page then ends above the bar, and so does the strip of the comparison.
 */
export function useDock(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.dock = '';
    return () => {
      delete dataset.dock;
    };
  }, []);
}
