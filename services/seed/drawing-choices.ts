import { DRAWING_FAMILIES, type DrawingFamily } from '@bazaar/contracts';
import * as z from 'zod/mini';
import { readSeedFile } from './vocabulary.ts';

const Choices = z.record(z.string(), z.enum(DRAWING_FAMILIES));

/** What is drawn, besides the base products, whose files name their drawing themselves. */
const DrawingFile = z.strictObject({
  /** By id. */
  category: Choices,
  /** By title, as all that follow. */
  service: Choices,
  consulting: Choices,
  /** By the number of the document. */
  document: Choices,
  advertisement: Choices,
  article: Choices,
  video: Choices,
  webinar: Choices,
});
export type DrawnKind = keyof z.infer<typeof DrawingFile>;

const CHOICES = DrawingFile.parse(readSeedFile('drawings.json'));

/**
 * The family that draws a thing: one that shows that very thing, else the name plate.
 * @throws RangeError when no family is chosen for it.
 */
export function drawingOf(kind: DrawnKind, key: string | number): DrawingFamily {
  const family = Object.hasOwn(CHOICES[kind], key) ? CHOICES[kind][key] : undefined;
  if (family === undefined) {
    throw new RangeError(`drawings.json chooses no drawing for the ${kind} "${key}".`);
  }
  return family;
}

/** The keys for which a drawing is chosen. */
export function drawnKeys(kind: DrawnKind): string[] {
  return Object.keys(CHOICES[kind]);
}
