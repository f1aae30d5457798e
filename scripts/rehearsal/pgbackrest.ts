import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from '../../services/embedded-postgres/binaries.ts';
import { asAccount } from '../../services/embedded-postgres/cluster.ts';
import { type ServerAccount, serverAccount } from '../../services/embedded-postgres/server-account.ts';
import { startPostgres } from '../../services/embedded-postgres/start-postgres.ts';
import { migrate } from '../../services/kit/database/migrate.ts';
import { type Connection, withConnection } from '../../services/kit/database/own-connection.ts';
import { temporaryFolder } from '../../services/testing/temporary-folder.ts';
import { countFaults } from '../backup/restored-checks.sql.ts';
import { freePorts } from '../ports.ts';
import { ROOT } from '../releases/paths.ts';

const CONFIGURATION = join(ROOT, 'services/postgres');
const ROWS = 1000;
/** It counts in whole seconds, and takes only a backup that ended in an earlier one than the time to restore. */
const AFTER_BACKUP_MS = 2_000;

/** The programs beside a server's own. */
export function installedBinariesOf(program: string): Binaries {
  const text = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return { folder: resolve(program, '..', '..'), version: /(\d+[.\d]*)/.exec(text)?.[1] ?? '0' };
}

/** Backs a new database up with the project's configuration, deletes rows, and restores to before. */
export async function tryPgBackRest(binaries: Binaries): Promise<Outcome> {
  const temporary = await temporaryFolder();
  return tryIn(temporary.folder, binaries).finally(() => temporary[Symbol.asyncDispose]());
}

interface Outcome {
  readonly agrees: boolean;
  readonly line: string;
}

async function tryIn(folder: string, binaries: Binaries): Promise<Outcome> {
  const [port = 0] = await freePorts(1);
  const place = prepare(folder, port, serverAccount());
  const start = () =>
    startPostgres({ ...{ dataDir: place.dataDir, port, binaries }, settings: place.settings });
  const first = await start();
  await migrate({ url: first.url, servicesFolder: join(ROOT, 'services') });
  const { pathname } = new URL(first.url);
  const rest = pgBackRest(place, new URL(first.url).password, pathname.slice(1));
  rest('stanza-create');
  rest('backup');
  await delay(AFTER_BACKUP_MS);
  const before = await withConnection({ connectionString: first.url }, deleteRows);
  await first.stop();
  const cluster = realpathSync(join(place.dataDir, 'cluster', 'pgdata'));
  rmSync(cluster, { recursive: true });
  folderOf(cluster, serverAccount());
  rest('restore', '--type=time', `--target=${before}`, '--target-action=promote');
  const restored = await start();
  try {
    const { rows, faults } = await withConnection({ connectionString: restored.url }, readRows);
    return {
      agrees: rows === ROWS && faults === 0,
      line: `pgBackRest with PostgreSQL ${binaries.version}: ${rows} of ${ROWS} deleted rows restored, ${faults} faults`,
    };
  } finally {
    await restored.stop();
  }
}

interface Place {
  readonly dataDir: string;
  readonly configuration: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** The project's files, with the paths of this test. */
function prepare(folder: string, port: number, account: ServerAccount): Place {
  const dataDir = join(folder, 'postgres');
  const sockets = folderOf(join(folder, 'sockets'), account);
  const paths = {
    'repo1-path': folderOf(join(folder, 'repository'), account),
    'pg1-path': join(dataDir, 'cluster', 'pgdata'),
  };
  const here = {
    ...{
      'lock-path': folderOf(join(folder, 'locks'), account),
      'log-path': folderOf(join(folder, 'logs'), account),
    },
    'spool-path': folderOf(join(folder, 'spool'), account),
  };
  const own = readFileSync(join(CONFIGURATION, 'pgbackrest.conf'), 'utf8');
  const changed = own.replace(/^([\w-]+)=.*$/gm, (line, name: string) =>
    name in paths ? `${name}=${paths[name as keyof typeof paths]}` : line,
  );
  const configuration = join(folder, 'pgbackrest.conf');
  const lines = Object.entries(here).map(([name, value]) => `${name}=${value}`);
  const connection = [`pg1-port=${port}`, `pg1-socket-path=${sockets}`, 'pg1-user=bazaar'];
  writeFileSync(
    configuration,
    `${changed.replace('[global]', ['[global]', ...lines].join('\n'))}${connection.join('\n')}\n`,
    { mode: 0o644 },
  );
  const settings = {
    ...archivingSettings(configuration),
    unix_socket_directories: sockets,
    hot_standby: 'off',
  };
  return { dataDir, configuration, settings };
}

/** The settings of the project's file, with another configuration of pgBackRest. */
function archivingSettings(configuration: string): Record<string, string> {
  const text = readFileSync(join(CONFIGURATION, 'archiving.conf'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) = '?([^'\n]+)'?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace('pgbackrest ', `pgbackrest --config=${configuration} `),
    ]),
  );
}

function folderOf(folder: string, { uid, gid }: ServerAccount): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, uid, gid);
  return folder;
}

function pgBackRest({ configuration }: Place, password: string, database: string) {
  const common = [`--config=${configuration}`, '--stanza=bazaar'];
  return (command: string, ...words: string[]) => {
    const ofServer = command === 'restore' ? [] : [`--pg1-database=${database}`];
    const { env, ...identity } = asAccount(serverAccount());
    execFileSync('pgbackrest', [...common, ...ofServer, ...words, command], {
      ...identity,
      env: { ...env, PGPASSWORD: password },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  };
}

/** Writes rows, notes the time, and deletes them; returns the time between, as the server wrote it. */
async function deleteRows(client: Connection): Promise<string> {
  await client.query('create table public.kept (number integer)');
  await client.query('insert into public.kept select generate_series(1, $1::int)', [ROWS]);
  const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
  await client.query('delete from public.kept');
  return rows[0]?.at ?? '';
}

async function readRows(client: Connection) {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from public.kept');
  const faults = await countFaults(client);
  return { rows: rows[0]?.count ?? 0, faults: faults.filter(({ count }) => Number(count) !== 0).length };
}
