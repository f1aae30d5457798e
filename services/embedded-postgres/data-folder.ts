import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { access, chmod, constants, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseProblem, errorCode } from '../kit/database/database-problem.ts';
import { giveAway, mayReach } from './folder-access.ts';
import type { ServerAccount } from './server-account.ts';

/** Where root puts what `nobody` must reach when the data folder itself is closed to it (a clone in /root). */
const PUBLIC_SHELF = '/var/lib/bazaar';

/** Paths of one embedded database. */
export interface DataFolder {
  /** Files of our own: password, log, owner's mark. */
  readonly home: string;
  /** PostgreSQL's own folder; its real path, outside of `home` when `home` is closed to the server's account. */
  readonly cluster: string;
  /** Folder for a copy of the binaries. */
  readonly shelf: string;
}

/** Makes the folder, checks that this process may write there, and finds a place that the account can reach. */
export async function prepareDataFolder(dataDir: string, account: ServerAccount): Promise<DataFolder> {
  const home = await writableFolder(path.resolve(dataDir));
  const room = path.join(home, 'cluster');
  const reachable = !account.switched || mayReach(room, account);
  if (!existsSync(room)) {
    await (reachable ? mkdir(room) : linkOutside(room));
  }
  const cluster = path.join(realpathSync(room), 'pgdata');
  refuseForeignCluster(cluster, account);
  refuseClosedCluster(cluster, account);
  return { home, cluster, shelf: reachable ? path.dirname(home) : PUBLIC_SHELF };
}

/** The password of this database, made once and readable by its owner only. */
export async function storedPassword(home: string): Promise<string> {
  const file = path.join(home, 'password');
  if (!existsSync(file)) {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}

/** Gives the cluster to the account when another user made it. */
export async function handOver(cluster: string, account: ServerAccount): Promise<void> {
  if (account.switched && statSync(cluster).uid !== account.uid) {
    await giveAway(cluster, account);
  }
}

async function writableFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw new DatabaseProblem(
      `Cannot write to the data folder ${folder} (${errorCode(error) ?? 'unknown fault'}).`,
      'Give this user the right to write there, or set BAZAAR_DATA to another folder.',
      error,
    );
  }
}

function refuseForeignCluster(cluster: string, account: ServerAccount): void {
  if (!account.switched && existsSync(cluster) && statSync(cluster).uid !== account.uid) {
    throw new DatabaseProblem(
      `The database in ${cluster} belongs to another user (it was started as root before).`,
      'Start as root again, or set BAZAAR_DATA to another folder.',
    );
  }
}

function refuseClosedCluster(cluster: string, account: ServerAccount): void {
  if (account.switched && !mayReach(cluster, account)) {
    throw new DatabaseProblem(
      `The user \`nobody\`, who runs PostgreSQL for root, cannot enter ${path.dirname(cluster)}.`,
      'Let others enter the folders above it (chmod o+x), or set BAZAAR_DATA to another folder.',
    );
  }
}

// The name is random so that a data folder made after a removal never finds the old data.
async function linkOutside(room: string): Promise<void> {
  rmSync(room, { force: true });
  const outside = path.join(PUBLIC_SHELF, randomBytes(8).toString('hex'));
  await mkdir(PUBLIC_SHELF, { recursive: true, mode: 0o755 });
  await mkdir(outside);
  // A separate step, because a umask of 077 would apply to the mode given to mkdir.
  await chmod(PUBLIC_SHELF, 0o755);
  await chmod(outside, 0o711);
  await symlink(outside, room);
}
