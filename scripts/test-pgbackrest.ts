/**
 * Tries the backup of an external PostgreSQL: services/postgres/pgbackrest.conf and archiving.conf with Debian's pgBackRest and
 * PostgreSQL. Makes a backup, deletes rows, and restores to before.
 *
 *   node scripts/test-pgbackrest.ts
 *
 * Exit 0: what was deleted is there again; or one line says that a package is missing and nothing was tried. Exit 1: it is not.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installedBinariesOf, tryPgBackRest } from './rehearsal/pgbackrest.ts';
import { runAsScript } from './run-as-script.ts';
import { newestInstalled } from './test-external-database.ts';

await runAsScript(import.meta, async () => {
  const postgres = newestInstalled(globSync('/usr/lib/postgresql/*/bin/postgres'));
  if (postgres === undefined || spawnSync('pgbackrest', ['version']).status !== 0) {
    console.log('skipped: Debian’s packages pgbackrest and postgresql are not both installed');
    return true;
  }
  const outcome = await tryPgBackRest(installedBinariesOf(postgres));
  console.log(outcome.line);
  return outcome.agrees;
});
