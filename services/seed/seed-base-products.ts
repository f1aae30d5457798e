import { slugFa } from '@bazaar/locale';
import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { baseFormOf, variantFormOf } from './drawing-choices.ts';
import { type Family, type FamilyColumn, usualOrder } from './families.ts';
import type { Vocabulary, VocabularyUnit } from './vocabulary.ts';

interface BaseProductSeed {
  readonly vocabulary: Vocabulary;
  readonly families: readonly Family[];
  readonly propertyIds: ReadonlyMap<string, number>;
}

/** Inserts the base products with their size tables: columns, variants and values. */
export async function seedBaseProducts(db: Database, seed: BaseProductSeed): Promise<void> {
  const { families } = seed;
  await insertRows(db, {
    table: 'product.base_product',
    columns: BASE_PRODUCT_COLUMNS,
    rows: families.map(baseProductRow),
  });
  await insertRows(db, {
    table: 'product.base_product_column',
    columns: {
      base_product_id: 'integer',
      property_id: 'integer',
      ordinal: 'integer',
      title: 'text',
      unit_id: 'integer',
      defines: 'boolean',
    },
    rows: families.flatMap(columnRows(seed)),
  });
  await insertRows(db, {
    table: 'product.variant',
    columns: {
      id: 'integer',
      base_product_id: 'integer',
      code: 'text',
      title: 'text',
      ordinal: 'integer',
      drawing_form: 'text',
      drawing_count: 'integer',
    },
    rows: families.flatMap(variantRows),
  });
  await insertRows(db, {
    table: 'product.variant_value',
    columns: {
      variant_id: 'integer',
      property_id: 'integer',
      base_value: 'double precision',
      text_value: 'text',
    },
    rows: families.flatMap(valueRows(seed)),
  });
}

const BASE_PRODUCT_COLUMNS = {
  id: 'integer',
  category_id: 'integer',
  title: 'text',
  slug: 'text',
  synonyms: 'text[]',
  description: 'text',
  standards: 'text[]',
  applications: 'text[]',
  choose_by: 'text[]',
  documents: 'text[]',
  sale_unit: 'text',
  min_order: 'integer',
  step_quantity: 'integer',
  local_delivery_only: 'boolean',
  drawing_family: 'text',
  drawing_form: 'text',
} as const;

function baseProductRow(family: Family) {
  const { minOrder, step } = usualOrder(family);
  return {
    id: family.baseProductId,
    category_id: family.categoryId,
    title: family.title,
    slug: slugFa(family.title),
    synonyms: family.synonyms,
    description: family.description,
    standards: family.standards,
    applications: family.applications,
    choose_by: family.chooseBy,
    documents: family.documents,
    sale_unit: family.saleUnit,
    min_order: minOrder,
    step_quantity: step,
    local_delivery_only: family.localDeliveryOnly,
    drawing_family: family.drawing,
    drawing_form: baseFormOf(family),
  };
}

function variantRows(family: Family) {
  return family.variants.map((variant, place) => {
    const { form, count } = variantFormOf(family, variant);
    return {
      id: variant.id,
      base_product_id: family.baseProductId,
      code: variant.code,
      title: variant.suffix,
      ordinal: place + 1,
      drawing_form: form,
      drawing_count: count,
    };
  });
}

function columnRows({ vocabulary, propertyIds }: BaseProductSeed) {
  const unitIds = new Map(
    vocabulary.measurement
      .flatMap(({ code, units }) => units.map((unit) => `${code} ${unit.code}`))
      .map((key, place) => [key, place + 1]),
  );
  return ({ baseProductId, columns }: Family) =>
    columns.map(({ key, title, unit, defines }, place) => ({
      base_product_id: baseProductId,
      property_id: propertyIds.get(key) ?? 0,
      ordinal: place + 1,
      title,
      unit_id: unitIds.get(`${vocabulary.properties[key]?.quantity} ${unit}`) ?? null,
      defines,
    }));
}

function valueRows({ vocabulary, propertyIds }: BaseProductSeed) {
  const toRow = (variantId: number, column: FamilyColumn, value: Value) => ({
    variant_id: variantId,
    property_id: propertyIds.get(column.key) ?? 0,
    ...(typeof value === 'string'
      ? { base_value: null, text_value: value }
      : { base_value: inBase(Number(value), unitOfColumn(vocabulary, column)), text_value: null }),
  });
  return ({ columns, variants }: Family) =>
    variants.flatMap(({ id, values }) =>
      columns.flatMap((column) => {
        const value = values[column.key];
        return value === undefined ? [] : [toRow(id, column, value)];
      }),
    );
}

type Value = Family['variants'][number]['values'][string];

/** The unit of a column's numbers; undefined when they have none. */
export function unitOfColumn(
  { properties, measurement }: Vocabulary,
  { key, unit }: Pick<FamilyColumn, 'key' | 'unit'>,
): VocabularyUnit | undefined {
  const quantity = properties[key]?.quantity;
  return measurement.find(({ code }) => code === quantity)?.units.find(({ code }) => code === unit);
}

function inBase(value: number, unit: VocabularyUnit | undefined): number {
  return value * (unit?.factorToBase ?? 1) + (unit?.offsetToBase ?? 0);
}
