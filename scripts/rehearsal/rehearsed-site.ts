import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { processCommand } from '../../services/embedded-postgres/process-table.ts';
import { runningAddress } from '../../services/embedded-postgres/running-address.ts';
import { startKillableServices } from '../../services/money-chaos/killable-services.ts';
import { freePorts } from '../ports.ts';

/** The services of a demo with the embedded PostgreSQL, as processes that can be killed. */
export interface RehearsedSite {
  /** Address of the services. */
  readonly base: string;
  /** Address of the database, as its owner. */
  readonly databaseUrl: string;
  /** Kills services and database as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the services on a data folder and waits until they are ready. */
export async function startSite(data: string, backups?: string): Promise<RehearsedSite> {
  const [port = 0] = await freePorts(1);
  const variables = {
    BAZAAR_DATA: data,
    NODE_COMPILE_CACHE: join(data, 'compile-cache'),
    SEARCHES_PER_MINUTE: '0',
    // Other work on the machine delays the services, which is no load of visitors.
    MAX_EVENT_LOOP_DELAY_MS: '30000',
    ...(backups === undefined ? {} : { BACKUP_DIR: backups }),
  };
  const services = await startKillableServices({ port, variables });
  return {
    base: `http://127.0.0.1:${port}`,
    databaseUrl: await runningAddress(join(data, 'postgres')),
    async kill() {
      killServer(data);
      await services.stop();
    },
  };
}

/** The first line of the server's lock file is its process id; a killed server leaves the file behind. */
function killServer(data: string): void {
  const cluster = realpathOrNull(join(data, 'postgres', 'cluster', 'pgdata'));
  const lock = join(cluster ?? '', 'postmaster.pid');
  if (cluster !== null && existsSync(lock)) {
    const pid = Number(readFileSync(lock, 'utf8').split('\n', 1)[0]);
    if (processCommand(pid)?.includes(cluster)) {
      process.kill(pid, 'SIGKILL');
    }
  }
}

function realpathOrNull(place: string): string | null {
  return existsSync(place) ? realpathSync(place) : null;
}
