/**
 * Who read or changed what of whom.
 *
 *   npm run audit -- verify                                      whether every event is what was noted
 *   npm run audit -- verify --end 812:<hash>                     and whether the chain still has the end that was printed before
 *   npm run audit -- export --from 2026-11-20 --to 2026-11-21    the events of a time in UTC, as JSON lines
 *   npm run audit -- export … --subject user:12 --csv            those about one user or supplier, as CSV
 *
 * It reads the database of DATABASE_URL, or the embedded one of a site that runs. Exit 0: done. Exit 1: one line tells what is
 * wrong.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningAddress } from '../services/embedded-postgres/running-address.ts';
import { operateAudit } from '../services/kit/audit/operate-audit.commands.ts';
import { createDatabase } from '../services/kit/database/database.ts';
import { databaseFromEnvironment } from '../services/kit/database/database-from-environment.ts';
import { runAsScript } from './run-as-script.ts';

async function run(words: readonly string[]): Promise<boolean> {
  const data = process.env.BAZAAR_DATA ?? fileURLToPath(new URL('../.data', import.meta.url));
  const url = (await databaseFromEnvironment(process.env)) ?? (await runningAddress(join(data, 'postgres')));
  const db = createDatabase(url, { connections: 1 });
  try {
    for await (const line of operateAudit({ db, now: new Date() }, words)) {
      process.stdout.write(`${line}\n`);
    }
    return true;
  } finally {
    await db.destroy();
  }
}

await runAsScript(import.meta, () => run(process.argv.slice(2)));
