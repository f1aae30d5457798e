/**
 * Compares payments with what the gateways report: settles what agrees, posts successes that were missed, lists what
 * differs.
 *
 *   npm run reconcile                                                  yesterday, at every gateway
 *   npm run reconcile -- --gateway sandbox --from 2026-11-20 --to 2026-11-25
 *   npm run reconcile -- --dry-run                                     writes nothing
 *   npm run reconcile -- --resolve 12 --note "refunded at the gateway" closes difference 12
 *
 * Days are those of Tehran. It works on the database of DATABASE_URL, or on the embedded one of a site that runs. Exit 0:
 * nothing is open on these days. Exit 1: something is, or one line tells why nothing was done. services/README.md says what
 * to do for each difference.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningAddress } from '../services/embedded-postgres/running-address.ts';
import { createDatabase } from '../services/kit/database/database.ts';
import { databaseFromEnvironment } from '../services/kit/database/database-from-environment.ts';
import { findUnappliedMigration } from '../services/kit/database/migration-state.ts';
import { readEnvironment, type Variables } from '../services/kit/environment.ts';
import { operateReconciliation } from '../services/payment/reconciliation/operate-reconciliation.commands.ts';
import { requireMode } from '../services/seed/database-mode.ts';
import { SetupProblem } from './console.ts';
import { runAsScript } from './run-as-script.ts';

const log = {
  warn: (facts: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(facts)}\n`),
};

/** A site on the embedded database is the demo, as `npm start` runs it; signing in is not part of this. */
function environmentOf(variables: Variables, isEmbedded: boolean) {
  return readEnvironment({
    ...variables,
    BAZAAR_ENV: variables.BAZAAR_ENV ?? (isEmbedded ? 'demo' : undefined),
    SERVICES: 'payment',
  });
}

async function run(words: readonly string[]): Promise<boolean> {
  const data = process.env.BAZAAR_DATA ?? fileURLToPath(new URL('../.data', import.meta.url));
  const given = await databaseFromEnvironment(process.env);
  const environment = environmentOf(process.env, given === undefined);
  const url = given ?? (await runningAddress(join(data, 'postgres')));
  // The demo's gateways would report on the payments of a production database.
  await requireMode(url, environment.name);
  const db = createDatabase(url, { connections: 2 });
  try {
    const missing = await findUnappliedMigration(db);
    if (missing !== null) {
      throw new SetupProblem(`The database lacks ${missing}`, 'Start the services of this version first');
    }
    const clock = () => new Date();
    const { lines, isClean } = await operateReconciliation({ db, clock, environment, log }, words);
    process.stdout.write(`${lines.join('\n')}\n`);
    return isClean;
  } finally {
    await db.destroy();
  }
}

await runAsScript(import.meta, () => run(process.argv.slice(2)));
