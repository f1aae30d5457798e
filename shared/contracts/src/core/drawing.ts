import * as z from 'zod/mini';

/** What the technical drawing of an item is made from: the same item always gives the same drawing. */
export const DrawingSpec = z.object({
  /** Name of the drawing's family: `pump`, `ball`, `motor`… An unknown name is drawn as the name plate. */
  family: z.string(),
  /** What it is within the family, for example a bearing with seals; without it the family's usual form. */
  form: z.optional(z.nullable(z.string())),
  /** How many of the parts it has that the family counts, for example the cores of a cable. */
  count: z.optional(z.nullable(z.int().check(z.positive()))),
  /** Varies proportions, never what the item is. */
  seed: z.int().check(z.nonnegative()),
  /** The one dimension of the plate, in millimetres; null draws none. */
  dimensionMm: z.nullable(z.int().check(z.positive())),
  /** The code at the plate's corner, Latin. */
  code: z.nullable(z.string()),
});
export type DrawingSpec = z.infer<typeof DrawingSpec>;
