import type { ReactElement } from 'react';

/** About six megabytes: a drawing has some three thousand characters, of two bytes each when its label is Persian. */
const MAX_DRAWINGS = 1_000;

type RenderMarkup = (element: ReactElement) => string;

const kept = new Map<string, string>();
/** Null in a browser, which draws for itself. */
let render: RenderMarkup | null = null;

/**
 * Has a server keep the markup of its drawings: it is the same for the same props, and a page has a dozen drawings of
 * fifty elements each. `toMarkup` renders as the page around a drawing is rendered.
 */
export function keepDrawings(toMarkup: RenderMarkup): void {
  render = toMarkup;
}

/** The markup of what `draw` returns, made once for a key; null where none is kept. */
export function keptMarkup(key: () => string, draw: () => ReactElement): string | null {
  if (!render) {
    return null;
  }
  const name = key();
  const markup = kept.get(name) ?? render(draw());
  // The last place in the order of insertion is that of the latest use.
  kept.delete(name);
  kept.set(name, markup);
  if (kept.size > MAX_DRAWINGS) {
    const [oldest = name] = kept.keys();
    kept.delete(oldest);
  }
  return markup;
}
