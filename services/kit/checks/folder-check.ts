import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-problem.ts';

/** With less room the embedded database may stop in the middle of a write. */
const MIN_FREE_BYTES = 256 * 1024 ** 2;
const MEGABYTE = 1024 ** 2;

const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  EROFS: 'its disk takes no changes',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  ENOTDIR: 'a file stands in its place',
  EEXIST: 'a file stands in its place',
};

/** Why a folder cannot be used, as one line that names its variable; nothing when it can be written to and has room. */
export async function folderProblems(variable: string, folder: string): Promise<readonly string[]> {
  const probe = path.join(folder, `.check-${process.pid}-${crypto.randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'check');
    await rm(probe);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    return free >= MIN_FREE_BYTES
      ? []
      : [
          `${variable} (${folder}) has ${Math.floor(free / MEGABYTE)} MB of room: free at least ${MIN_FREE_BYTES / MEGABYTE} MB there.`,
        ];
  } catch (error) {
    const reason = REFUSALS[errorCode(error) ?? ''] ?? errorCode(error) ?? String(error);
    return [
      `${variable} (${folder}) cannot be used: ${reason}. Set ${variable} to a folder that can be written to.`,
    ];
  }
}
