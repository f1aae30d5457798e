import * as z from 'zod/mini';
import { Count, entityId, NonEmptyText, Rial } from '../core/index.ts';
import { PropertyId } from './listing-filter.contract.ts';
import { MeasurementUnit, MeasurementUnitId } from './measurement.contract.ts';

export const VariantId = entityId().brand<'VariantId'>();
export type VariantId = z.infer<typeof VariantId>;

/** The code of an exact specification, Latin; unique in the whole catalogue. */
export const VariantCode = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9./-]{0,59}$/));
export type VariantCode = z.infer<typeof VariantCode>;

/** Names one exact specification. */
export const VariantRef = z.object({
  id: VariantId,
  code: VariantCode,
  /** What distinguishes it within its base product: «۱۵ کیلووات، ۴ قطب، فریم 160L». */
  title: NonEmptyText,
});
export type VariantRef = z.infer<typeof VariantRef>;

/** A column of a size table: a property under the name, and in the unit, that its base product uses. */
export const VariantColumn = z.object({
  propertyId: PropertyId,
  title: NonEmptyText,
  kind: z.enum(['number', 'enum', 'text', 'boolean']),
  /** The unit of the table's numbers; null when they have none or the column holds texts. */
  measurementUnitId: z.nullable(MeasurementUnitId),
  unitSymbol: z.nullable(NonEmptyText),
  /** All units of the same quantity, for switching; empty without a quantity. */
  units: z.array(MeasurementUnit),
  /** Whether the column tells variants apart; the others follow from these. */
  defines: z.boolean(),
});
export type VariantColumn = z.infer<typeof VariantColumn>;

/** A value of a size table, in the unit of its column; null when the variant does not have it. */
export const VariantValue = z.nullable(z.union([z.number(), z.string(), z.boolean()]));
export type VariantValue = z.infer<typeof VariantValue>;

/** One row of a size table. Prices and stock speak of this exact specification alone. */
export const Variant = z.object({
  ...VariantRef.shape,
  /** One for each column, in their order. */
  values: z.array(VariantValue),
  /** Suppliers that offer it. */
  offersCount: Count,
  /** Lowest and highest price of one sale unit at the requested quantity; null when every offer is on inquiry. */
  minPriceRial: z.nullable(Rial),
  maxPriceRial: z.nullable(Rial),
  /** Units in stock at all suppliers together; null when none of them specifies it. */
  stock: z.nullable(Count),
  /** Days of the soonest delivery; null without offers. */
  leadTimeDays: z.nullable(Count),
});
export type Variant = z.infer<typeof Variant>;

/** The size table of a base product: at most three hundred variants, in the order of its defining columns. */
export const VariantTable = z.object({
  columns: z.array(VariantColumn),
  variants: z.array(Variant),
});
export type VariantTable = z.infer<typeof VariantTable>;
