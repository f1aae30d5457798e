import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../releases/paths.ts';

const run = promisify(execFile);
const SECONDS = /^restored to .+ in ([\d.]+) s; ledger, search and files agree$/m;
const BACKUP_SECONDS = /read back in ([\d.]+) s/;

interface Folders {
  readonly data: string;
  readonly backups: string;
}

/** `npm run backup`, as an operator runs it; returns its seconds. @throws with its line when it fails */
export async function runBackup(folders: Folders, words: readonly string[] = []): Promise<number> {
  const { stdout } = await script('backup.ts', folders, words);
  return Number(BACKUP_SECONDS.exec(stdout)?.[1] ?? 0);
}

/** `npm run restore`; returns its seconds. @throws with its lines when a check failed */
export async function runRestore(folders: Folders, words: readonly string[]): Promise<number> {
  const { stdout } = await script('restore.ts', folders, words);
  const seconds = SECONDS.exec(stdout)?.[1];
  if (seconds === undefined) {
    throw new Error(`The restore did not tell that all agrees: ${stdout}`);
  }
  return Number(seconds);
}

function script(name: string, { data, backups }: Folders, words: readonly string[]) {
  return run(process.execPath, [join(ROOT, 'scripts', name), ...words], {
    env: { PATH: process.env.PATH, BAZAAR_DATA: data, BACKUP_DIR: backups },
  });
}
