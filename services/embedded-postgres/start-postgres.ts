import { totalmem } from 'node:os';
import path from 'node:path';
import type { BackupFolder } from '../kit/backup/backup-folder.ts';
import { withConnection } from '../kit/database/own-connection.ts';
import { assertUsable } from '../kit/database/usable-database.ts';
import { type Binaries, installedBinaries, readableBinaries } from './binaries.ts';
import { DATABASE_USER, ensureCluster } from './cluster.ts';
import { handOver, prepareDataFolder, storedPassword } from './data-folder.ts';
import { freePorts } from './free-ports.ts';
import { claimFolder } from './owner-claim.ts';
import { launch, stopLeftover, stopProcess } from './postmaster.ts';
import { type ServerAccount, serverAccount } from './server-account.ts';
import { archiveSettings, type ServerSettings } from './wal-archive.ts';

const DATABASE_NAME = 'bazaar';
const MEGABYTE = 1024 ** 2;

export interface PostgresOptions {
  /** Folder for the database, its password and its log; made when missing, kept between starts. */
  readonly dataDir: string;
  /** Port on 127.0.0.1; a free one when not given. */
  readonly port?: number;
  /** Called with one line per step. */
  readonly log?: (line: string) => void;
  /** False gives up safety against power loss for speed: for test data only. */
  readonly durable?: boolean;
  /** Programs to run instead of those that npm installed. */
  readonly binaries?: Binaries;
  /** Where the server's log is archived, for backups; nowhere when not given. */
  readonly archive?: BackupFolder | null;
  /** Further settings of the server, such as those of a recovery. */
  readonly settings?: ServerSettings;
  /** How long a start may take, which ends with a recovery; a minute by default. */
  readonly startLimitMs?: number;
}

export interface RunningPostgres {
  /** Connection address of the database `bazaar`, as its owner. */
  readonly url: string;
  /** Stops the server and releases the folder; may be called twice. */
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL on a folder, or throws a `DatabaseProblem` with nothing left running. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const account = serverAccount();
  const folder = await prepareDataFolder(options.dataDir, account);
  const release = claimFolder(folder.home);
  try {
    const binaries = await readableBinaries(
      options.binaries ?? (await installedBinaries()),
      folder.shelf,
      account,
    );
    const password = await storedPassword(folder.home);
    await stopLeftover(folder.cluster);
    const state = await ensureCluster(folder.cluster, { binaries, account, password });
    options.log?.(state === 'made' ? 'PostgreSQL: new database made' : 'PostgreSQL: database found');
    await handOver(folder.cluster, account);
    const port = options.port ?? (await freePort());
    const start = {
      binaries,
      account,
      cluster: folder.cluster,
      port,
      settings: {
        ...serverSettings(options.durable ?? true),
        ...(await archivingOf(options, folder.cluster, account)),
        ...options.settings,
      },
      startLimitMs: options.startLimitMs,
    };
    const child = await launch({ ...start, logFile: path.join(folder.home, 'postgres.log') });
    return await opened(child.pid, serverAddress(port, password), release);
  } catch (error) {
    release();
    throw error;
  }
}

async function archivingOf(
  { archive, log = () => undefined }: PostgresOptions,
  cluster: string,
  account: ServerAccount,
): Promise<ServerSettings> {
  return archive ? archiveSettings({ archive, cluster, account, log }) : {};
}

async function opened(
  pid: number | undefined,
  server: string,
  release: () => void,
): Promise<RunningPostgres> {
  const atExit = () => {
    // The last chance when the process exits without stop(): nothing asynchronous works here.
    if (pid !== undefined) {
      process.kill(pid, 'SIGINT');
    }
    release();
  };
  const stop = async () => {
    process.off('exit', atExit);
    await stopProcess(pid);
    release();
  };
  process.once('exit', atExit);
  try {
    await ensureDatabase(`${server}/postgres`);
    const url = `${server}/${DATABASE_NAME}`;
    await assertUsable(url);
    let stopped: Promise<void> | undefined;
    return {
      url,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ensureDatabase(url: string): Promise<void> {
  await withConnection({ connectionString: url }, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (found.rowCount === 0) {
      await client.query(`create database ${DATABASE_NAME}`);
    }
  });
}

/** Address of the database of the services in a server on this port. */
export function addressOf(port: number, password: string): string {
  return `${serverAddress(port, password)}/${DATABASE_NAME}`;
}

function serverAddress(port: number, password: string): string {
  return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}`;
}

function serverSettings(durable: boolean): Record<string, string> {
  const reckless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return {
    listen_addresses: '127.0.0.1',
    // Clients use TCP; a socket file would need a short path that every user can write to.
    unix_socket_directories: '',
    timezone: 'UTC',
    max_connections: '100',
    shared_buffers: `${sharedBuffersMegabytes(totalmem())}MB`,
    // Every query here is short: JIT compilation costs more than it saves.
    jit: 'off',
    log_timezone: 'UTC',
    ...(durable ? {} : reckless),
  };
}

/**
 * Size of the page cache that the server shares between its sessions: a sixteenth of the machine's memory, from
 * PostgreSQL's own 128 MB to 1 GB. Pages beyond it come from the operating system with a copy each.
 */
export function sharedBuffersMegabytes(memoryBytes: number): number {
  return Math.min(1024, Math.max(128, Math.floor(memoryBytes / MEGABYTE / 16)));
}

async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) {
    throw new Error('No free port was found.');
  }
  return port;
}
