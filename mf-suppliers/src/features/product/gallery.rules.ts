import type { DrawingView } from '@bazaar/drawing';

/** In reading order, from the right. */
export const VIEWS: readonly DrawingView[] = ['main', 'outline', 'detail'];

/** The view that an arrow key selects, wrapping around; left is forward. Undefined for other keys. */
export function nextView(view: DrawingView, key: string): DrawingView | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };
  const ends: Readonly<Record<string, number>> = { Home: 0, End: VIEWS.length - 1 };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step !== undefined) {
    return VIEWS[(VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length];
  }
  const end = Object.hasOwn(ends, key) ? ends[key] : undefined;
  return end === undefined ? undefined : VIEWS[end];
}
