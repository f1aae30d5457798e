import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseProblem } from '../kit/database/database-problem.ts';
import type { Binaries } from './binaries.ts';
import type { ServerAccount } from './server-account.ts';

/** Name of the role that owns everything in an embedded database. */
export const DATABASE_USER = 'bazaar';

// With the ctype "C", pg_trgm does not recognise Persian letters, and every trigram is silently empty.
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8'];

interface NewCluster {
  readonly binaries: Binaries;
  readonly account: ServerAccount;
  readonly password: string;
}

/** Creates the cluster unless it exists; a half-made one never has the final name. */
export async function ensureCluster(folder: string, options: NewCluster): Promise<'made' | 'kept'> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) {
    await refuseOtherVersion(folder, options.binaries);
    return 'kept';
  }
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  try {
    await writeFile(passwordFile, options.password, { mode: 0o600 });
    await chown(passwordFile, options.account.uid, options.account.gid);
    await initialise(unfinished, passwordFile, options);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, folder);
  return 'made';
}

/** Options for spawn to run a program as the account, in a folder that the account may enter. */
export function asAccount(account: ServerAccount) {
  const identity = account.switched ? { uid: account.uid, gid: account.gid } : {};
  return { ...identity, cwd: '/', env: { PATH: process.env.PATH, LC_MESSAGES: 'C', TZ: 'UTC' } };
}

async function initialise(folder: string, passwordFile: string, options: NewCluster): Promise<void> {
  let reason = '';
  for (const ctype of CHARACTER_TYPES) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    await chown(folder, options.account.uid, options.account.gid);
    const result = runInitdb(folder, options, ['--lc-ctype', ctype, '--pwfile', passwordFile]);
    if (result.status === 0) {
      return;
    }
    reason = lastLine(result);
  }
  await rm(folder, { recursive: true, force: true });
  throw new DatabaseProblem(
    `PostgreSQL could not make its data folder ${folder}: ${reason}.`,
    'Fix that, or set DATABASE_URL to a PostgreSQL of yours.',
  );
}

function runInitdb(
  folder: string,
  { binaries, account }: NewCluster,
  more: string[],
): SpawnSyncReturns<string> {
  const options = ['--pgdata', folder, '--username', DATABASE_USER, '--encoding', 'UTF8', '--locale', 'C'];
  const program = path.join(binaries.folder, 'bin', 'initdb');
  return spawnSync(program, [...options, '--auth', 'scram-sha-256', '--no-instructions', ...more], {
    ...asAccount(account),
    encoding: 'utf8',
  });
}

function lastLine({ stderr, error }: SpawnSyncReturns<string>): string {
  const lines = (stderr ?? '').split('\n').filter((line) => /error|could not|cannot|invalid/i.test(line));
  return (error?.message ?? lines.at(-1) ?? 'initdb failed')
    .replace(/^initdb: (error: )?/, '')
    .replace(/\.$/, '');
}

async function refuseOtherVersion(folder: string, binaries: Binaries): Promise<void> {
  const found = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  const [wanted] = binaries.version.split('.');
  if (found !== wanted) {
    throw new DatabaseProblem(
      `The database in ${folder} was made by PostgreSQL ${found}; this Bazaar brings ${wanted}.`,
      'Move that folder away to start with a new database, or set DATABASE_URL to a server of the old version.',
    );
  }
}
