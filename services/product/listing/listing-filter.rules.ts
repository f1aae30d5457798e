import type { ListingFilter, PropertyFilter } from '@bazaar/contracts/product';
import { NO_UNIT, type Range, rangeInBase, type UnitScale } from '../measurement/measurement.rules.ts';
import { messages } from '../messages.ts';

/** What the rules need to know of a property. */
export interface FilterProperty {
  readonly kind: 'number' | 'enum' | 'boolean' | 'text';
  readonly defaultUnitId: number | null;
  readonly units: readonly (UnitScale & { readonly id: number })[];
}

/** A range in base units that a product's own range must overlap, or numbers of which the product must have one. */
export type PropertyCondition =
  | ({ readonly propertyId: number } & Range)
  | { readonly propertyId: number; readonly options: readonly number[] };

/** A filter with values that the database can compare. */
export interface ListingConditions {
  readonly categoryId?: number | undefined;
  readonly categoryType?: string | undefined;
  readonly supplierId?: number | undefined;
  readonly baseProductId?: number | undefined;
  readonly cityIds?: readonly number[] | undefined;
  readonly priceMinRial?: number | undefined;
  readonly priceMaxRial?: number | undefined;
  readonly onlyVerified: boolean;
  readonly onlyInStock: boolean;
  readonly priceKinds?: readonly string[] | undefined;
  readonly properties: readonly PropertyCondition[];
}

/** Whether anything refines a list besides its category, type, supplier or base product. */
export function isRefined(conditions: ListingConditions): boolean {
  const { cityIds, priceMinRial, priceMaxRial, priceKinds, onlyVerified, onlyInStock, properties } =
    conditions;
  return (
    [cityIds, priceMinRial, priceMaxRial, priceKinds, properties[0]].some((part) => part !== undefined) ||
    onlyVerified ||
    onlyInStock
  );
}

/**
 * Whether the number of a list's items is stored: for a category with at most one property, for a type, for everything.
 */
export function isCountCached(conditions: ListingConditions): boolean {
  const { categoryId, categoryType, supplierId, baseProductId, properties } = conditions;
  const isOneScope = categoryId === undefined || categoryType === undefined;
  const kept = categoryId !== undefined && properties.length === 1 ? [] : properties;
  return (
    isOneScope &&
    supplierId === undefined &&
    baseProductId === undefined &&
    !isRefined({ ...conditions, properties: kept })
  );
}

/** Persian messages by the name of the field in the query. */
export type FilterErrors = Readonly<Record<string, readonly string[]>>;

export type ResolvedFilter =
  | { readonly conditions: ListingConditions; readonly errors?: undefined }
  | { readonly conditions?: undefined; readonly errors: FilterErrors };

/** Converts a filter to base units; returns the faulty fields when it is contradictory. */
export function resolveFilter(
  filter: ListingFilter,
  properties: ReadonlyMap<number, FilterProperty>,
): ResolvedFilter {
  const { verified, inStock, priceKind, properties: chosen = [], ...rest } = filter;
  const errors: Record<string, readonly string[]> = {};
  const { priceMinRial = 0, priceMaxRial = priceMinRial } = filter;
  if (priceMinRial > priceMaxRial) {
    errors['filter.priceMaxRial'] = [messages.filter.upsideDown];
  }
  const conditions = chosen.flatMap((choice, index) => {
    const isRepeated = chosen.findIndex(({ propertyId }) => propertyId === choice.propertyId) < index;
    const outcome = isRepeated
      ? fault('propertyId', messages.filter.twice)
      : resolveProperty(choice, properties.get(choice.propertyId));
    if ('field' in outcome) {
      errors[`filter.properties[${index}].${outcome.field}`] = [outcome.message];
      return [];
    }
    return [outcome];
  });
  if (Object.keys(errors).length > 0) {
    return { errors };
  }
  return {
    conditions: {
      ...rest,
      cityIds: nonEmpty(filter.cityIds),
      priceKinds: nonEmpty(priceKind),
      onlyVerified: verified ?? false,
      onlyInStock: inStock ?? false,
      properties: conditions,
    },
  };
}

interface Fault {
  readonly field: keyof PropertyFilter;
  readonly message: string;
}

function fault(field: keyof PropertyFilter, message: string): Fault {
  return { field, message };
}

function resolveProperty(
  choice: PropertyFilter,
  property: FilterProperty | undefined,
): PropertyCondition | Fault {
  if (property === undefined || property.kind === 'text') {
    return fault('propertyId', messages.filter.unknownProperty);
  }
  return property.kind === 'number' ? resolveRange(choice, property) : resolveChoice(choice);
}

function resolveRange(
  { propertyId, value, maxValue, measurementUnitId, values }: PropertyFilter,
  property: FilterProperty,
): PropertyCondition | Fault {
  if (values !== undefined) {
    return fault('values', messages.filter.notChoice);
  }
  if (value === undefined && maxValue === undefined) {
    return fault('value', messages.filter.noNumber);
  }
  if (value !== undefined && maxValue !== undefined && value > maxValue) {
    return fault('maxValue', messages.filter.upsideDown);
  }
  const unit = unitOf(property, measurementUnitId);
  if (unit === undefined) {
    return fault('measurementUnitId', messages.filter.wrongUnit);
  }
  return { propertyId, ...rangeInBase({ low: value ?? null, high: maxValue ?? null }, unit) };
}

function unitOf({ units, defaultUnitId }: FilterProperty, wanted: number | undefined): UnitScale | undefined {
  if (wanted === undefined && defaultUnitId === null) {
    return NO_UNIT;
  }
  return units.find(({ id }) => id === (wanted ?? defaultUnitId));
}

function resolveChoice({
  propertyId,
  value,
  maxValue,
  measurementUnitId,
  values = [],
}: PropertyFilter): PropertyCondition | Fault {
  if (value !== undefined || maxValue !== undefined) {
    return fault(value === undefined ? 'maxValue' : 'value', messages.filter.notNumber);
  }
  if (measurementUnitId !== undefined) {
    return fault('measurementUnitId', messages.filter.wrongUnit);
  }
  return values.length === 0
    ? fault('values', messages.filter.nothingChosen)
    : { propertyId, options: values };
}

function nonEmpty<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list?.length === 0 ? undefined : list;
}
