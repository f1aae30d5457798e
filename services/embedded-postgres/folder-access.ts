import { type Stats, statSync } from 'node:fs';
import { chmod, chown, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAccount } from './server-account.ts';

const READ = 4;
const ENTER = 1;

/** Whether the account may enter every folder above this path, judged by mode bits. */
export function mayReach(place: string, account: ServerAccount): boolean {
  const parent = path.dirname(place);
  const parentOpen = allows(statSync(parent), ENTER, account);
  return parent === place ? parentOpen : parentOpen && mayReach(parent, account);
}

/** Whether the account may reach and read this file. */
export function mayRead(file: string, account: ServerAccount): boolean {
  return mayReach(file, account) && allows(statSync(file), READ, account);
}

/** Makes the account the owner of a folder and everything in it. */
export async function giveAway(folder: string, account: ServerAccount): Promise<void> {
  await chown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await giveAway(place, account);
    } else if (entry.isFile()) {
      await chown(place, account.uid, account.gid);
    }
  }
}

/** Lets all users read a folder and run the programs in it, whatever the umask was when it was written. */
export async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await openForAll(place);
    } else if (entry.isFile()) {
      await chmod(place, statSync(place).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

function allows(stats: Stats, right: number, account: ServerAccount): boolean {
  return ((stats.mode >> shiftFor(stats, account)) & right) !== 0;
}

/** Shift of the three mode bits that apply to this account: the owner's, the group's or all others'. */
function shiftFor(stats: Stats, account: ServerAccount): number {
  if (stats.uid === account.uid) {
    return 6;
  }
  return stats.gid === account.gid ? 3 : 0;
}
