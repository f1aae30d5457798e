import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import type { ObjectStore } from '../../services/kit/backup/object-store.ts';
import { manifestFile, objectsOf, readManifests, readWalNames } from './backup-manifest.ts';
import { splitByAge } from './choose-backup.rules.ts';
import { readLines } from './lines.ts';

export interface Pruned {
  readonly backups: number;
  readonly objects: number;
  readonly walFiles: number;
}

/**
 * Removes all backups but the newest, and what only they needed: files of the log before the first kept backup of their line,
 * and bytes that no kept backup names and that are older than the oldest one. What arrived since belongs to a time that can
 * be restored.
 */
export async function prune(folder: string, objects: ObjectStore, keep: number): Promise<Pruned> {
  const { kept, old } = splitByAge(readManifests(folder), keep);
  const oldest = kept.at(-1);
  if (oldest === undefined) {
    return { backups: 0, objects: 0, walFiles: 0 };
  }
  for (const backup of old) {
    await rm(manifestFile(folder, backup));
  }
  const walFiles = await pruneLog(folder, new Date(oldest.startedAt));
  const named = new Set(kept.flatMap((backup) => objectsOf(backup).map(({ sha256 }) => sha256)));
  const swept = await objects.sweep(new Date(oldest.startedAt), (sha256) => named.has(sha256));
  return { backups: old.length, objects: swept, walFiles };
}

async function pruneLog(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const { id, backups, archivedUntil } of readLines(folder)) {
    const first = backups[0]?.database?.startWal;
    if (first !== undefined) {
      const names = readWalNames(folder, id).filter((name) => name.slice(0, first.length) < first);
      await Promise.all(names.map((name) => rm(join(backupPaths(folder).wal(id), `${name}.gz`))));
      removed += names.length;
    } else if (isAbandoned(backups.length, archivedUntil, before)) {
      // The line of a database that was replaced long ago: nothing leads into it any more.
      removed += readWalNames(folder, id).length;
      await rm(backupPaths(folder).line(id), { recursive: true, force: true });
    }
  }
  return removed;
}

function isAbandoned(backups: number, archivedUntil: Date | null, before: Date): boolean {
  return backups === 0 && archivedUntil !== null && archivedUntil < before;
}
