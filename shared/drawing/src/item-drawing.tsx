import type { DrawingFamily, DrawingSpec } from '@bazaar/contracts';
import { Drawing } from './drawing.tsx';
import type { DrawingView } from './drawn.tsx';

export interface ItemDrawingProps {
  spec: DrawingSpec;
  /** Text for screen readers; without it the drawing is decoration. */
  label?: string | undefined;
  /** Only the object, without ground, code and dimension. */
  bare?: boolean | undefined;
  withCode?: boolean | undefined;
  view?: DrawingView | undefined;
}

/** The technical drawing of a record; a family that this version does not know is drawn as the name plate. */
export function ItemDrawing({ spec, label, bare, withCode, view }: ItemDrawingProps) {
  return (
    <Drawing
      family={spec.family as DrawingFamily}
      form={spec.form ?? undefined}
      count={spec.count ?? undefined}
      seed={spec.seed}
      label={label}
      code={withCode ? (spec.code ?? undefined) : undefined}
      dimensionMm={spec.dimensionMm ?? undefined}
      bare={bare}
      view={view}
    />
  );
}
