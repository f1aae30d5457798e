import { DRAWING_FAMILIES, type DrawingFamily } from '@bazaar/contracts';
import * as z from 'zod/mini';
import type { Family, FamilyVariant } from './families.ts';
import { readSeedFile } from './vocabulary.ts';

const Choices = z.record(z.string(), z.enum(DRAWING_FAMILIES));

const Text = z.string().check(z.minLength(1));

/** What a base product's drawing shows within its family, where that is not the family's usual form. */
const Good = z.strictObject({
  /** Of the base product, and of all its variants when none of their columns decides. */
  form: z.optional(Text),
  /** The column, or `code` for the variant's code, whose value decides the form of a variant. */
  by: z.optional(z.strictObject({ column: Text, forms: z.record(z.string(), Text) })),
  /** The column that gives the count of a variant; its texts are listed with their numbers. */
  count: z.optional(
    z.strictObject({
      column: Text,
      counts: z.optional(z.record(z.string(), z.int().check(z.positive()))),
    }),
  ),
});

const DrawingFile = z.strictObject({
  /** By id; the family is named by the base product's own file. */
  good: z.record(z.string(), Good),
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
export type DrawnKind = Exclude<keyof z.infer<typeof DrawingFile>, 'good'>;

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

/** What the drawing of a base product or a variant shows; null for the family's usual form and count. */
export interface DrawnForm {
  readonly form: string | null;
  readonly count: number | null;
}

/** The form of a base product, whatever the variant. */
export function baseFormOf({ baseProductId }: Pick<Family, 'baseProductId'>): string | null {
  return CHOICES.good[baseProductId]?.form ?? null;
}

/**
 * The form and the count of a variant, as its values tell them.
 * @throws RangeError when drawings.json does not know one of these values.
 */
export function variantFormOf(
  family: Pick<Family, 'baseProductId'>,
  { code, values }: Pick<FamilyVariant, 'code' | 'values'>,
): DrawnForm {
  const { by, count } = CHOICES.good[family.baseProductId] ?? {};
  const valueIn = (column: string) => (column === 'code' ? code : values[column]);
  return {
    form: by ? chosen(by.forms, valueIn(by.column), code) : baseFormOf(family),
    count: count ? countOf(count, valueIn(count.column), code) : null,
  };
}

type Value = FamilyVariant['values'][string] | undefined;

function countOf(
  { counts }: { readonly counts?: Readonly<Record<string, number>> | undefined },
  value: Value,
  code: string,
): number {
  return typeof value === 'number' ? value : chosen(counts ?? {}, value, code);
}

function chosen<Choice>(choices: Readonly<Record<string, Choice>>, value: Value, code: string): Choice {
  const choice = typeof value === 'string' && Object.hasOwn(choices, value) ? choices[value] : undefined;
  if (choice === undefined) {
    throw new RangeError(`drawings.json has no drawing for the value "${value}" of ${code}.`);
  }
  return choice;
}

/** The base products whose form or count is chosen. */
export function formedGoods(): string[] {
  return Object.keys(CHOICES.good);
}

/** The keys for which a drawing is chosen. */
export function drawnKeys(kind: DrawnKind): string[] {
  return Object.keys(CHOICES[kind]);
}
