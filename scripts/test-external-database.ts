/**
 * Runs the service tests on an external PostgreSQL, as with DATABASE_URL.
 *
 *   node scripts/test-external-database.ts
 *
 * With DATABASE_URL set, that server is used. Without it, one installed on this machine (Debian's package
 * `postgresql`) is started in a separate folder and stopped afterwards. Exit 0: all tests passed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from '../services/embedded-postgres/binaries.ts';
import { startPostgres } from '../services/embedded-postgres/start-postgres.ts';
import { temporaryFolder } from '../services/testing/temporary-folder.ts';
import { SetupProblem } from './console.ts';
import { runAsScript } from './run-as-script.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const INSTALLED = '/usr/lib/postgresql/*/bin/postgres';

/** The newest PostgreSQL that is installed from the machine's own packages. */
export function newestInstalled(programs: readonly string[]): string | undefined {
  const major = (program: string) => Number(/postgresql\/(\d+)\//.exec(program)?.[1] ?? 0);
  return programs.toSorted((left, right) => major(right) - major(left))[0];
}

function findBinaries(): Binaries {
  const program = newestInstalled(globSync(INSTALLED));
  if (program === undefined) {
    throw new SetupProblem(
      'No PostgreSQL is installed on this machine, and DATABASE_URL is not set',
      'Install one (Debian: apt-get install postgresql), or set DATABASE_URL to a server of yours',
    );
  }
  const version = /(\d+[.\d]*)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? '0';
  return { folder: path.resolve(program, '..', '..'), version };
}

function runTests(databaseUrl: string): boolean {
  const program = path.join(ROOT, 'node_modules', '.bin', 'vitest');
  const { status } = spawnSync(
    program,
    [
      'run',
      '--project',
      'services',
      '--project',
      'services-own-modules',
      '--reporter=dot',
      ...process.argv.slice(2),
    ],
    {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    },
  );
  return status === 0;
}

await runAsScript(import.meta, async () => {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') {
    return runTests(given);
  }
  const binaries = findBinaries();
  const temporary = await temporaryFolder();
  const postgres = await startPostgres({ dataDir: temporary.folder, durable: false, binaries });
  console.log(`Service tests on PostgreSQL ${binaries.version}`);
  const passed = runTests(postgres.url);
  await postgres.stop();
  await temporary[Symbol.asyncDispose]();
  return passed;
});
