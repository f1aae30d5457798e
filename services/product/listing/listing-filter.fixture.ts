import { CATEGORY_TYPES } from '@bazaar/contracts/product';
import fc from 'fast-check';
import { fromBase, NO_UNIT } from '../measurement/measurement.rules.ts';
import type { ModelItem } from './listing-model.fixture.ts';
import type { Properties, Property } from './property-catalog.cache.ts';

/** Realistic filters: by categories, places, prices and properties that some items have. */
export function filterOf(items: readonly ModelItem[], properties: Properties): fc.Arbitrary<object> {
  const anItem = fc.constantFrom(...items);
  const aPrice = anItem.map(({ priceRial }) => priceRial ?? 1_000_000);
  const scope = fc.oneof(
    anItem.map(({ categoryIds }) => ({ categoryId: categoryIds[0] })),
    anItem.map(({ categoryIds }) => ({ categoryId: categoryIds[1] })),
    fc.constantFrom(...CATEGORY_TYPES).map((categoryType) => ({ categoryType })),
    anItem.map(({ supplierId }) => ({ supplierId })),
    anItem.map(({ baseProductId }) => (baseProductId === null ? {} : { baseProductId })),
    fc.constant({}),
  );
  const prices = fc.tuple(aPrice, aPrice).map(([one, other]) => ({
    priceMinRial: Math.min(one, other),
    priceMaxRial: Math.max(one, other),
  }));
  const often = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  return fc
    .record({
      scope,
      prices: often(prices),
      cityIds: often(
        fc.array(
          anItem.map(({ cityId }) => cityId),
          { minLength: 1, maxLength: 30 },
        ),
      ),
      verified: fc.option(fc.boolean(), { nil: undefined }),
      inStock: fc.option(fc.boolean(), { nil: undefined }),
      priceKind: often(fc.uniqueArray(fc.constantFrom('fixed', 'tiered', 'inquiry'), { minLength: 1 })),
      properties: fc
        .array(
          anItem.chain((item) => choiceOf(item, properties)),
          { maxLength: 2 },
        )
        .map((choices) => choices.flat().filter(isFirst)),
    })
    .map(({ scope: chosen, prices: range, properties: wanted, ...rest }) =>
      withoutUndefined({
        ...chosen,
        ...range,
        ...rest,
        ...(wanted.length === 0 ? {} : { properties: wanted }),
      }),
    );
}

interface Choice {
  readonly propertyId: number;
}

const isFirst = ({ propertyId }: Choice, place: number, all: readonly Choice[]) =>
  all.findIndex((other) => other.propertyId === propertyId) === place;

/** A choice of one of the item's properties that this item matches; none when it has no property. */
function choiceOf({ values }: ModelItem, properties: Properties): fc.Arbitrary<Choice[]> {
  if (values.length === 0) {
    return fc.constant([]);
  }
  return fc.constantFrom(...values).chain(({ id, from }) => {
    const property = properties.get(id);
    return property?.kind === 'number'
      ? rangeAround(from, property).map((choice) => [choice])
      : fc.constant([{ propertyId: id, values: [from] }]);
  });
}

function rangeAround(base: number, { id, units }: Property): fc.Arbitrary<Choice> {
  const unit = units.length === 0 ? fc.constant(undefined) : fc.constantFrom(...units);
  return fc.record({ unit, below: fc.nat(90), above: fc.nat(300), isOpen: fc.boolean() }).map((parts) => {
    const inUnit = (value: number) => fromBase(value, parts.unit ?? NO_UNIT);
    return withoutUndefined({
      propertyId: id,
      value: inUnit(base * (1 - parts.below / 100)),
      maxValue: parts.isOpen ? undefined : inUnit(base * (1 + parts.above / 100)),
      measurementUnitId: parts.unit?.id,
    });
  });
}

function withoutUndefined<Record extends object>(record: Record): Record {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Record;
}
