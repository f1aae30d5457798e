/**
 * Reverses one wrong transaction of the ledger: posts the opposite of its entries, with who had it done and why. Charges,
 * membership fees and corrections can be reversed, each once, while their money is still there.
 *
 *   npm run reverse -- --transaction 12             shows what would be posted, and writes nothing
 *   npm run reverse -- --transaction BZ-900012      the same, by its tracking code
 *   npm run reverse -- --transaction 12 --write --reason "never paid at the gateway" --operator "S. Karimi"
 *
 * It needs the rights of the database's owner: MIGRATION_DATABASE_URL, or DATABASE_URL where that is the owner's, or the
 * embedded database of a site that runs. Exit 0: done, or shown. Exit 1: one line tells why nothing was written.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningAddress } from '../services/embedded-postgres/running-address.ts';
import { createDatabase } from '../services/kit/database/database.ts';
import { databaseFromEnvironment } from '../services/kit/database/database-from-environment.ts';
import { operateReversal } from '../services/wallet/reversal/operate-reversal.commands.ts';
import { runAsScript } from './run-as-script.ts';

async function run(words: readonly string[]): Promise<boolean> {
  const data = process.env.BAZAAR_DATA ?? fileURLToPath(new URL('../.data', import.meta.url));
  const url =
    (await databaseFromEnvironment(process.env, 'MIGRATION_DATABASE_URL')) ??
    (await databaseFromEnvironment(process.env)) ??
    (await runningAddress(join(data, 'postgres')));
  const db = createDatabase(url, { connections: 1 });
  try {
    for (const line of await operateReversal({ db, now: new Date() }, words)) {
      process.stdout.write(`${line}\n`);
    }
    return true;
  } finally {
    await db.destroy();
  }
}

await runAsScript(import.meta, () => run(process.argv.slice(2)));
