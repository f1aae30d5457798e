import { expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { terminateBackend } from './ledger-totals.sql.ts';
import { runLedgerChaos } from './run-ledger-chaos.ts';

// The short form; `npm run test:ledger` makes twenty thousand operations.
it('loses, doubles and changes no money while servers and backends are killed', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase();
  const db = createDatabase(database.url, { connections: 1 });
  const report = await runLedgerChaos({
    url: database.url,
    operations: 600,
    clients: 16,
    servers: 2,
    serverKills: 2,
    backendKills: 2,
    // Other tests share the server, so only a backend of this database is ended, without SIGKILL.
    killBackend: async () => (await terminateBackend(db)) > 0,
  });
  await db.destroy();
  await database.drop();

  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ serverKills: 2, backendKills: 2 });
  expect(report.operations).toBeGreaterThanOrEqual(600);
  expect(report.checks).toBeGreaterThan(0);
});
