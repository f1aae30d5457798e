/**
 * Restores a site to any second since its first backup, and checks the ledger, the search and the files.
 *
 *   npm run restore -- --to 2026-11-28T01:10:23Z      into an empty folder, beside a site that may run
 *   npm run restore -- --to latest --into /srv/other  all that was archived
 *   npm run restore -- --to latest --replace          over the present data, which is moved aside; no site may run
 *   npm run restore -- --to … --line 20261128T004703Z-3f2a9c   from the log of a database that was replaced
 *
 * Times are in UTC; `npm run backup -- --list` tells which can be restored. With DATABASE_URL, which names a database that
 * you have restored, it restores the releases and the users' files. Exit 0: restored, and every check agrees. Exit 1: one line
 * says why nothing was restored, or one line for each check that failed; then nothing was replaced.
 */
import { resolve } from 'node:path';
import { readFileSettings } from '../services/file/settings.ts';
import { ownBackupFolder, readBackupFolder } from '../services/kit/backup/backup-folder.ts';
import { databaseFromEnvironment } from '../services/kit/database/database-from-environment.ts';
import { readRestoreWish } from './backup/read-wish.ts';
import { refuseRoot } from './backup/refuse-root.ts';
import { restoreSite } from './backup/restore-site.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const log = (line: string) => console.log(line);

async function run(words: readonly string[]): Promise<boolean> {
  const wish = readRestoreWish(words);
  refuseRoot(dataDir());
  const given = readBackupFolder({ name: 'demo', variables: process.env });
  const site = {
    ...{ data: dataDir(), folder: given?.folder ?? ownBackupFolder(process.env), log },
    externalUrl: (await databaseFromEnvironment(process.env)) ?? null,
    keepsFiles: readFileSettings(process.env).s3 === null,
  };
  const into = wish.into === null ? null : resolve(wish.into);
  const { target, until, faults, seconds } = await restoreSite(site, { ...wish, into });
  for (const fault of faults) {
    console.error(`check failed: ${fault}`);
  }
  const outcome = faults.length === 0 ? 'ledger, search and files agree' : `${faults.length} checks failed`;
  const time = until === null ? '' : `, until ${until}`;
  log(`restored to ${target}${time}, in ${seconds.toFixed(1)} s; ${outcome}`);
  return faults.length === 0;
}

await runAsScript(import.meta, () => run(process.argv.slice(2)));
