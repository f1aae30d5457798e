import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { type Family, readFamilies } from './families.ts';
import { ITEM_COLUMNS } from './item-rows.ts';
import { readItemTexts } from './item-texts.ts';
import { makeProducts } from './make-products.ts';
import { makeConsulting, makeDocuments, makeServices } from './make-services.ts';
import type { SeededSupplier } from './make-supplier.ts';
import { seedPriceHistory } from './price-history.ts';
import { dayOf } from './prices.ts';
import { createRandom } from './random.ts';
import { seedBaseProducts } from './seed-base-products.ts';
import { createSupplierChoice } from './supplier-choice.ts';
import type { SupplierTexts } from './supplier-texts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** First ids of each kind of item. */
const FIRST_ID = { product: 100_001, service: 110_001, consulting: 120_001, document: 130_001 } as const;

interface ItemSeed {
  readonly vocabulary: Vocabulary;
  readonly supplierTexts: SupplierTexts;
  readonly suppliers: readonly SeededSupplier[];
  readonly propertyIds: ReadonlyMap<string, number>;
  readonly seed: number;
  readonly now: Date;
  /**
   * Maximum number of supplier products; services and documents are extra. Without it, all sizes of all base products
   * are sold; with it two sizes of each, so that few items are of many kinds.
   */
  readonly products?: number | undefined;
}

/** Inserts base products, their offers, services, consulting services and documents. Returns the number of items. */
export async function seedItems(db: Database, options: ItemSeed): Promise<number> {
  const { vocabulary, suppliers, seed, now } = options;
  const { texts, services, consulting, documents } = readItemTexts(vocabulary);
  const choice = createSupplierChoice(suppliers, createRandom(`choice ${seed}`));
  const common = { texts, supplierTexts: options.supplierTexts, choice, seed, now };
  const families = readFamilies(vocabulary);
  const products = makeProducts({
    ...{ ...common, vocabulary, families, firstId: FIRST_ID.product },
    limit: options.products ?? Number.MAX_SAFE_INTEGER,
    isSmall: options.products !== undefined,
  });
  const rows = [
    ...products,
    ...makeServices(common, services, FIRST_ID.service),
    ...makeConsulting(common, consulting, FIRST_ID.consulting),
    ...makeDocuments(common, [...vocabulary.standards, ...documents], FIRST_ID.document),
  ];
  // Today's prices are recorded under the day for which the data are made.
  await sql`select set_config('product.today', ${dayOf(now, 0)}, true)`.execute(db);
  await seedBaseProducts(db, { vocabulary, families, propertyIds: options.propertyIds });
  await insertRows(db, { table: 'product.supplier_product', columns: ITEM_COLUMNS, rows });
  await markKeyProperties(db, families, options.propertyIds);
  await seedPriceHistory(db, { seed, now });
  return rows.length;
}

/** Marks the properties that tell variants apart as key properties, because buyers choose by them. */
async function markKeyProperties(
  db: Database,
  families: readonly Family[],
  propertyIds: ReadonlyMap<string, number>,
): Promise<void> {
  const keys = families.flatMap(({ categoryId, columns }) =>
    columns
      .filter(({ defines }) => defines)
      .map(({ key }) => ({ category_id: categoryId, property_id: propertyIds.get(key) ?? 0 })),
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
