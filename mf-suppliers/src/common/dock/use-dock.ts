import { useEffect } from 'react';

/**
 * Tells the style sheets that this page keeps a bar at the bottom of a phone's window, by `data-dock` on the document's
 * element: the page then ends above the bar, and so does the strip of the comparison.
 */
export function useDock(): void {
  useEffect(() => {
    const element = document.documentElement;
    element.toggleAttribute('data-dock', true);
    return () => {
      element.toggleAttribute('data-dock', false);
    };
  }, []);
}
