import * as z from 'zod/mini';

/** What the technical drawing of an item is made from: the same item always gives the same drawing. */
export const DrawingSpec = z.object({
  /** Name of the drawing's family: `pump`, `ball`, `motor`… An unknown name is drawn as the name plate. */
  family: z.string(),
  seed: z.int().check(z.nonnegative()),
  /** The one dimension of the plate, in millimetres; null draws none. */
  dimensionMm: z.nullable(z.int().check(z.positive())),
  /** The code at the plate's corner, Latin. */
  code: z.nullable(z.string()),
});
export type DrawingSpec = z.infer<typeof DrawingSpec>;
