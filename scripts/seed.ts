import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../services/embedded-postgres/start-postgres.ts';
import { openFileStorage } from '../services/file/seed.ts';
import { readBackupFolder } from '../services/kit/backup/backup-folder.ts';
import { createDatabase } from '../services/kit/database/database.ts';
import { tryAddress } from '../services/kit/database/database-from-environment.ts';
import { DatabaseProblem } from '../services/kit/database/database-problem.ts';
import { migrate } from '../services/kit/database/migrate.ts';
import { readRole } from '../services/kit/database/running-role.ts';
import { siteAddresses } from '../services/kit/database/site-addresses.ts';
import { readMode, refuseOtherMode, requireMode, stampMode } from '../services/seed/database-mode.ts';
import { seedManyProducts } from '../services/seed/many-products.ts';
import { SeedRefused, seed } from '../services/seed/seed.ts';

const USAGE = `npm run seed -- [--reset] [--seed N] [--products N]

Fills the database of MIGRATION_DATABASE_URL, of DATABASE_URL, or the embedded one, with the demo's data.
  --reset   takes out everything the database holds, first
  --seed N  another number gives other data (1 unless given)
  --products N  makes so many items of the same shapes, for work under load (at most 2,000,000)`;

const services = fileURLToPath(new URL('../services/', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Wish {
  readonly reset: boolean;
  readonly seed: number;
  /** Number of items to reach; 0 leaves those of the demo. */
  readonly products: number;
}

const MAX_PRODUCTS = 2_000_000;

/** Parses the command line; undefined asks for the usage. */
function readWish(): Wish | undefined {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean' },
      seed: { type: 'string' },
      products: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const number = Number(values.seed ?? 1);
  const products = Number(values.products ?? 0);
  const isUnderstood = isWhole(number, 1, 2_147_483_647) && isWhole(products, 0, MAX_PRODUCTS);
  return values.help || !isUnderstood ? undefined : { reset: values.reset ?? false, seed: number, products };
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

async function run(wish: Wish): Promise<void> {
  const undo = new AsyncDisposableStack();
  try {
    await seedDatabase(wish, undo);
  } finally {
    await undo.disposeAsync();
  }
}

async function seedDatabase(wish: Wish, undo: AsyncDisposableStack): Promise<void> {
  const data = process.env.BAZAAR_DATA ?? fileURLToPath(new URL('../.data', import.meta.url));
  await refuseGivenProduction();
  const { owner, running } = await siteAddresses({
    ...{ variables: process.env, isProduction: false, log: say },
    startEmbedded: async () => {
      // Without its archive a server drops what waits for it, also when the seed is refused.
      const archive = readBackupFolder({ name: 'demo', variables: process.env });
      const own = await startPostgres({ dataDir: join(data, 'postgres'), log: say, archive });
      undo.defer(() => own.stop());
      return own.url;
    },
  });
  if (owner === null) {
    throw new DatabaseProblem(
      'DATABASE_URL names a role that may not write demo data.',
      'Set MIGRATION_DATABASE_URL to the address of the owner.',
    );
  }
  await requireMode(owner, 'demo');
  const runningRole = owner === running ? undefined : (await readRole(running)).name;
  const files = { servicesFolder: services, dropEarlierTables: wish.reset, runningRole };
  await migrate({ url: owner, ...files, log: say });
  await stampMode(owner, 'demo');
  await fill(owner, wish);
}

/** Before `siteAddresses`, which gives the role that runs the services another password. */
async function refuseGivenProduction(): Promise<void> {
  for (const variable of ['MIGRATION_DATABASE_URL', 'DATABASE_URL'] as const) {
    await tryAddress(process.env, variable, async (client) =>
      refuseOtherMode(await readMode(client), 'demo'),
    );
  }
}

async function fill(url: string, { reset, seed: number, products }: Wish): Promise<void> {
  const db = createDatabase(url, { connections: 4 });
  const start = performance.now();
  try {
    const now = new Date();
    const files = await openFileStorage(process.env);
    const outcome = await seed(db, { reset, seed: number, now, files, log: say });
    const added = await seedManyProducts(db, { seed: number, now, products, log: say });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(
      outcome === 'seeded' || added > 0
        ? `Done in ${seconds} s.`
        : 'The database already holds this data; --reset writes it anew.',
    );
  } finally {
    await db.destroy();
  }
}

function explain(error: unknown): string {
  if (error instanceof SeedRefused) {
    return `${error.message}\nnpm run seed -- --reset takes it out and writes the demo's data.`;
  }
  if (error instanceof DatabaseProblem) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<number> {
  let wish: Wish | undefined;
  try {
    wish = readWish();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n`);
  }
  if (wish === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  try {
    await run(wish);
    return 0;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return 1;
  }
}

process.exitCode = await main();
