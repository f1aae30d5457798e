import { slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { insertColumns, insertRows } from './batch-insert.ts';
import { withoutMaintenance } from './bulk-load.sql.ts';
import { writeSeriesDocuments } from './documents/documents.sql.ts';
import { ITEM_COLUMNS, type ItemRow } from './item-rows.ts';
import { readItemTexts } from './item-texts.ts';
import { type MadeProduct, makeProducts } from './make-products.ts';
import { makeConsulting, makeDocuments, makeServices } from './make-services.ts';
import {
  collectIndexEntries,
  optionId,
  selectPropertyIds,
  selectSeededSuppliers,
  selectSize,
  settleSearch,
  writeCards,
  writeDocuments,
  writeListings,
  writeSummaries,
} from './many-products.sql.ts';
import { dayOf } from './prices.ts';
import { type PropertyValueRow, propertyValueRows, VALUE_COLUMNS } from './property-value-rows.ts';
import type { BaseProductStyle } from './property-values.ts';
import { createRandom } from './random.ts';
import { createSupplierChoice, type SupplierChoice } from './supplier-choice.ts';
import { readSupplierTexts } from './supplier-texts.ts';
import { persianNumber } from './template.ts';
import { readSeedFile, readVocabulary, type VocabularyBaseProduct } from './vocabulary.ts';

/** First id of the items and base products that are added to the demo's. */
const FIRST_ID = 1_000_001;
const DOCUMENT_BATCH = 500;
const DOCUMENT_WORKERS = 3;
const FLUSH_ROUNDS = 8;

const TABLES = [
  'product.base_product',
  'product.supplier_product',
  'product.property_value',
  'product.product_category',
  'product.listing_property',
];
const CARDS = 'product.listing_card';

export interface ManyProducts {
  readonly seed: number;
  readonly now: Date;
  /** Requested number of items, including the demo's. */
  readonly products: number;
  readonly log?: (line: string) => void;
}

/**
 * Adds items like the demo's until the requested number is reached, for load tests: repeatedly its base products as
 * further series, with other sizes, suppliers and prices, and its services and documents. Items, listings and
 * counts are written in one transaction; then the search documents, over several connections. Returns how many were
 * added: none when a large set exists already.
 */
export async function seedManyProducts(db: Database, options: ManyProducts): Promise<number> {
  const { products, now, log = () => undefined } = options;
  const { size, hasMany } = await selectSize(db, FIRST_ID);
  const wanted = products - size;
  if (hasMany || wanted <= 0) {
    return 0;
  }
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`set local work_mem = '128MB'`.execute(transaction);
    await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
    await sql`select set_config('product.today', ${dayOf(now, 0)}, true)`.execute(transaction);
    await withoutMaintenance(transaction, TABLES, async () => {
      await writeRounds(transaction, options, wanted);
      log('Large set: rows');
      await writeListings(transaction, FIRST_ID);
      log('Large set: listings');
    });
    const baseProductIds = readVocabulary().baseProducts.map(({ id }) => id);
    await writeSeriesDocuments(transaction, { firstId: FIRST_ID, baseProductIds });
    await writeSummaries(transaction);
    await withoutMaintenance(transaction, [CARDS], () => writeCards(transaction, FIRST_ID));
    log('Large set: indexes and counts');
  });
  await writeAllDocuments(db, wanted);
  log('Large set: search documents');
  await settleSearch(db);
  log('Large set: suggestions');
  await sql`analyze`.execute(db);
  return wanted;
}

async function writeRounds(db: Database, options: ManyProducts, wanted: number): Promise<void> {
  const making = await prepareMaking(db, options);
  const values = await createValueWriter(db);
  let written = 0;
  let made: Round[] = [];
  for (let round = 1; written < wanted; round += 1) {
    const next = makeRound(making, { round, firstId: FIRST_ID + written, limit: wanted - written });
    written += next.rows.length;
    made.push(next);
    if (made.length === FLUSH_ROUNDS || written >= wanted) {
      await writeBaseProducts(
        db,
        made.flatMap(({ baseProducts }) => baseProducts),
      );
      await insertRows(db, {
        table: 'product.supplier_product',
        columns: { ...ITEM_COLUMNS, is_listed: 'boolean' },
        rows: made.flatMap(({ rows }) => rows),
      });
      await values(made.flatMap(({ products }) => products));
      made = [];
    }
  }
}

async function prepareMaking(db: Database, { seed, now }: ManyProducts) {
  const suppliers = await selectSeededSuppliers(db);
  return {
    ...readItemTexts(),
    vocabulary: readVocabulary(),
    supplierTexts: readSupplierTexts(),
    styles: readSeedFile<Record<string, BaseProductStyle>>('texts/base-products.json'),
    choice: createSupplierChoice(suppliers, createRandom(`many ${seed}`)),
    ...{ seed, now },
  };
}

type Making = Awaited<ReturnType<typeof prepareMaking>> & { readonly choice: SupplierChoice };

interface Round {
  readonly rows: readonly (ItemRow & { readonly is_listed: true })[];
  readonly products: readonly MadeProduct[];
  readonly baseProducts: readonly VocabularyBaseProduct[];
}

/** Makes everything the demo sells once more, as another series. */
function makeRound(
  making: Making,
  { round, firstId, limit }: { round: number; firstId: number; limit: number },
): Round {
  const { vocabulary, styles, seed } = making;
  const series = persianNumber(round);
  const firstBase = FIRST_ID + (round - 1) * vocabulary.baseProducts.length;
  const baseProducts = vocabulary.baseProducts.map((product, place) => ({
    ...product,
    id: firstBase + place,
    title: `${product.title} سری ${series}`,
  }));
  const roundStyles = Object.fromEntries(
    vocabulary.baseProducts.flatMap(({ id }, place) => {
      const style = styles[String(id)];
      return style === undefined ? [] : [[String(firstBase + place), style]];
    }),
  );
  const products = makeProducts({
    ...making,
    ...{ vocabulary: { ...vocabulary, baseProducts }, styles: roundStyles, limit, firstId },
  });
  const common = { ...making, seed: seed * 100_000 + round };
  const given = making.vocabulary.consultingServices.map(({ priceMin, priceMax, ...service }) => ({
    ...service,
    priceToman: [priceMin, priceMax] as const,
  }));
  const others = [
    ...makeServices(common, making.services, 0),
    ...makeConsulting(common, [...given, ...making.consulting], 0),
    ...makeDocuments(common, [...vocabulary.standards, ...making.documents], 0),
  ].map((row) => ({ ...row, title: `${row.title} سری ${series}`, slug: `${row.slug}-سری-${round}` }));
  const rows = [...products.map(({ row }) => row), ...others].slice(0, limit).map((row, place) => ({
    ...row,
    id: firstId + place,
    sku: `${row.sku}-R${round}`,
    is_listed: true as const,
  }));
  return { rows, products, baseProducts };
}

async function writeBaseProducts(db: Database, products: readonly VocabularyBaseProduct[]): Promise<void> {
  await insertRows(db, {
    table: 'product.base_product',
    columns: { id: 'integer', category_id: 'integer', title: 'text', slug: 'text' },
    rows: products.map(({ id, categoryId, title }) => ({
      id,
      category_id: categoryId,
      title,
      slug: slugFa(title),
    })),
  });
}

/** Writes property values with their comparable numbers, which a trigger computes for single ones. */
async function createValueWriter(db: Database) {
  const vocabulary = readVocabulary();
  const propertyIds = await selectPropertyIds(db);
  const kinds = new Map(
    Object.entries(vocabulary.properties).map(([code, { kind }]) => [propertyIds.get(code), kind]),
  );
  const options = new Map<string, number>();
  const optionOf = async (propertyId: number, title: string) => {
    const key = `${propertyId} ${title}`;
    const known = options.get(key) ?? (await optionId(db, propertyId, title));
    options.set(key, known);
    return known;
  };
  const compared = async (row: PropertyValueRow) => {
    if (kinds.get(row.property_id) !== 'enum') {
      return { vmin: row.base_value, vmax: row.base_max_value ?? row.base_value };
    }
    const choice = await optionOf(row.property_id, row.text_value ?? persianNumber(row.base_value ?? 0));
    return { vmin: choice, vmax: choice };
  };
  return async (products: readonly MadeProduct[]) => {
    const rows = [];
    for (const row of propertyValueRows(vocabulary, propertyIds, products)) {
      rows.push({ ...row, ...(await compared(row)) });
    }
    await insertColumns(db, {
      table: 'product.property_value',
      columns: { ...VALUE_COLUMNS, vmin: 'double precision', vmax: 'double precision' },
      rows,
    });
  };
}

/** Writes the items in shares, over several connections: most of the time goes into normalizing texts. */
async function writeAllDocuments(db: Database, size: number): Promise<void> {
  await collectIndexEntries(db, true);
  try {
    await writeInParallel(db, size);
  } finally {
    await collectIndexEntries(db, false);
  }
}

async function writeInParallel(db: Database, size: number): Promise<void> {
  let next = FIRST_ID;
  const end = FIRST_ID + size;
  const work = async () => {
    while (next < end) {
      const from = next;
      next += DOCUMENT_BATCH;
      await writeDocuments(db, { from, to: Math.min(next, end) - 1 });
    }
  };
  await Promise.all(Array.from({ length: DOCUMENT_WORKERS }, work));
}
