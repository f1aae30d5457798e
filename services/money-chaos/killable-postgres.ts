import { globSync, readFileSync } from 'node:fs';
import { freePorts } from '../embedded-postgres/free-ports.ts';
import { type RunningPostgres, startPostgres } from '../embedded-postgres/start-postgres.ts';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { pause } from './ask.ts';
import { findBackends } from './ledger.sql.ts';

const STARTS = 100;
const AGAIN_AFTER_MS = 100;

/** A PostgreSQL of one's own that loses nothing which it has committed, however it is killed. */
export interface KillablePostgres extends AsyncDisposable {
  readonly url: string;
  readonly db: Database;
  /** Kills one backend; the server then ends all of them and recovers from its log. */
  killBackend(): Promise<void>;
  /** Kills the whole server as a power cut would, and starts it again on its data. */
  killAndRestart(): Promise<void>;
}

/** Starts it on an empty folder. */
export async function startKillablePostgres(dataDir: string): Promise<KillablePostgres> {
  const [port] = await freePorts(1);
  const options = { dataDir, durable: true, ...(port === undefined ? {} : { port }) };
  let postgres = await startPostgres(options);
  const db = createDatabase(postgres.url, { connections: 4 });
  return {
    ...{ url: postgres.url, db },
    async killBackend() {
      const [pid] = await untilDone(() => findBackends(db));
      if (pid !== undefined) {
        signal(pid);
      }
    },
    async killAndRestart() {
      signal(postmasterOf(dataDir));
      await postgres.stop();
      postgres = await startAgain(options);
    },
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await postgres.stop();
    },
  };
}

/** The first line of the server's lock file is its process id. */
function postmasterOf(dataDir: string): number {
  const [file = ''] = globSync(`${dataDir}/cluster/*/postmaster.pid`);
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended just now, which is as good.
  }
}

/** Backends of the killed server may hold its memory for a moment; until then it refuses to start. */
async function startAgain(options: Parameters<typeof startPostgres>[0]): Promise<RunningPostgres> {
  for (let start = 1; ; start += 1) {
    try {
      return await startPostgres(options);
    } catch (error) {
      if (start === STARTS) {
        throw error;
      }
      await pause(AGAIN_AFTER_MS);
    }
  }
}

/** Repeats a read that a kill interrupts. */
export async function untilDone<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt === STARTS * 10) {
        throw error;
      }
      await pause(AGAIN_AFTER_MS);
    }
  }
}
