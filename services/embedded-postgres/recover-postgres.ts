import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';
import { restoreCommand } from './wal-archive.ts';

/** A large log takes long to replay; a recovery that hangs for a day has failed. */
const RECOVERY_LIMIT_MS = 24 * 3_600_000;
const LAST_TRANSACTION = /last completed transaction was at log time (.+)/g;
const ENDED_EARLY = 'recovery ended before configured recovery target was reached';

export interface Recovery {
  /** Folder of the embedded database, whose cluster is a copy with its label and `recovery.signal`. */
  readonly dataDir: string;
  /** The archived log of the copy's line. */
  readonly wal: string;
  readonly to: Date | 'latest';
}

/** The log ends before the wanted time. */
export class LogEndsEarly extends Error {
  /** Time of the last transaction in the archive, as PostgreSQL tells it. */
  readonly lastTransaction: string;

  constructor(lastTransaction: string, cause: unknown) {
    super(`The archived log ends at ${lastTransaction}`, { cause });
    this.lastTransaction = lastTransaction;
  }
}

/** Has a server replay the log up to a time, and returns it once it accepts writes. Nothing that it does is archived. */
export async function recoverPostgres({ dataDir, wal, to }: Recovery): Promise<RunningPostgres> {
  // The letter Z is an abbreviation, and a server reads its settings before it knows those.
  const target = to === 'latest' ? {} : { recovery_target_time: to.toISOString().replace('Z', '+00') };
  try {
    return await startPostgres({
      dataDir,
      settings: {
        restore_command: restoreCommand(wal),
        recovery_target_action: 'promote',
        // Nobody may read before the end: the checks would see a state that was not asked for.
        hot_standby: 'off',
        archive_mode: 'off',
        ...target,
      },
      startLimitMs: RECOVERY_LIMIT_MS,
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes(ENDED_EARLY)) {
      const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
      const [, last = 'its beginning'] = [...log.matchAll(LAST_TRANSACTION)].at(-1) ?? [];
      throw new LogEndsEarly(last, error);
    }
    throw error;
  }
}
