import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BackupFolder, backupPaths } from '../kit/backup/backup-folder.ts';
import { DatabaseProblem, errorLine } from '../kit/database/database-problem.ts';
import { mayReach } from './folder-access.ts';
import type { ServerAccount } from './server-account.ts';

/** What is committed reaches the archive after so long at most, and the time of copying one file. */
const ARCHIVE_TIMEOUT_SECONDS = 30;
/** Beside the cluster and never inside it: a restored cluster writes another line. */
const LINE_FILE = 'archive-line';

export type ServerSettings = Readonly<Record<string, string>>;

interface Archiving {
  readonly archive: BackupFolder;
  /** PostgreSQL's own folder. */
  readonly cluster: string;
  readonly account: ServerAccount;
  log(line: string): void;
}

/**
 * Prepares the archive of a cluster's log and returns the settings with which the server fills it; none when nobody chose
 * the folder and it cannot be used.
 */
export async function archiveSettings({
  archive,
  cluster,
  account,
  log,
}: Archiving): Promise<ServerSettings> {
  try {
    const wal = await prepareFolder(archive.folder, await ensureLine(cluster), account);
    log(`PostgreSQL: its log is archived in ${archive.folder}${sameDiskNote(archive.folder, cluster)}`);
    return {
      archive_mode: 'on',
      archive_command: archiveCommand(wal),
      archive_timeout: `${ARCHIVE_TIMEOUT_SECONDS}s`,
    };
  } catch (error) {
    const problem = new DatabaseProblem(
      `The log of the database cannot be archived in ${archive.folder} (${errorLine(error)}).`,
      'Set BACKUP_DIR to a folder that PostgreSQL may write to.',
      error,
    );
    if (archive.isGiven) {
      throw problem;
    }
    log(problem.message);
    return {};
  }
}

/** What to add to a line that names the folder of the backups: nothing when it is on another disk than the data. */
export function sameDiskNote(folder: string, data: string): string {
  const isSame = statSync(folder).dev === statSync(data).dev;
  return isSame ? ', on the same disk as the data: set BACKUP_DIR to a folder of another one' : '';
}

/** The name under which a cluster archives its log; undefined when it never did. */
export async function readLine(cluster: string): Promise<string | undefined> {
  const file = lineFile(cluster);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}

/**
 * The command that copies a finished file of the log: to another name first, flushed, and renamed. A name that is there is
 * done when it holds the same, as after a crash, and refused when it holds something else.
 */
export function archiveCommand(folder: string): string {
  const place = quoted(path.join(folder, '%f.gz'), folder);
  const same = `gzip -dc ${place} | cmp -s - "%p"`;
  const copy = `gzip -1 < "%p" > ${place}.part && sync ${place}.part && mv ${place}.part ${place} && sync ${quoted(folder, folder)}`;
  return `if [ -e ${place} ]; then ${same}; else ${copy}; fi`;
}

/** The command that brings one back; an exit code above 125 stops a recovery, where 1 tells it that the log ends there. */
export function restoreCommand(folder: string): string {
  const place = quoted(path.join(folder, '%f.gz'), folder);
  return `if [ -e ${place} ]; then gzip -dc ${place} > "%p" || exit 255; else exit 1; fi`;
}

/** For a shell, in a setting where PostgreSQL replaces %f and %p: a percent sign of the folder itself is doubled. */
function quoted(text: string, folder: string): string {
  const safe = text.replace(folder, folder.replaceAll('%', '%%'));
  return `'${safe.replaceAll("'", `'\\''`)}'`;
}

function lineFile(cluster: string): string {
  return path.join(path.dirname(cluster), LINE_FILE);
}

async function ensureLine(cluster: string): Promise<string> {
  const known = await readLine(cluster);
  if (known !== undefined) {
    return known;
  }
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const line = `${stamp}-${randomBytes(3).toString('hex')}`;
  await writeFile(lineFile(cluster), `${line}\n`, { mode: 0o600, flush: true });
  return line;
}

async function prepareFolder(folder: string, line: string, account: ServerAccount): Promise<string> {
  const paths = backupPaths(folder);
  const wal = paths.wal(line);
  await mkdir(wal, { recursive: true });
  // The account passes through, and lists nothing but the log.
  for (const above of account.switched ? [folder, paths.lines, paths.line(line)] : []) {
    await chmod(above, 0o711);
  }
  await chmod(wal, 0o700);
  if (account.switched) {
    await chown(wal, account.uid, account.gid);
    if (!mayReach(wal, account)) {
      throw new Error('the user `nobody`, who runs PostgreSQL for root, cannot enter it');
    }
  }
  return wal;
}
