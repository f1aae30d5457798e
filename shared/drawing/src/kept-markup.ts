import type { ReactElement } from 'react';

type RenderMarkup = (element: ReactElement) => string;

/** Null in a browser, which draws for itself. */
let render: RenderMarkup | null = null;

/**
 * Has a server keep markup of what is the same for the same props: a page has a dozen drawings and cards of dozens of elements
 * each. `toMarkup` renders as the page around an element is rendered.
 */
export function keepMarkup(toMarkup: RenderMarkup): void {
  render = toMarkup;
}

/** The markup of what `draw` returns, made once for a key; null where none is kept. */
export type Keeper = (key: () => string, draw: () => ReactElement) => string | null;

/**
 * Keeps the markup of one component. It belongs to the module that makes it, so that two versions of a remote never get each
 * other's.
 * @param max number of texts that are kept, those of the latest use
 */
export function createKeeper(max: number): Keeper {
  const kept = new Map<string, string>();
  return (key, draw) => {
    if (!render) {
      return null;
    }
    const name = key();
    const markup = kept.get(name) ?? render(draw());
    // The last place in the order of insertion is that of the latest use.
    kept.delete(name);
    kept.set(name, markup);
    if (kept.size > max) {
      const [oldest = name] = kept.keys();
      kept.delete(oldest);
    }
    return markup;
  };
}
