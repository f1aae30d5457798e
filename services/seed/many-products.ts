import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { withoutMaintenance } from './bulk-load.sql.ts';
import { writeSeriesDocuments } from './documents/documents.sql.ts';
import { type Family, readFamilies } from './families.ts';
import { ITEM_COLUMNS, type ItemRow } from './item-rows.ts';
import { readItemTexts } from './item-texts.ts';
import { makeProducts } from './make-products.ts';
import { makeConsulting, makeDocuments, makeServices } from './make-services.ts';
import { writeSeries, writeSeriesValues } from './many-base-products.sql.ts';
import {
  collectIndexEntries,
  selectSeededSuppliers,
  selectSize,
  selectVariantFacts,
  settleSearch,
  writeCards,
  writeDocuments,
  writeListings,
  writeSummaries,
} from './many-products.sql.ts';
import { dayOf } from './prices.ts';
import { createRandom } from './random.ts';
import { createSupplierChoice, type SupplierChoice } from './supplier-choice.ts';
import { fieldsOfName, readSupplierTexts } from './supplier-texts.ts';
import { persianNumber } from './template.ts';
import { readVocabulary } from './vocabulary.ts';

/** First id of the items and base products that are added to the demo's. */
const FIRST_ID = 1_000_001;
/** First id of their variants: the demo's have seven digits. */
const FIRST_VARIANT_ID = 10_000_001;
const DOCUMENT_BATCH = 500;
const DOCUMENT_WORKERS = 3;
const FLUSH_ROUNDS = 8;

const TABLES = [
  'product.base_product',
  'product.base_product_column',
  'product.variant',
  'product.variant_value',
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
 * Adds items like the demo's until the requested number is reached, for load tests: repeatedly its base products with
 * their variants as further series, with other suppliers and prices, and its services and documents. Items, listings
 * and counts are written in one transaction; then the search documents, over several connections. Returns how many
 * were added: none when a large set exists already.
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
  let written = 0;
  let made: ItemRow[] = [];
  let round = 1;
  for (; written < wanted; round += 1) {
    const rows = makeRound(making, { round, firstId: FIRST_ID + written, limit: wanted - written });
    written += rows.length;
    made.push(...rows);
    if (round % FLUSH_ROUNDS === 0 || written >= wanted) {
      await insertRows(db, {
        table: 'product.supplier_product',
        columns: { ...ITEM_COLUMNS, is_listed: 'boolean' },
        rows: made.map((row) => ({ ...row, is_listed: true })),
      });
      made = [];
    }
  }
  const first = { baseProduct: FIRST_ID, variant: FIRST_VARIANT_ID };
  for (let series = 1; series < round; series += 1) {
    await writeSeries(db, { first, series, title: seriesTitle(series) });
  }
  await writeSeriesValues(db, FIRST_ID);
}

async function prepareMaking(db: Database, { seed, now }: ManyProducts) {
  const supplierTexts = readSupplierTexts();
  const found = await selectSeededSuppliers(db);
  const suppliers = found.map((supplier) => ({
    ...supplier,
    fields: fieldsOfName(supplierTexts, supplier.name),
  }));
  const vocabulary = readVocabulary();
  const facts = await selectVariantFacts(db);
  return {
    ...readItemTexts(vocabulary),
    ...{ vocabulary, supplierTexts, seed, now },
    families: readFamilies(vocabulary),
    choice: createSupplierChoice(suppliers, createRandom(`many ${seed}`)),
    facts,
  };
}

type Making = Awaited<ReturnType<typeof prepareMaking>> & { readonly choice: SupplierChoice };

const seriesTitle = (series: number) => `سری ${persianNumber(series)}`;

/** Makes everything the demo sells once more, as another series. */
function makeRound(
  making: Making,
  { round, firstId, limit }: { round: number; firstId: number; limit: number },
): ItemRow[] {
  const { vocabulary, facts, seed } = making;
  const { families, origins } = seriesOf(making.families, round);
  const products = makeProducts({
    ...making,
    ...{ families, limit, firstId, isSmall: false },
    factsOf: ({ id }) => facts.get(origins.get(id) ?? 0) ?? [],
  });
  const common = { ...making, seed: seed * 100_000 + round };
  const others = [
    ...makeServices(common, making.services, 0),
    ...makeConsulting(common, making.consulting, 0),
    ...makeDocuments(common, [...vocabulary.standards, ...making.documents], 0),
  ].map((row) => ({
    ...row,
    title: `${row.title} ${seriesTitle(round)}`,
    slug: `${row.slug}-سری-${round}`,
    sku: `${row.sku}-R${round}`,
  }));
  return [...products, ...others].slice(0, limit).map((row, place) => ({ ...row, id: firstId + place }));
}

/** The families of a series, with the ids that `writeSeries` gives them, and the demo's variant of each of theirs. */
function seriesOf(families: readonly Family[], series: number) {
  const sizes = families.reduce((sum, { variants }) => sum + variants.length, 0);
  const firstBase = FIRST_ID + (series - 1) * families.length;
  let nextId = FIRST_VARIANT_ID + (series - 1) * sizes;
  const origins = new Map<number, number>();
  const made = families.map((family, place) => ({
    ...family,
    baseProductId: firstBase + place,
    title: `${family.title} ${seriesTitle(series)}`,
    variants: family.variants.map((variant) => {
      const id = nextId;
      nextId += 1;
      origins.set(id, variant.id);
      return { ...variant, id, code: `${variant.code}-R${series}` as typeof variant.code };
    }),
  }));
  return { families: made, origins };
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
