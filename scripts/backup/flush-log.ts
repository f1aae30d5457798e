import { setTimeout as delay } from 'node:timers/promises';
import { runningAddress } from '../../services/embedded-postgres/running-address.ts';
import { type Connection, withConnection } from '../../services/kit/database/own-connection.ts';
import { SetupProblem } from '../console.ts';

const WAIT_MS = 60_000;
const POLL_MS = 50;

/** Has a running database archive what it has committed until now; false when none runs on this folder. */
export async function flushLog(home: string): Promise<boolean> {
  const url = await runningAddress(home).catch(() => null);
  if (url === null) {
    return false;
  }
  await withConnection({ connectionString: url }, async (client) => {
    // A transaction of its own, so that the log has a time after those that are asked for.
    await client.query('select pg_current_xact_id()');
    const { rows } = await client.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
    await untilArchived(client, rows[0]?.wal ?? '');
  });
  return true;
}

async function untilArchived(client: Connection, wal: string): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ last: string | null; archives: string }>(
      "select last_archived_wal as last, current_setting('archive_mode') as archives from pg_stat_archiver",
    );
    // Labels of backups are archived as well, under the name of their segment and more.
    if (rows[0]?.archives !== 'on' || (rows[0]?.last ?? '').slice(0, wal.length) >= wal) {
      return;
    }
    if (Date.now() > deadline) {
      throw new SetupProblem(
        'The running database does not get its log into the archive',
        'Its postgres.log names the reason',
      );
    }
    await delay(POLL_MS);
  }
}
