import * as z from 'zod/mini';
import { Count, DrawingSpec, endpoint, NonEmptyText, Rial } from '../core/index.ts';
import { CategoryRef } from './category.contract.ts';
import { PropertyId } from './listing-filter.contract.ts';
import { BaseProductId } from './product-ids.ts';
import { Offer } from './supplier-product.contract.ts';
import { VariantRef } from './variant.contract.ts';

/** A need in the buyer's own words: a paragraph at most. */
export const NeedText = z.string().check(z.minLength(1), z.maxLength(500));
export const MAX_NEED_LENGTH = 500;

/** What a part of a need is about. The first five are never relaxed. */
export const NeedPartKind = z.enum([
  'good',
  'property',
  'code',
  'standard',
  'protection',
  'quantity',
  'budget',
  'time',
  'city',
]);
export type NeedPartKind = z.infer<typeof NeedPartKind>;

const place = { from: z.int().check(z.nonnegative()), to: z.int().check(z.nonnegative()) };

/** One part of a need as it was read. `from` and `to` are its place in the text, in UTF-16 code units. */
export const NeedPart = z.object({
  kind: NeedPartKind,
  /** What it is about: «توان نامی», «مقدار». */
  title: NonEmptyText,
  /** What was understood, as it is shown: «۱۵ kW». */
  text: NonEmptyText,
  ...place,
  /** Whether it is kept whatever happens; the others are relaxed, and it is said. */
  isLocked: z.boolean(),
  /** Whether some variant of the good keeps it; false only of a specification. */
  isKept: z.boolean(),
  /** Of a property, its id; null of all others. */
  propertyId: z.nullable(PropertyId),
  /** Number in the unit of the size table; quantity; budget in rial; days. Null of texts. */
  value: z.nullable(z.number()),
  /** Of a quantity, the unit that the text names; null of all others. */
  unit: z.nullable(NonEmptyText),
  /** Of a budget, whether it is of one unit. */
  isPerUnit: z.boolean(),
});
export type NeedPart = z.infer<typeof NeedPart>;

/** One thing that an offer that is near differs in. */
export const NeedDifference = z.union([
  z.object({ kind: z.literal('place'), cityTitle: NonEmptyText }),
  /**
   * `overRial` is above the budget, at most 2^53 - 1; null when the price is on inquiry. `toConfirm` says that the price
   * is valid no longer, and `overRial` is then null when it would be within the budget; an earlier service leaves it out.
   */
  z.object({ kind: z.literal('price'), overRial: z.nullable(Rial), toConfirm: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('delivery'), leadTimeDays: Count, withinDays: Count }),
  /** The nearest quantity that can be ordered. */
  z.object({ kind: z.literal('quantity'), quantity: z.int().check(z.positive()) }),
]);
export type NeedDifference = z.infer<typeof NeedDifference>;

/** A fact of a variant; `part` is the place of the part that asks for it, null when none does. */
export const NeedFact = z.object({
  title: NonEmptyText,
  text: NonEmptyText,
  part: z.nullable(z.int().check(z.nonnegative())),
});
export type NeedFact = z.infer<typeof NeedFact>;

const NeedVariant = z.object({ variant: VariantRef, facts: z.array(NeedFact) });

/**
 * A variant that keeps every specification, with the offers that keep everything else as well. Those of the same size in
 * another series of the good are among them, each with the code of its own variant.
 */
export const ExactVariant = z.object({
  ...NeedVariant.shape,
  /** Of this variant; an earlier service leaves it out. */
  drawing: z.optional(DrawingSpec),
  offers: z.array(Offer),
});
export type ExactVariant = z.infer<typeof ExactVariant>;

/**
 * An offer of such a variant that differs in one thing. Only where no offer keeps everything or nearly does, those that
 * differ in the fewest are near, with the further differences in `others`.
 */
export const NearOffer = z.object({
  variant: VariantRef,
  offer: Offer,
  /** The first in the order in which a buyer gives way. */
  difference: NeedDifference,
  others: z.optional(z.array(NeedDifference)),
});
export type NearOffer = z.infer<typeof NearOffer>;

/** A specification that no variant keeps, with the nearest that can be had; all else is kept by them. */
export const UnkeptWish = z.object({
  part: z.int().check(z.nonnegative()),
  nearest: z.array(
    z.object({
      text: NonEmptyText,
      /** Null for the standards of the good, which no size table holds. */
      variant: z.nullable(VariantRef),
      offersCount: Count,
      /** Lowest price of one sale unit for the quantity; null when it is on inquiry only. */
      priceRial: z.nullable(Rial),
    }),
  ),
});
export type UnkeptWish = z.infer<typeof UnkeptWish>;

/** What a need means in this catalogue, and what there is for it. */
export const NeedAnswer = z.object({
  /** In the order of the text. */
  parts: z.array(NeedPart),
  /** Words that were left out; those behind the first forty things that a text says are among them. */
  ignored: z.array(z.object({ text: NonEmptyText, ...place })),
  /** Null when the catalogue has no such thing; all that follows is then empty. */
  good: z.nullable(
    z.object({
      id: BaseProductId,
      title: NonEmptyText,
      slug: NonEmptyText,
      category: CategoryRef,
      drawing: DrawingSpec,
      saleUnit: NonEmptyText,
      variantsCount: Count,
    }),
  ),
  /** The quantity in sale units; null when none is stated, or its unit cannot be converted. */
  saleQuantity: z.nullable(z.int().check(z.positive())),
  /** Variants that keep every specification. */
  matchingCount: Count,
  /** What the text leaves open and most depends on: the words of a choice are added to it. */
  question: z.nullable(
    z.object({
      title: NonEmptyText,
      choices: z.array(z.object({ text: NonEmptyText, words: NonEmptyText })),
    }),
  ),
  exact: z.array(ExactVariant),
  /** Place first, then price, delivery and quantity. */
  near: z.array(NearOffer),
  unkept: z.array(UnkeptWish),
});
export type NeedAnswer = z.infer<typeof NeedAnswer>;

/**
 * What there is for a need. The thing, its nominal sizes, grades, standards and protection are never relaxed; a wish
 * that cannot be kept is named with the nearest that can. 429 beyond 60 a minute of one network. An extension.
 */
export const answerNeed = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/searches/need',
  access: 'public',
  summary:
    'A need in words: how it was read, exact offers, near ones with one difference, and what cannot be kept.',
  query: z.strictObject({ text: NeedText }),
  reads: 'search',
  response: NeedAnswer,
});
