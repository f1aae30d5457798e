import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedPlaces } from './seed-places.ts';
import { seedRatings } from './seed-ratings.ts';
import { seedSupplierDetails } from './seed-supplier-details.ts';

interface MerchantSeed {
  readonly now: Date;
  readonly seed: number;
}

/** Writes the data of suppliers, places and customers; suppliers, cities and users exist already. */
export async function seedMerchant(db: Database, { now, seed }: MerchantSeed): Promise<void> {
  await sql`select merchant.write_reference_rows()`.execute(db);
  await seedPlaces(db);
  await seedSupplierDetails(db, { now, seed });
  await seedRatings(db, { now });
  await seedCustomers(db, { now });
}
