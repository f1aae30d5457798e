import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.data']);
const IGNORED_FILES = /(\.(test|spec)\.tsx?|\.md)$/;

/** Hash of everything a build of these folders depends on: the same sources always give the same hash. */
export function sourceHash(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  const files = [...folders.flatMap((folder) => listFiles(join(root, folder))), join(root, 'package-lock.json')];
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return IGNORED_FOLDERS.has(entry.name) ? [] : listFiles(path);
    }
    return IGNORED_FILES.test(entry.name) ? [] : [path];
  });
}
