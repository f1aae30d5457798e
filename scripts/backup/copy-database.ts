import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLine } from '../../services/embedded-postgres/wal-archive.ts';
import type { ObjectStore } from '../../services/kit/backup/object-store.ts';
import { type Connection, withConnection } from '../../services/kit/database/own-connection.ts';
import { SetupProblem } from '../console.ts';
import { eachAtOnce } from './at-once.ts';
import type { DatabaseCopy, StoredFile } from './backup-manifest.ts';

/** The label needs the log archived; a server that cannot archive would wait for ever. */
const ARCHIVE_WAIT_MS = 120_000;
/** Folders whose content a server makes anew: PostgreSQL's own list for base backups. */
const WITHOUT_CONTENT = new Set([
  ...['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'],
  ...['pg_subtrans', 'pg_wal'],
]);
const NOT_COPIED =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|.*\.signal|pg_internal\.init.*|pgsql_tmp.*|.*\.tmp)$/;
const CONTROL_FILE = 'global/pg_control';

export interface CopiedDatabase {
  readonly line: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly copy: DatabaseCopy;
}

interface Source {
  /** Folder of the embedded database. */
  readonly home: string;
  readonly url: string;
  readonly objects: ObjectStore;
}

/** Copies the files of a running server between PostgreSQL's two marks, so that with its log they are a database. */
export async function copyDatabase({ home, url, objects }: Source): Promise<CopiedDatabase> {
  const cluster = join(home, 'cluster', 'pgdata');
  const line = await readLine(cluster);
  return withConnection({ connectionString: url }, async (client) => {
    const facts = await readFacts(client);
    if (line === undefined || facts.archives !== 'on') {
      throw new SetupProblem(
        'The running database does not archive its log',
        'Start the site with BACKUP_DIR, or with BAZAAR_ENV=production',
      );
    }
    const startedAt = await begin(client);
    const { folders, files } = await copyFiles(cluster, objects);
    const end = await finish(client);
    const password = await objects.put(join(home, 'password'));
    const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
    const { label, stopWal, finishedAt } = end;
    const startWal = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '';
    const { segmentBytes } = facts;
    return {
      ...{ line, startedAt, finishedAt },
      copy: { major, segmentBytes, startWal, stopWal, label, folders, files, password },
    };
  });
}

async function readFacts(client: Connection) {
  const { rows } = await client.query<{ archives: string; segmentBytes: number }>(`
    select current_setting('archive_mode') as archives,
      (select setting::int from pg_settings where name = 'wal_segment_size') as "segmentBytes"`);
  const [facts] = rows;
  if (facts === undefined) {
    throw new Error('PostgreSQL told none of its settings.');
  }
  return facts;
}

async function begin(client: Connection): Promise<string> {
  const { rows } = await client.query<{ at: Date }>(
    "select clock_timestamp() as at, pg_backup_start('bazaar', fast => true)",
  );
  return isoOf(rows[0]?.at);
}

/** Ends the backup, which waits until its log is in the archive. The label is kept beside the files, not among them. */
async function finish(client: Connection) {
  await client.query(`set statement_timeout = ${ARCHIVE_WAIT_MS}`);
  const { rows } = await client
    .query<{ label: string; wal: string; tablespaces: string; at: Date }>(`
      select stopped.labelfile as label, pg_walfile_name(stopped.lsn) as wal, stopped.spcmapfile as tablespaces,
        clock_timestamp() as at
      from pg_backup_stop(wait_for_archive => true) as stopped`)
    .catch((error: unknown) => {
      throw new SetupProblem(
        `The log of the database does not reach the archive (${error instanceof Error ? error.message : error})`,
        'The log of PostgreSQL, postgres.log, names the reason',
      );
    });
  const [end] = rows;
  if (end === undefined || end.tablespaces.trim() !== '') {
    throw new SetupProblem('The database has tablespaces', 'Drop them: a backup holds its own folder alone');
  }
  return { label: end.label, stopWal: end.wal, finishedAt: isoOf(end.at) };
}

function isoOf(at: Date | undefined): string {
  return (at ?? new Date()).toISOString();
}

async function copyFiles(cluster: string, objects: ObjectStore) {
  const { folders, files } = await listCluster(cluster);
  const others = files.filter((file) => file !== CONTROL_FILE);
  const copied = await eachAtOnce(others, (file) => copyFile(cluster, file, objects));
  // The last one, so that it knows of every page that is in the others.
  const control = await copyFile(cluster, CONTROL_FILE, objects);
  return { folders, files: [...copied, control].filter((file) => file !== null) };
}

async function copyFile(cluster: string, file: string, objects: ObjectStore): Promise<StoredFile | null> {
  try {
    return { path: file, ...(await objects.put(join(cluster, file))) };
  } catch (error) {
    // A table that was dropped meanwhile is dropped again by the log.
    if (!existsSync(join(cluster, file))) {
      return null;
    }
    throw error;
  }
}

/** The folders and files of a cluster, by paths below it. */
async function listCluster(cluster: string, below = ''): Promise<{ folders: string[]; files: string[] }> {
  const found = { folders: below === '' ? [] : [below], files: [] as string[] };
  if (WITHOUT_CONTENT.has(below)) {
    return found;
  }
  for (const entry of await readdir(join(cluster, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) {
      const inside = await listCluster(cluster, path);
      found.folders.push(...inside.folders);
      found.files.push(...inside.files);
    } else if (entry.isFile() && !NOT_COPIED.test(entry.name)) {
      found.files.push(path);
    }
  }
  return found;
}
