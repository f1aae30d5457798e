/**
 * The operators' tool for background jobs that keep failing.
 *
 *   npm run jobs -- list           jobs that failed, those set aside first
 *   npm run jobs -- retry <key>    makes a job that was set aside due again
 *
 * It works on the database of DATABASE_URL, or on the embedded one of a site that runs. Exit 0: done. Exit 1: one line
 * tells why nothing was changed.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningAddress } from '../services/embedded-postgres/running-address.ts';
import { createDatabase } from '../services/kit/database/database.ts';
import { databaseFromEnvironment } from '../services/kit/database/database-from-environment.ts';
import { operateJobs } from '../services/kit/jobs/operate-jobs.commands.ts';
import { runAsScript } from './run-as-script.ts';

async function run(words: readonly string[]): Promise<boolean> {
  const data = process.env.BAZAAR_DATA ?? fileURLToPath(new URL('../.data', import.meta.url));
  const url = (await databaseFromEnvironment(process.env)) ?? (await runningAddress(join(data, 'postgres')));
  const db = createDatabase(url, { connections: 1 });
  try {
    for (const line of await operateJobs({ db, now: new Date() }, words)) {
      process.stdout.write(`${line}\n`);
    }
    return true;
  } finally {
    await db.destroy();
  }
}

await runAsScript(import.meta, () => run(process.argv.slice(2)));
