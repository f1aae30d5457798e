import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ObjectStore } from '../../services/kit/backup/object-store.ts';
import { SetupProblem } from '../console.ts';
import { dataPaths } from '../releases/paths.ts';
import { eachAtOnce } from './at-once.ts';
import type { StoredFile } from './backup-manifest.ts';

const ATTEMPTS = 5;
/** Locks and drafts belong to the process that writes them. */
const UNFINISHED = /\.lock(?:\.|$)|\.part$|\.tmp$/;

/** Copies all releases with the manifest that names them, as they were at one time. */
export async function copyReleases(data: string, objects: ObjectStore): Promise<StoredFile[]> {
  const { releases, shells, manifest } = dataPaths(data);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = readOrEmpty(manifest);
    const files = (await Promise.all([releases, shells].map(listFiles))).flat();
    const copied = await copyAll(data, files, objects);
    // An operator's command adds and removes releases, and writes the manifest.
    if (copied !== null && readOrEmpty(manifest) === before) {
      return copied;
    }
  }
  throw new SetupProblem('The releases were changed all the time', 'Try again when no operator changes them');
}

/** Null when a file was removed meanwhile. */
async function copyAll(data: string, files: readonly string[], objects: ObjectStore) {
  try {
    return await eachAtOnce(files, async (file) => ({
      path: relative(data, file),
      ...(await objects.put(file)),
    }));
  } catch (error) {
    if (files.every((file) => existsSync(file))) {
      throw error;
    }
    return null;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) {
    return [];
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function readOrEmpty(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
