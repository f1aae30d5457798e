import { slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../kit/database.ts';
import { insertRows } from './batch-insert.ts';
import { ITEM_COLUMNS } from './item-rows.ts';
import { readItemTexts } from './item-texts.ts';
import { type MadeProduct, makeProducts } from './make-products.ts';
import { makeConsulting, makeDocuments, makeServices } from './make-services.ts';
import type { SeededSupplier } from './make-supplier.ts';
import { unitOf } from './product-facts.ts';
import type { BaseProductStyle } from './property-values.ts';
import { createRandom } from './random.ts';
import { createSupplierChoice } from './supplier-choice.ts';
import type { SupplierTexts } from './supplier-texts.ts';
import { readSeedFile, type Vocabulary } from './vocabulary.ts';

/** First numbers of the kinds of items. */
const FIRST_ID = { product: 100_001, service: 110_001, consulting: 120_001, document: 130_001 } as const;

interface ItemSeed {
  readonly vocabulary: Vocabulary;
  readonly supplierTexts: SupplierTexts;
  readonly suppliers: readonly SeededSupplier[];
  readonly propertyIds: ReadonlyMap<string, number>;
  readonly seed: number;
  readonly now: Date;
  /** The most supplier products to write; services and documents come on top. */
  readonly products: number;
}

/** Writes base products, their offers, services, consulting services and documents. Returns how many items. */
export async function seedItems(db: Database, options: ItemSeed): Promise<number> {
  const { vocabulary, suppliers, seed, now } = options;
  const { texts, leafTexts, services, consulting, documents } = readItemTexts();
  const choice = createSupplierChoice(suppliers, createRandom(`choice ${seed}`));
  const common = { texts, supplierTexts: options.supplierTexts, choice, seed, now };
  const styles = readSeedFile<Record<string, BaseProductStyle>>('texts/base-products.json');
  const limits = { limit: options.products, firstId: FIRST_ID.product };
  const products = makeProducts({ ...common, ...limits, vocabulary, styles, leafTexts });
  const given = vocabulary.consultingServices.map(({ priceMin, priceMax, ...service }) => ({
    ...service,
    priceToman: [priceMin, priceMax] as const,
  }));
  const rows = [
    ...products.map(({ row }) => row),
    ...makeServices(common, services, FIRST_ID.service),
    ...makeConsulting(common, [...given, ...consulting], FIRST_ID.consulting),
    ...makeDocuments(common, [...vocabulary.standards, ...documents], FIRST_ID.document),
  ];
  await insertBaseProducts(db, vocabulary);
  await insertRows(db, { table: 'product.supplier_product', columns: ITEM_COLUMNS, rows });
  await insertPropertyValues(db, options, products);
  return rows.length;
}

async function insertBaseProducts(db: Database, { baseProducts }: Vocabulary): Promise<void> {
  await insertRows(db, {
    table: 'product.base_product',
    columns: { id: 'integer', category_id: 'integer', title: 'text', slug: 'text' },
    rows: baseProducts.map(({ id, categoryId, title }) => ({
      id,
      category_id: categoryId,
      title,
      slug: slugFa(title),
    })),
  });
}

interface PropertyValueRow {
  readonly product_id: number;
  readonly property_id: number;
  readonly base_value: number | null;
  readonly base_max_value: number | null;
  readonly text_value: string | null;
}

async function insertPropertyValues(
  db: Database,
  { vocabulary, propertyIds }: ItemSeed,
  products: readonly MadeProduct[],
): Promise<void> {
  const rows = products.flatMap(({ row, values }) =>
    [...values].flatMap(([code, value]): PropertyValueRow[] => {
      const propertyId = propertyIds.get(code);
      if (propertyId === undefined) {
        return [];
      }
      const key = { product_id: row.id, property_id: propertyId };
      if ('text' in value) {
        return [{ ...key, base_value: null, base_max_value: null, text_value: value.text }];
      }
      const { factorToBase = 1, offsetToBase = 0 } = unitOf(vocabulary, code) ?? {};
      const toBase = (number: number) => number * factorToBase + offsetToBase;
      const most = value.maxValue === null ? null : toBase(value.maxValue);
      return [{ ...key, base_value: toBase(value.value), base_max_value: most, text_value: null }];
    }),
  );
  await insertRows(db, {
    table: 'product.property_value',
    columns: {
      product_id: 'integer',
      property_id: 'integer',
      base_value: 'double precision',
      base_max_value: 'double precision',
      text_value: 'text',
    },
    rows,
  });
}

/** After rows with given numbers: the next one is counted from the highest. */
export async function restartIdentities(db: Database): Promise<void> {
  for (const table of ['measurement_quantity', 'measurement_unit', 'property']) {
    await sql`
      select setval(
        pg_get_serial_sequence(${`product.${table}`}, 'id'),
        (select max(id) from ${sql.table(`product.${table}`)})
      )`.execute(db);
  }
}
