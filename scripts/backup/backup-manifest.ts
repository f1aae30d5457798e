import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import type { StoredObject } from '../../services/kit/backup/object-store.ts';
import { SetupProblem } from '../console.ts';

/** A file by its path below the folder that it is restored to. */
export interface StoredFile extends StoredObject {
  readonly path: string;
}

export interface DatabaseCopy {
  /** Major version of PostgreSQL. */
  readonly major: string;
  readonly segmentBytes: number;
  /** First and last file of the log without which the copy is no database. */
  readonly startWal: string;
  readonly stopWal: string;
  /** The text of `backup_label`. */
  readonly label: string;
  readonly folders: readonly string[];
  readonly files: readonly StoredFile[];
  /** The password of the owner. */
  readonly password: StoredObject;
}

/** What belongs to one backup; times are ISO 8601 in UTC. */
export interface BackupManifest {
  readonly format: typeof FORMAT;
  /** When it began, as its name. */
  readonly id: string;
  readonly line: string;
  readonly startedAt: string;
  /** From here on times can be restored. */
  readonly finishedAt: string;
  /** Null when the database is not the embedded one: it has backups of its own. */
  readonly database: DatabaseCopy | null;
  /** Releases, their manifest, and what shells know of it, by paths below the data folder. */
  readonly releases: readonly StoredFile[];
  /** Bytes of the users' files that were in use. */
  readonly uploads: readonly StoredObject[];
}

export const FORMAT = 1;

/** Folder of the backups of a database that is not the embedded one. */
export const EXTERNAL_LINE = 'external';

/** All bytes that a backup needs. */
export function objectsOf({ database, releases, uploads }: BackupManifest): StoredObject[] {
  return [...(database ? [...database.files, database.password] : []), ...releases, ...uploads];
}

/** Writes a manifest with its own digest, whole or not at all. */
export async function writeManifest(folder: string, backup: BackupManifest): Promise<void> {
  const place = backupPaths(folder).backups(backup.line);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const file = join(place, `${backup.id}.json`);
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify({ sha256: digestOf(backup), backup }));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

/** The backups in a folder, the oldest first. @throws SetupProblem when a manifest is damaged. */
export function readManifests(folder: string): BackupManifest[] {
  const files = globSync('*/backups/*.json', { cwd: backupPaths(folder).lines });
  return files
    .map((file) => readManifest(join(backupPaths(folder).lines, file)))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

export function manifestFile(folder: string, { line, id }: BackupManifest): string {
  return join(backupPaths(folder).backups(line), `${id}.json`);
}

/** The names of the finished files of a line's log, in order, without their ending. */
export function readWalNames(folder: string, line: string): string[] {
  const place = backupPaths(folder).wal(line);
  return existsSync(place)
    ? globSync('*.gz', { cwd: place })
        .map((name) => name.slice(0, -'.gz'.length))
        .sort()
    : [];
}

function readManifest(file: string): BackupManifest {
  try {
    const { sha256, backup } = JSON.parse(readFileSync(file, 'utf8'));
    if (sha256 !== digestOf(backup) || backup.format !== FORMAT) {
      throw new Error(`it does not have the digest of its text, or not the format ${FORMAT}`);
    }
    return backup;
  } catch (error) {
    throw new SetupProblem(
      `The manifest ${file} is damaged: ${error instanceof Error ? error.message : String(error)}`,
      'Move it away to use the other backups',
    );
  }
}

function digestOf(backup: unknown): string {
  return createHash('sha256').update(JSON.stringify(backup)).digest('hex');
}
