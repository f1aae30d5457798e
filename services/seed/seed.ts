import { sql } from 'kysely';
import { seedAuth } from '../auth/seed.ts';
import { seedContent } from '../content/seed/seed-content.ts';
import { type FileStorage, listStoredFiles, removeFilesBut } from '../file/seed.ts';
import type { Database } from '../kit/database/database.ts';
import { DatabaseProblem } from '../kit/database/database-problem.ts';
import { seedMerchant } from '../merchant/seed/seed-merchant.ts';
import { seedNotification } from '../notification/seed.ts';
import { seedPayments } from '../payment/seed.ts';
import { seedSetting } from '../setting/seed.ts';
import { seedTrade } from '../trade/seed/seed-trade.ts';
import { seedWallet } from '../wallet/seed.ts';
import { seedClips } from './clips/seed-clips.ts';
import { beginDocuments } from './documents/seed-documents.ts';
import { seedCategories } from './seed-categories.ts';
import { restartIdentities, seedItems } from './seed-items.ts';
import { seedMeasurements } from './seed-measurements.ts';
import {
  emptyServices,
  holdsData,
  readStamp,
  type SeedStamp,
  seedVersion,
  writeStamp,
} from './seed-stamp.ts';
import { seedSuppliers } from './seed-suppliers.ts';
import { readSupplierTexts } from './supplier-texts.ts';
import { readVocabulary } from './vocabulary.ts';

export interface SeedOptions {
  /** The same seed and the same `now` produce the same data. */
  readonly seed: number;
  /** All dates are computed relative to this instant. */
  readonly now: Date;
  /** Maximum number of supplier products, in two sizes of each base product; all sizes by default. */
  readonly products?: number;
  /** Deletes whatever the database contains, first. */
  readonly reset?: boolean;
  /** Where files are stored; without it products have no documents and videos no films, for tests that do not need them. */
  readonly files?: FileStorage;
  /** Called with one line per step. */
  readonly log?: (line: string) => void;
}

/** The database contains data that must not be mixed with a seed. */
export class SeedRefused extends Error {
  override readonly name = 'SeedRefused';
}

/**
 * Fills the database with the demo's data, all or nothing. Does nothing when the same seed is present already;
 * refuses when there is any other data, unless `reset` is set.
 */
export async function seed(db: Database, options: SeedOptions): Promise<'seeded' | 'unchanged'> {
  const version = seedVersion();
  const stamp = await readStamp(db);
  if (!options.reset && stamp?.version === version && stamp.seed === options.seed) {
    return 'unchanged';
  }
  if (!options.reset && (await holdsData(db))) {
    throw new SeedRefused(
      stamp === undefined
        ? 'The database holds data that does not come from the seed.'
        : 'The database holds the data of another seed.',
    );
  }
  const { files } = options;
  const former = files === undefined || !options.reset ? [] : await listStoredFiles(db);
  await db.transaction().execute(async (transaction) => {
    // A visitor's query has only seconds; filling an empty database on a slow machine may take longer.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    if (options.reset) {
      await emptyServices(transaction);
    }
    await writeEverything(transaction, options);
    await writeStamp(transaction, { version, seed: options.seed, now: options.now });
  });
  if (files !== undefined) {
    await removeFilesBut(files.store, former, await listStoredFiles(db));
  }
  await sql`analyze`.execute(db);
  return 'seeded';
}

interface DemoSeedOptions {
  readonly clock: () => Date;
  /** As in {@link SeedOptions}. */
  readonly files?: FileStorage;
  /** Data from before are made anew, with all that visitors have added; for a public demonstration. */
  readonly freshSince?: Date | undefined;
  readonly log: (line: string) => void;
}

/** For the demo: fills an empty database, and rewrites the data when the seed's source has changed. */
export async function seedWhenEmpty(
  db: Database,
  { clock, files, freshSince, log }: DemoSeedOptions,
): Promise<void> {
  const [stamp, holds] = [await readStamp(db), await holdsData(db)];
  if (stamp === undefined && holds) {
    refuseToKeep(freshSince);
    log('Demo data: the database holds data of its own, so nothing is added');
    return;
  }
  const reason = stamp && reasonToReset(stamp, freshSince);
  const reset = reason !== undefined;
  if (reset) {
    log(`Demo data: ${reason}, writing it anew`);
  }
  await seed(db, { seed: stamp?.seed ?? 1, now: clock(), reset, log, ...(files && { files }) });
}

/** Why the data of a stamp are made anew; undefined when they stay. */
export function reasonToReset(
  { version, seededAt }: SeedStamp,
  freshSince: Date | undefined,
): string | undefined {
  if (version !== seedVersion()) {
    return 'the seed has changed';
  }
  return freshSince !== undefined && new Date(seededAt) < freshSince ? 'a day has passed' : undefined;
}

/** @throws DatabaseProblem where data that no seed wrote would have to be removed every day. */
function refuseToKeep(freshSince: Date | undefined): void {
  if (freshSince !== undefined) {
    throw new DatabaseProblem(
      'BAZAAR_DEMO_PUBLIC is 1, which makes all data anew every day, and the database holds data of its own.',
      'Run `npm run seed -- --reset` when they may go, or point DATABASE_URL (or BAZAAR_DATA) to another database.',
    );
  }
}

/** Products and suppliers come first, because the others reference them. */
async function writeEverything(db: Database, options: SeedOptions): Promise<void> {
  const { seed: number, now, files, log = () => undefined, products } = options;
  const vocabulary = readVocabulary();
  const supplierTexts = readSupplierTexts();
  await seedCategories(db, vocabulary);
  const propertyIds = await seedMeasurements(db, vocabulary);
  await restartIdentities(db);
  log('Demo data: categories, units and properties');
  const suppliers = await seedSuppliers(db, { vocabulary, texts: supplierTexts, seed: number, now });
  log(`Demo data: ${suppliers.length} suppliers`);
  const items = await seedItems(db, {
    ...{ vocabulary, supplierTexts, suppliers, propertyIds, now, products },
    seed: number,
  });
  log(`Demo data: ${items} products, services and documents`);
  const documents = files && (await beginDocuments(db, { vocabulary, room: files, seed: number, now }));
  await seedAuth(db, { now });
  await seedMerchant(db, { now, seed: number });
  await seedSetting(db, { now });
  await seedContent(db, { now, seed: number });
  await seedWallet(db, { now });
  await seedTrade(db, { now, seed: number });
  await seedPayments(db, { now });
  await seedNotification(db, { now });
  await documents?.finish();
  if (files !== undefined) {
    await seedClips(db, { room: files, seed: number, now });
  }
  await sql`select product.refresh_suggestions()`.execute(db);
  log('Demo data: users, contents, wallet, messages and files of products');
}
