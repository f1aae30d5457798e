import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../embedded-postgres/start-postgres.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { databaseHealth } from './database-health.ts';
import { migrate } from './migrate.ts';
import { withConnection } from './own-connection.ts';

const servicesFolder = fileURLToPath(new URL('../..', import.meta.url));
const temporary = await temporaryFolder();
const clock = () => new Date();
let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres({
    dataDir: path.join(temporary.folder, 'postgres'),
    durable: false,
    settings: { archive_mode: 'on', archive_command: 'false' },
  });
  await migrate({ url: postgres.url, servicesFolder });
}, 60_000);

afterAll(async () => {
  await postgres.stop();
  await temporary[Symbol.asyncDispose]();
});

/** Has the server try to archive a file of its log, and waits until it has failed. */
function failToArchive(): Promise<void> {
  return withConnection({ connectionString: postgres.url }, async (client) => {
    await client.query('select pg_switch_wal()');
    for (;;) {
      const { rows } = await client.query('select failed_count::int as failed from pg_stat_archiver');
      if (rows[0].failed > 0) {
        return;
      }
      await delay(50);
    }
  });
}

it('tells that the log is not archived, since it fills the disk meanwhile', { timeout: 30_000 }, async () => {
  await failToArchive();

  expect(await databaseHealth(postgres.url, clock)).toEqual([
    expect.stringMatching(/^The log of the database could not be archived, last at 2.+Z: .+ fills\.$/),
  ]);
});
