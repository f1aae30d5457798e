import type { DrawingSpec } from '@bazaar/contracts';
import { Drawing, FAMILIES, type Family } from '@bazaar/ui/drawing';

interface ItemDrawingProps {
  spec: DrawingSpec;
  /** Said to a screen reader; without it the drawing is decoration. */
  label?: string | undefined;
  /** Only the object, without ground, code and dimension. */
  bare?: boolean | undefined;
}

/** The technical drawing that a record asks for; a family this version does not know is a document sheet. */
export function ItemDrawing({ spec, label, bare }: ItemDrawingProps) {
  return (
    <Drawing
      family={isFamily(spec.family) ? spec.family : 'doc'}
      seed={spec.seed}
      label={label}
      code={spec.code ?? undefined}
      dimensionMm={spec.dimensionMm ?? undefined}
      bare={bare}
    />
  );
}

function isFamily(name: string): name is Family {
  return (FAMILIES as readonly string[]).includes(name);
}
