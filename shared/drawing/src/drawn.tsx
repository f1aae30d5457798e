import type { DrawingFamily } from '@bazaar/contracts';
import { createElement, type ReactElement } from 'react';
import { Dimension } from './drawing-dimension.tsx';
import { type Family, thingOf } from './family-registry.ts';
import { flat, type Scene } from './kit.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The object as it is, from the other side, as lines only, or its accent part twice as large. */
export type DrawingView = 'main' | 'outline' | 'detail';

export interface DrawnProps {
  readonly family: DrawingFamily;
  readonly form?: string | undefined;
  readonly count?: number | undefined;
  readonly seed: string | number;
  readonly code?: string | undefined;
  readonly dimensionMm?: number | undefined;
  readonly view: DrawingView;
  readonly loaded: Family;
}

/** The object of a drawing, with its dimension and its code. */
export function Drawn(props: DrawnProps): ReactElement {
  const { loaded, family, seed, view, dimensionMm, code } = props;
  const scene = loaded.draw(createSeededRandom(`${family}:${seed}`), thingOf(loaded, props));
  const { axis, from, to } = scene.span;
  const span = scene.mirrored && axis === 'x' ? { axis, from: 320 - to, to: 320 - from } : scene.span;
  const measured = dimensionMm !== undefined && from !== to;
  return (
    <>
      {createElement('g', { transform: placement(scene, view) }, ...flat(scene.shapes))}
      {measured ? <Dimension span={span} millimetres={dimensionMm} /> : null}
      {code ? (
        <text className="code" x={measured && axis === 'y' ? 52 : 26} y="29">
          {code}
        </text>
      ) : null}
    </>
  );
}

function placement(scene: Scene, view: DrawingView): string | undefined {
  const { mirrored = false } = scene;
  const flip = mirrored ? 'translate(320 0) scale(-1 1)' : '';
  if (view !== 'detail') {
    return flip || undefined;
  }
  const [x, y] = scene.focus;
  return `translate(${Math.round(160 - 2 * (mirrored ? 320 - x : x))} ${Math.round(120 - 2 * y)}) scale(2) ${flip}`.trim();
}
