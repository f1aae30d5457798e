/**
 * Hammers the wallet while servers and database backends are killed, and checks whether any money was lost.
 *
 *   npm run test:ledger                                    20,000 operations, 32 clients, 30 and 10 kills
 *   npm run test:ledger -- --operations 2000 --server-kills 5
 *
 * Exit 0: nothing lost, doubled, negative or unbalanced. Exit 1: something was; each fault on its own line.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../embedded-postgres/start-postgres.ts';
import { createDatabase } from '../kit/database/database.ts';
import { migrate } from '../kit/database/migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findBackends } from './ledger-totals.sql.ts';
import { type LedgerChaosReport, runLedgerChaos } from './run-ledger-chaos.ts';

const SHOWN_FAULTS = 20;

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '32' },
    'server-kills': { type: 'string', default: '30' },
    'backend-kills': { type: 'string', default: '10' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

const undo = new AsyncDisposableStack();
try {
  process.exitCode = show(await hammer());
} finally {
  await undo.disposeAsync();
}

async function hammer(): Promise<LedgerChaosReport> {
  const temporary = undo.use(await temporaryFolder());
  const postgres = await startPostgres({ dataDir: temporary.folder });
  undo.defer(() => postgres.stop());
  await migrate({ url: postgres.url, servicesFolder: fileURLToPath(new URL('..', import.meta.url)) });
  const db = createDatabase(postgres.url, { connections: 1 });
  undo.defer(() => db.destroy());
  return runLedgerChaos({
    url: postgres.url,
    operations: Number(values.operations),
    clients: Number(values.clients),
    servers: 2,
    serverKills: Number(values['server-kills']),
    backendKills: Number(values['backend-kills']),
    killBackend: async () => {
      const [pid] = await findBackends(db);
      // The whole server then ends all backends and recovers from its log, as after a crash.
      return pid !== undefined && process.kill(pid, 'SIGKILL');
    },
    log: say,
  });
}

function show({
  operations,
  perSecond,
  serverKills,
  backendKills,
  checks,
  faults,
}: LedgerChaosReport): number {
  say(
    `${operations} operations, ${perSecond.toFixed(0)} a second; ${serverKills} servers and ` +
      `${backendKills} backends killed; totals read ${checks} times meanwhile`,
  );
  for (const fault of faults.slice(0, SHOWN_FAULTS)) {
    say(`fault: ${fault}`);
  }
  say(faults.length === 0 ? 'Nothing lost, doubled, negative or unbalanced.' : `${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}
