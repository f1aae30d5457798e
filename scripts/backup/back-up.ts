import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder } from '../../services/embedded-postgres/owner-claim.ts';
import { sameDiskNote } from '../../services/embedded-postgres/wal-archive.ts';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import { type ObjectStore, openObjectStore } from '../../services/kit/backup/object-store.ts';
import { DatabaseProblem } from '../../services/kit/database/database-problem.ts';
import { withConnection } from '../../services/kit/database/own-connection.ts';
import { SetupProblem } from '../console.ts';
import {
  type BackupManifest,
  EXTERNAL_LINE,
  FORMAT,
  manifestFile,
  writeManifest,
} from './backup-manifest.ts';
import { type CopiedDatabase, copyDatabase } from './copy-database.ts';
import { copyReleases } from './copy-releases.ts';
import { copyUploads } from './copy-uploads.ts';
import { describeBackup } from './lines.ts';
import { prune } from './prune.ts';
import { readUploads } from './stored-uploads.sql.ts';
import { verify } from './verify.ts';

/** A site to back up. */
export interface BackedUpSite {
  readonly data: string;
  /** Folder of the backups. */
  readonly folder: string;
  readonly url: string;
  /** False when the database is another server's, which has backups of its own. */
  readonly isEmbedded: boolean;
  /** True when users' files are on the disk, and not in a bucket. */
  readonly keepsFiles: boolean;
  log(line: string): void;
}

/**
 * Makes a backup while the site runs, reads it back, and removes the oldest ones. One backup writes into a folder at a time:
 * the one that ends first would remove bytes that the other has found there and not yet named.
 */
export async function backUp(site: BackedUpSite, keep: number): Promise<BackupManifest> {
  await mkdir(site.folder, { recursive: true });
  const release = claimFolder(
    site.folder,
    (folder, pid) =>
      new DatabaseProblem(`Process ${pid} makes a backup in ${folder}.`, 'Wait until that one has ended.'),
  );
  try {
    return await makeBackup(site, keep);
  } finally {
    release();
  }
}

async function makeBackup(site: BackedUpSite, keep: number): Promise<BackupManifest> {
  const start = performance.now();
  const objects = openObjectStore(backupPaths(site.folder).objects);
  const copied = await copyOrSkipDatabase(site, objects);
  const releases = await copyReleases(site.data, objects);
  const uploads = site.keepsFiles ? await copyFilesOfUsers(site, objects) : [];
  const { line, startedAt, finishedAt, copy: database } = copied;
  const id = startedAt.replace(/[-:]/g, '');
  const backup: BackupManifest = {
    ...{ format: FORMAT, id, line, startedAt, finishedAt, database, releases, uploads },
  };
  await writeManifest(site.folder, backup);
  const faults = await verify(site.folder, objects, [backup]);
  if (faults.length > 0) {
    // As one of the newest it would take the place of a good one.
    await rm(manifestFile(site.folder, backup));
    throw new SetupProblem(`The new backup ${id} cannot be read back: ${faults[0]}`, 'Look at the disk');
  }
  const pruned = await prune(site.folder, objects, keep);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  site.log(`backup${describeBackup(backup).slice(1)}`);
  site.log(`written to ${site.folder} and read back in ${seconds} s${sameDiskNote(site.folder, site.data)}`);
  if (pruned.backups > 0) {
    site.log(
      `removed ${pruned.backups} older backups, ${pruned.objects} files that only they needed, and ${pruned.walFiles} files of the log`,
    );
  }
  return backup;
}

async function copyOrSkipDatabase(
  { data, url, isEmbedded }: BackedUpSite,
  objects: ObjectStore,
): Promise<Omit<CopiedDatabase, 'copy'> & { readonly copy: CopiedDatabase['copy'] | null }> {
  if (isEmbedded) {
    return copyDatabase({ home: join(data, 'postgres'), url, objects });
  }
  const now = new Date().toISOString();
  return { line: EXTERNAL_LINE, startedAt: now, finishedAt: now, copy: null };
}

async function copyFilesOfUsers({ data, url, log }: BackedUpSite, objects: ObjectStore) {
  const uploads = await withConnection({ connectionString: url }, readUploads);
  const { stored, lost } = await copyUploads(data, uploads, objects);
  if (lost.length > 0) {
    log(
      `${lost.length} files of users have no bytes, such as ${lost[0]?.id}: they were lost before this backup`,
    );
  }
  return stored;
}
