import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import { type BackupManifest, EXTERNAL_LINE, readManifests, readWalNames } from './backup-manifest.ts';
import type { Line } from './choose-backup.rules.ts';
import { missingSegment, segmentsFrom, segmentsIn } from './wal-names.rules.ts';

/** The lines of a folder of backups, the oldest first. */
export function readLines(folder: string): Line[] {
  const { lines } = backupPaths(folder);
  const backups = readManifests(folder);
  const ids = existsSync(lines) ? readdirSync(lines).sort() : [];
  return ids.map((id) => ({
    id,
    backups: backups.filter(({ line }) => line === id),
    archivedUntil: archivedUntil(folder, id),
  }));
}

/** The name of the first file of the log that a recovery from a backup would miss; null when none is. */
export function findMissingWal(folder: string, { line, database }: BackupManifest): string | null {
  if (database === null) {
    return null;
  }
  const names = readWalNames(folder, line);
  const missing = missingSegment(database.startWal, names, database.segmentBytes);
  const reached = segmentsFrom(database.startWal, names, database.segmentBytes).at(-1) ?? '';
  return missing ?? (reached < database.stopWal ? database.stopWal : null);
}

/** What `--list` prints. */
export function describeLines(lines: readonly Line[], folder: string, current: string | undefined): string[] {
  const texts = lines.flatMap((line) => [
    `line ${line.id}${line.id === current ? ', of the present database' : ''}`,
    ...line.backups.map((backup) => describeBackup(backup)),
    line.id === EXTERNAL_LINE ? '  without the database' : describeArchive(line, folder),
  ]);
  return texts.length === 0 ? [`no backup in ${folder}`] : texts;
}

export function describeBackup({ id, finishedAt, database, releases, uploads }: BackupManifest): string {
  const parts = [
    database && `database ${megabytes(database.files)}`,
    `${releases.length} files of releases`,
    `${uploads.length} files of users ${megabytes(uploads)}`,
  ].filter((part) => part !== null);
  return `  ${id} restorable from ${finishedAt}: ${parts.join(', ')}`;
}

function describeArchive(line: Line, folder: string): string {
  if (line.archivedUntil === null) {
    return '  nothing of the log is archived';
  }
  const [first] = line.backups;
  const missing = first ? findMissingWal(folder, first) : null;
  const gap = missing === null ? '' : `, but ${missing} is missing`;
  return `  log archived until ${line.archivedUntil.toISOString()}${gap}${first ? '' : ', without a backup to begin with'}`;
}

function archivedUntil(folder: string, line: string): Date | null {
  const last = segmentsIn(readWalNames(folder, line)).at(-1);
  return last === undefined ? null : statSync(join(backupPaths(folder).wal(line), `${last}.gz`)).mtime;
}

function megabytes(files: readonly { readonly size: number }[]): string {
  return `${(files.reduce((sum, { size }) => sum + size, 0) / 1_000_000).toFixed(1)} MB`;
}
