/**
 * Backs up a running site: the embedded database with its log, the releases, the users' files.
 *
 *   npm run backup                  makes a backup and keeps the newest seven
 *   npm run backup -- --keep 14     keeps the newest fourteen
 *   npm run backup -- --list        which times can be restored
 *   npm run backup -- --verify      reads every byte of all backups, and of the log after them
 *
 * Backups are in BACKUP_DIR, by default in `backup` of the data folder. With DATABASE_URL, which names a database of yours,
 * they hold the releases and the users' files; DEPLOY.md says how that database is backed up. Exit 0: done, and read back. Exit
 * 1: one line says why not, or one line for each fault that --verify found.
 */
import { join } from 'node:path';
import { runningAddress } from '../services/embedded-postgres/running-address.ts';
import { readLine } from '../services/embedded-postgres/wal-archive.ts';
import { readFileSettings } from '../services/file/settings.ts';
import { backupPaths, ownBackupFolder, readBackupFolder } from '../services/kit/backup/backup-folder.ts';
import { openObjectStore } from '../services/kit/backup/object-store.ts';
import { databaseFromEnvironment } from '../services/kit/database/database-from-environment.ts';
import { backUp } from './backup/back-up.ts';
import { readManifests } from './backup/backup-manifest.ts';
import { describeLines, readLines } from './backup/lines.ts';
import { readBackupWish } from './backup/read-wish.ts';
import { refuseRoot } from './backup/refuse-root.ts';
import { verify } from './backup/verify.ts';
import { SetupProblem } from './console.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const log = (line: string) => console.log(line);

async function makeBackup(data: string, folder: string, keep: number): Promise<boolean> {
  refuseRoot(data);
  const given = await databaseFromEnvironment(process.env);
  const url = given ?? (await runningAddress(join(data, 'postgres')));
  const keepsFiles = readFileSettings(process.env).s3 === null;
  await backUp({ ...{ data, folder, url, keepsFiles, log }, isEmbedded: given === undefined }, keep);
  return true;
}

async function verifyAll(folder: string): Promise<boolean> {
  const backups = readManifests(folder);
  if (backups.length === 0) {
    throw new SetupProblem(`There is no backup in ${folder}`, 'Make one with "npm run backup"');
  }
  const faults = await verify(folder, openObjectStore(backupPaths(folder).objects), backups);
  for (const fault of faults) {
    console.error(fault);
  }
  log(`${backups.length} backups read, ${faults.length} faults`);
  return faults.length === 0;
}

async function run(words: readonly string[]): Promise<boolean> {
  const wish = readBackupWish(words);
  const data = dataDir();
  const given = readBackupFolder({ name: 'demo', variables: process.env });
  const folder = given?.folder ?? ownBackupFolder(process.env);
  if (wish.action === 'list') {
    const current = await readLine(join(data, 'postgres', 'cluster', 'pgdata'));
    describeLines(readLines(folder), folder, current).forEach(log);
    return true;
  }
  return wish.action === 'verify' ? verifyAll(folder) : makeBackup(data, folder, wish.keep);
}

await runAsScript(import.meta, () => run(process.argv.slice(2)));
