import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { discardDatabase } from '../../services/embedded-postgres/discard-database.ts';
import { readLine } from '../../services/embedded-postgres/wal-archive.ts';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import { openObjectStore } from '../../services/kit/backup/object-store.ts';
import { errorLine } from '../../services/kit/database/database-problem.ts';
import { withConnection } from '../../services/kit/database/own-connection.ts';
import { SetupProblem } from '../console.ts';
import { EXTERNAL_LINE } from './backup-manifest.ts';
import { checkRestored } from './check-restored.ts';
import { chooseBackup, type Line } from './choose-backup.rules.ts';
import { flushLog } from './flush-log.ts';
import { readLines } from './lines.ts';
import { claimPresent, putInPlace } from './put-in-place.ts';
import type { RestoreWish } from './read-wish.ts';
import { type Restoring, restoreDatabase } from './restore-database.ts';
import { restoreFiles, restoreUploads } from './restore-files.ts';
import { countOtherConnections, readLastReplayed } from './restored-checks.sql.ts';
import { readUploads } from './stored-uploads.sql.ts';

/** What a restore works on. */
export interface RestoredSite {
  /** The present data folder. */
  readonly data: string;
  /** Folder of the backups. */
  readonly folder: string;
  /** The address of a restored database of another server; null for the embedded one. */
  readonly externalUrl: string | null;
  /** True when users' files are on the disk, and not in a bucket. */
  readonly keepsFiles: boolean;
  log(line: string): void;
}

export interface Restored {
  readonly target: string;
  /** When the last transaction of the database was made; null when it has none after its backup, or is another server's. */
  readonly until: string | null;
  /** One line for each check that failed. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

/** Restores a time, checks what was restored, and puts it in place when that was asked for and nothing is wrong. */
export async function restoreSite(site: RestoredSite, wish: RestoreWish): Promise<Restored> {
  const start = performance.now();
  const release = wish.replaces ? await claimPresent(site.data) : () => undefined;
  try {
    const { to } = wish;
    await requireStopped(site, wish);
    await flushPresent(site, wish);
    const present = await readLine(join(site.data, 'postgres', 'cluster', 'pgdata'));
    const backup = chooseBackup(usableLines(site), { to, line: wish.line, present });
    site.log(
      `restoring ${to === 'latest' ? 'all that was archived' : to.toISOString()} from ${backup.id} of ${backup.line}`,
    );
    const target = await emptyTarget(site, wish);
    const objects = openObjectStore(backupPaths(site.folder).objects);
    const restoring = { folder: site.folder, objects, backup, to, target };
    const { faults, until } = await restoreInto(site, restoring).catch(async (error: unknown) => {
      // What is half restored is of no use, and would be taken for something that is.
      await discardDatabase(join(target, 'postgres'));
      await rm(target, { recursive: true, force: true });
      throw error;
    });
    const place = wish.replaces && faults.length === 0 ? site.data : target;
    if (place === site.data) {
      const aside = join(site.data, `replaced-${stampOf(new Date())}`);
      await putInPlace(site.data, target, aside);
      site.log(`what was there before is in ${aside}`);
    }
    return { target: place, until, faults, seconds: (performance.now() - start) / 1000 };
  } finally {
    release();
  }
}

/** A database of another server has backups of its own, and an embedded one is in no other. */
function usableLines({ folder, externalUrl }: RestoredSite): Line[] {
  return readLines(folder).filter(({ id }) => (id === EXTERNAL_LINE) === (externalUrl !== null));
}

/**
 * A site that runs on a database of another server reads the folder that `--replace` moves aside; the embedded one has claimed
 * its folder, see `claimPresent`.
 */
async function requireStopped({ externalUrl }: RestoredSite, { replaces }: RestoreWish): Promise<void> {
  if (externalUrl === null || !replaces) {
    return;
  }
  const others = await withConnection({ connectionString: externalUrl }, countOtherConnections);
  if (others > 0) {
    throw new SetupProblem(
      `The database has other connections (${others}): a site that runs uses the data that --replace moves`,
      'Stop the site, and close every other connection',
    );
  }
}

/** A site that runs has committed what is not archived yet; a running one cannot be replaced, so none runs then. */
async function flushPresent(
  { data, externalUrl, log }: RestoredSite,
  { replaces }: RestoreWish,
): Promise<void> {
  if (externalUrl !== null || replaces) {
    return;
  }
  try {
    if (await flushLog(join(data, 'postgres'))) {
      log('the running site has archived its log until now');
    }
  } catch (error) {
    // What is in the archive can be restored all the same, and an archive that fails may be why somebody looks.
    log(`the latest of the present database is not in the archive: ${errorLine(error)}`);
  }
}

async function emptyTarget({ data }: RestoredSite, { into }: RestoreWish): Promise<string> {
  const target = into ?? join(data, `restored-${stampOf(new Date())}`);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new SetupProblem(
      `${target} is not empty`,
      'Restore into a folder that is, or over the present data with --replace',
    );
  }
  await mkdir(target, { recursive: true });
  return target;
}

async function restoreInto(
  site: RestoredSite,
  restoring: Restoring,
): Promise<Pick<Restored, 'faults' | 'until'>> {
  const { backup, objects, target } = restoring;
  const postgres = await openDatabase(site, restoring);
  try {
    const until =
      site.externalUrl === null
        ? await withConnection({ connectionString: postgres.url }, readLastReplayed)
        : null;
    site.log(
      `the database is restored${until === null ? '' : ` until its last transaction, of ${until},`} and accepts writes`,
    );
    await restoreFiles(backup.releases, target, objects);
    const uploads = await withConnection({ connectionString: postgres.url }, readUploads);
    const lost = site.keepsFiles ? await restoreUploads(uploads, target, objects) : [];
    site.log(
      `${backup.releases.length} files of releases and ${uploads.length - lost.length} of users are written`,
    );
    const faults = await checkRestored(postgres.url, { uploads: uploads.length, lost });
    return { faults, until };
  } finally {
    await postgres.stop();
  }
}

/** The restored embedded database, or the one that the operator has restored by other means. */
async function openDatabase({ externalUrl }: RestoredSite, restoring: Restoring) {
  if (externalUrl !== null) {
    return { url: externalUrl, stop: async () => undefined };
  }
  const { database } = restoring.backup;
  if (database === null) {
    throw new Error(`The backup ${restoring.backup.id} of a line with a database has none.`);
  }
  return restoreDatabase(restoring, database);
}

function stampOf(now: Date): string {
  return now.toISOString().replace(/[-:]/g, '');
}
