import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  countProducts,
  databaseVersion,
  hasUsers,
  insertUsers,
  openTransfers,
  settle,
} from '../../services/bench/bench-data.sql.ts';
import {
  findLongFaults,
  hasLongStatement,
  insertLongStatement,
} from '../../services/bench/long-statement.sql.ts';
import { discardDatabase } from '../../services/embedded-postgres/discard-database.ts';
import { startPostgres } from '../../services/embedded-postgres/start-postgres.ts';
import { openFileStorage } from '../../services/file/seed.ts';
import { createDatabase, type Database } from '../../services/kit/database/database.ts';
import { migrate } from '../../services/kit/database/migrate.ts';
import { ensureRunningRole } from '../../services/kit/database/running-role.ts';
import { stampMode } from '../../services/seed/database-mode.ts';
import { seedManyProducts } from '../../services/seed/many-products.ts';
import { seed } from '../../services/seed/seed.ts';

const SERVICES = fileURLToPath(new URL('../../services/', import.meta.url));

export interface BenchDatabase {
  /** As its owner. */
  readonly url: string;
  /** For the role that runs the services. */
  readonly runningUrl: string;
  /** As its owner. */
  readonly db: Database;
  /** Number of supplier products in it. */
  readonly products: number;
  /** Version of PostgreSQL. */
  readonly version: string;
  stop(): Promise<void>;
}

interface DatabaseWish {
  readonly folder: string;
  readonly products: number;
  /** Discards the database and creates it again. */
  readonly fresh: boolean;
  readonly say: (line: string) => void;
}

/** Starts the bench's own database with the settings of production; fills it when it contains too little. */
export async function openBenchDatabase({
  folder,
  products,
  fresh,
  say,
}: DatabaseWish): Promise<BenchDatabase> {
  const dataDir = join(folder, 'postgres');
  if (fresh) {
    await discardDatabase(dataDir);
  }
  const postgres = await startPostgres({ dataDir, log: say });
  const db = createDatabase(postgres.url, { connections: 4 });
  const stop = async () => {
    await db.destroy();
    await postgres.stop();
  };
  try {
    const role = await ensureRunningRole(postgres.url);
    const files = { servicesFolder: SERVICES, dropEarlierTables: true, runningRole: role?.name };
    await migrate({ url: postgres.url, ...files, log: say });
    // Its data is the demo's, and it is measured with the settings of production.
    await stampMode(postgres.url, 'production');
    await fill(db, { folder, products, say });
    if (role !== null) {
      await openTransfers(db, role.name);
    }
    return {
      url: postgres.url,
      runningUrl: role?.url ?? postgres.url,
      db,
      products: await countProducts(db),
      version: await databaseVersion(db),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type FillWish = Omit<DatabaseWish, 'fresh'>;

async function fill(db: Database, { folder, products, say }: FillWish): Promise<void> {
  const start = performance.now();
  if ((await countProducts(db)) < products) {
    const making = { seed: 1, now: new Date(), log: say };
    const files = await openFileStorage({ BAZAAR_DATA: folder });
    await seed(db, { ...making, files, reset: true });
    await seedManyProducts(db, { ...making, products });
  }
  if (!(await hasUsers(db))) {
    await db.transaction().execute(insertUsers);
  }
  if (!(await hasLongStatement(db))) {
    await db.transaction().execute(async (transaction) => {
      await insertLongStatement(transaction);
      refuseFaults(await findLongFaults(transaction));
    });
  }
  await settle(db);
  say(`The bench's data is there (${((performance.now() - start) / 1_000).toFixed(0)} s)`);
}

/** A ledger that postings could not have written would measure something else. */
function refuseFaults(faults: Readonly<Record<string, number>>): void {
  if (Object.values(faults).some((count) => count !== 0)) {
    throw new Error(`The long statement is wrong: ${JSON.stringify(faults)}`);
  }
}

/** The key that signs the tokens of the bench's users; created once, as an operator's is. */
export function signingKey(folder: string): string {
  const file = join(folder, 'signing-key.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(file, JSON.stringify(privateKey.export({ format: 'jwk' })), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
