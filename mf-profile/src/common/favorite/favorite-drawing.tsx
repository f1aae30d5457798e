import type { DrawingSpec } from '@bazaar/contracts';
import { Drawing, FAMILIES, type Family } from '@bazaar/ui/drawing';

interface FavoriteDrawingProps {
  /** Null: the thing is gone, and an empty sheet stands for it. */
  spec: DrawingSpec | null;
  /** Only the object, without ground, code and dimension. */
  bare?: boolean;
}

/** The technical drawing of a favorite, as decoration beside its title. */
export function FavoriteDrawing({ spec, bare }: FavoriteDrawingProps) {
  return spec === null ? (
    <Drawing family="doc" seed="gone" view="outline" bare={bare} />
  ) : (
    <Drawing
      family={isFamily(spec.family) ? spec.family : 'doc'}
      seed={spec.seed}
      code={spec.code ?? undefined}
      dimensionMm={spec.dimensionMm ?? undefined}
      bare={bare}
    />
  );
}

function isFamily(name: string): name is Family {
  return (FAMILIES as readonly string[]).includes(name);
}
