import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.data']);
const IGNORED_FILES = /(\.(test|spec)\.tsx?|\.md)$/;

/**
 * Hash of everything that a build of these folders (below the root, or absolute) depends on: the same sources
 * always give the same hash, in whatever folder a copy of them is.
 */
export function sourceHash(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  const sources = folders.map((folder) => resolve(root, folder));
  const named = sources.flatMap((folder) =>
    listFiles(folder).map((file) => ({ file, name: join(basename(folder), relative(folder, file)) })),
  );
  const lockfile = { file: join(root, 'package-lock.json'), name: 'package-lock.json' };
  for (const { file, name } of [...named, lockfile].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update('\0').update(readFileSync(file)).update('\0');
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
