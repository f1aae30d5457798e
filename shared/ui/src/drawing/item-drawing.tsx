import { Drawing, type DrawingView } from './drawing.tsx';
import { FAMILIES, type Family } from './family-names.ts';

/** What a record says of its drawing; the shape that the services answer. */
export interface ItemDrawingSpec {
  family: string;
  seed: number;
  dimensionMm: number | null;
  code: string | null;
}

export interface ItemDrawingProps {
  spec: ItemDrawingSpec;
  /** Said to a screen reader; without it the drawing is decoration. */
  label?: string | undefined;
  /** Only the object, without ground, code and dimension. */
  bare?: boolean | undefined;
  withCode?: boolean | undefined;
  view?: DrawingView | undefined;
}

/** The technical drawing that a record asks for; a family this version does not know is a document sheet. */
export function ItemDrawing({ spec, label, bare, withCode, view }: ItemDrawingProps) {
  return (
    <Drawing
      family={isFamily(spec.family) ? spec.family : 'doc'}
      seed={spec.seed}
      label={label}
      code={withCode ? (spec.code ?? undefined) : undefined}
      dimensionMm={spec.dimensionMm ?? undefined}
      bare={bare}
      view={view}
    />
  );
}

function isFamily(name: string): name is Family {
  return (FAMILIES as readonly string[]).includes(name);
}
