import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDataFolder } from '../../services/embedded-postgres/data-folder.ts';
import { LogEndsEarly, recoverPostgres } from '../../services/embedded-postgres/recover-postgres.ts';
import { serverAccount } from '../../services/embedded-postgres/server-account.ts';
import type { RunningPostgres } from '../../services/embedded-postgres/start-postgres.ts';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import type { ObjectStore } from '../../services/kit/backup/object-store.ts';
import { SetupProblem } from '../console.ts';
import { eachAtOnce } from './at-once.ts';
import type { BackupManifest, DatabaseCopy } from './backup-manifest.ts';
import { findMissingWal } from './lines.ts';

export interface Restoring {
  /** Folder of the backups. */
  readonly folder: string;
  readonly objects: ObjectStore;
  readonly backup: BackupManifest;
  readonly to: Date | 'latest';
  /** The data folder to restore into. */
  readonly target: string;
}

/** Writes the copy of the database and replays its log; returns the server, which accepts writes. */
export async function restoreDatabase(
  restoring: Restoring,
  database: DatabaseCopy,
): Promise<RunningPostgres> {
  const { folder, objects, backup, to, target } = restoring;
  const missing = findMissingWal(folder, backup);
  if (missing !== null) {
    throw new SetupProblem(
      `The archived log of ${backup.line} lacks ${missing}, so that what follows cannot be replayed`,
      'Restore a time before it from the copies that you have of the archive, or begin with a later backup',
    );
  }
  const home = join(target, 'postgres');
  const { cluster } = await prepareDataFolder(home, serverAccount());
  await writeCluster(cluster, database, objects);
  await objects.copyTo(database.password, join(home, 'password'));
  try {
    return await recoverPostgres({ dataDir: home, wal: backupPaths(folder).wal(backup.line), to });
  } catch (error) {
    if (error instanceof LogEndsEarly) {
      throw new SetupProblem(
        `The archived log ends at ${error.lastTransaction}, before the time that is asked for`,
        'Give a time up to then, or "latest" for all that was archived',
      );
    }
    throw error;
  }
}

async function writeCluster(cluster: string, database: DatabaseCopy, objects: ObjectStore): Promise<void> {
  const { folders, files, label } = database;
  if (existsSync(cluster)) {
    throw new SetupProblem(`${cluster} holds a database`, 'Restore into an empty folder');
  }
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  for (const below of folders) {
    await mkdir(join(cluster, below), { recursive: true, mode: 0o700 });
  }
  await eachAtOnce(files, (file) => objects.copyTo(file, join(cluster, file.path)));
  await writeFile(join(cluster, 'backup_label'), label, { mode: 0o600, flush: true });
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600, flush: true });
  // A umask applies to the mode given to mkdir, and the server refuses any other.
  await chmod(cluster, 0o700);
}
