import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@bazaar/contracts/platform';
import { forgetFolder } from '../verified-file.ts';
import { DRAFT, mirrorName } from './mirror-folder.ts';

/** A draft that nothing was written to for this long was left by a shell that has ended. */
const ABANDONED_MS = 60 * 60_000;

/**
 * Removes what no visitor can get any more: releases that the manifest does not retain, and abandoned drafts.
 * @returns the folders that are gone. A folder that is a link belongs to another mirror, and stays.
 */
export async function pruneMirror(
  root: string,
  { remotes }: Manifest,
  now: Date = new Date(),
): Promise<string[]> {
  const gone = [
    ...foldersIn(root)
      .filter(({ name }) => name.startsWith(DRAFT))
      .map(({ name }) => join(root, name))
      .filter((path) => now.getTime() - statSync(path).mtimeMs > ABANDONED_MS),
    ...Object.entries(remotes).flatMap(([remote, { retained }]) => {
      const kept = new Set(retained.map(({ descriptor }) => mirrorName(descriptor)));
      const folder = join(root, remote);
      return foldersIn(folder)
        .filter(({ name }) => !kept.has(name))
        .map(({ name }) => join(folder, name));
    }),
  ];
  for (const folder of gone) {
    forgetFolder(folder);
    await rm(folder, { recursive: true, force: true });
  }
  return gone;
}

function foldersIn(folder: string): Dirent[] {
  try {
    return lstatSync(folder).isDirectory()
      ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      : [];
  } catch {
    return [];
  }
}
