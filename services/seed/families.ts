import { DRAWING_FAMILIES } from '@bazaar/contracts';
import { VariantCode } from '@bazaar/contracts/product';
import * as z from 'zod/mini';
import { readSeedFile, type Vocabulary } from './vocabulary.ts';

const FOLDER = 'families/';
/**
 * Persian digits after a Latin word would be displayed as a part of it, on its other side: a mark ends the word (UAX #9,
 * W7). Latin digits are a part of the name: «RAL 3020».
 */
const CODE_BEFORE_NUMBER = /[A-Za-z][\w./-]*(?=\s[۰-۹])/g;
/** Ids of a base product's variants begin with its own. */
const VARIANTS_EACH = 100;

const Text = z.string().check(z.minLength(1));
const Positive = z.int().check(z.positive());
const Days = z.int().check(z.nonnegative());
const Texts = z.array(Text);

const Column = z.strictObject({
  /** Code of a property. */
  key: Text,
  title: Text,
  kind: z.enum(['number', 'enum', 'text', 'boolean']),
  /** Code of a unit of the property's quantity. */
  unit: z.optional(z.nullable(Text)),
  defines: z.boolean(),
});

const Spec = z.strictObject({
  code: VariantCode,
  /** What distinguishes it; the title of its offers ends with it. */
  suffix: Text,
  values: z.record(z.string(), z.union([z.number(), Text, z.boolean()])),
  /** Usual price of one sale unit. */
  priceToman: Positive,
  minOrder: Positive,
  step: Positive,
  weightKg: z.nullable(z.number()),
});

/** A file of `families/`. */
const FamilyFile = z.strictObject({
  baseProductId: Positive,
  title: Text,
  synonyms: Texts,
  drawing: z.enum(DRAWING_FAMILIES),
  saleUnit: Text,
  columns: z.array(Column).check(z.minLength(1)),
  standards: Texts,
  variants: z.array(Spec).check(z.minLength(1), z.maxLength(VARIANTS_EACH - 1)),
  leadTimeDays: z.tuple([Days, Days]),
  stockTypical: z.tuple([Days, Positive]),
  origins: Texts.check(z.minLength(1)),
  localDeliveryOnly: z.boolean(),
  documents: Texts,
  description: Text,
  applications: Texts,
  chooseBy: Texts,
  related: z.array(Positive),
});

export type FamilyColumn = z.infer<typeof Column>;

/** An exact specification with its id. */
export interface FamilyVariant extends z.infer<typeof Spec> {
  readonly id: number;
}

/** A base product with its size table. */
export interface Family extends Omit<z.infer<typeof FamilyFile>, 'variants'> {
  readonly categoryId: number;
  readonly variants: readonly FamilyVariant[];
}

/** Reads every family of the vocabulary, in its order. */
export function readFamilies({ baseProducts }: Pick<Vocabulary, 'baseProducts'>): Family[] {
  return baseProducts.map(({ id, categoryId }) => {
    const file = FamilyFile.parse(readSeedFile(`${FOLDER}${id}.json`));
    return {
      ...file,
      categoryId,
      variants: file.variants.map((spec, place) => ({
        ...spec,
        id: id * VARIANTS_EACH + place + 1,
        suffix: spec.suffix.replace(CODE_BEFORE_NUMBER, '$&\u200F'),
      })),
    };
  });
}

/** The order that most variants allow: the smallest of the most frequent. */
export function usualOrder({ variants }: Family): { readonly minOrder: number; readonly step: number } {
  return {
    minOrder: mostFrequent(variants.map(({ minOrder }) => minOrder)),
    step: mostFrequent(variants.map(({ step }) => step)),
  };
}

function mostFrequent(numbers: readonly number[]): number {
  const sizes = Map.groupBy(numbers, (number) => number);
  const [[most] = [1]] = [...sizes].sort(
    ([one, ones], [other, others]) => others.length - ones.length || one - other,
  );
  return most;
}
