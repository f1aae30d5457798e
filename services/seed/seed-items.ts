import { slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { ITEM_COLUMNS } from './item-rows.ts';
import { readItemTexts } from './item-texts.ts';
import { makeProducts } from './make-products.ts';
import { makeConsulting, makeDocuments, makeServices } from './make-services.ts';
import type { SeededSupplier } from './make-supplier.ts';
import { seedPriceHistory } from './price-history.ts';
import { dayOf } from './prices.ts';
import { titleCodes } from './product-facts.ts';
import { propertyValueRows, VALUE_COLUMNS } from './property-value-rows.ts';
import type { BaseProductStyle } from './property-values.ts';
import { createRandom } from './random.ts';
import { createSupplierChoice } from './supplier-choice.ts';
import type { SupplierTexts } from './supplier-texts.ts';
import { readSeedFile, type Vocabulary } from './vocabulary.ts';

/** First ids of each kind of item. */
const FIRST_ID = { product: 100_001, service: 110_001, consulting: 120_001, document: 130_001 } as const;

interface ItemSeed {
  readonly vocabulary: Vocabulary;
  readonly supplierTexts: SupplierTexts;
  readonly suppliers: readonly SeededSupplier[];
  readonly propertyIds: ReadonlyMap<string, number>;
  readonly seed: number;
  readonly now: Date;
  /** Maximum number of supplier products; services and documents are extra. */
  readonly products: number;
}

/** Inserts base products, their offers, services, consulting services and documents. Returns the number of items. */
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
  // Today's prices are recorded under the day for which the data are made.
  await sql`select set_config('product.today', ${dayOf(now, 0)}, true)`.execute(db);
  await insertBaseProducts(db, vocabulary);
  await insertRows(db, { table: 'product.supplier_product', columns: ITEM_COLUMNS, rows });
  await insertRows(db, {
    table: 'product.property_value',
    columns: VALUE_COLUMNS,
    rows: propertyValueRows(vocabulary, options.propertyIds, products),
  });
  await markKeyProperties(db, options, styles);
  await seedPriceHistory(db, { seed, now });
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

/** Marks the properties in titles as key properties, because buyers choose by them. */
async function markKeyProperties(
  db: Database,
  { vocabulary, propertyIds }: ItemSeed,
  styles: Readonly<Record<string, BaseProductStyle>>,
): Promise<void> {
  const keys = vocabulary.baseProducts.flatMap(({ id, categoryId }) =>
    titleCodes(styles[String(id)]).map((code) => ({
      category_id: categoryId,
      property_id: propertyIds.get(code) ?? 0,
    })),
  );
  await sql`
    update product.category_property as placed set is_key = true
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as chosen (category_id int, property_id int)
    where placed.category_id = chosen.category_id and placed.property_id = chosen.property_id`.execute(db);
}

/** Sets the sequences after rows with explicit ids: the next id follows the highest. */
export async function restartIdentities(db: Database): Promise<void> {
  for (const table of ['measurement_quantity', 'measurement_unit', 'property']) {
    await sql`
      select setval(
        pg_get_serial_sequence(${`product.${table}`}, 'id'),
        (select max(id) from ${sql.table(`product.${table}`)})
      )`.execute(db);
  }
}
