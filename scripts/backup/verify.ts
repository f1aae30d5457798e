import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import type { ObjectStore } from '../../services/kit/backup/object-store.ts';
import { eachAtOnce } from './at-once.ts';
import { type BackupManifest, objectsOf, readWalNames } from './backup-manifest.ts';
import { findMissingWal } from './lines.ts';
import { segmentsFrom } from './wal-names.rules.ts';

/** Reads every byte that these backups need, and all of the log after them; returns one line for each fault. */
export async function verify(
  folder: string,
  objects: ObjectStore,
  backups: readonly BackupManifest[],
): Promise<string[]> {
  return [...(await verifyObjects(objects, backups)), ...(await verifyLogs(folder, backups))];
}

async function verifyObjects(objects: ObjectStore, backups: readonly BackupManifest[]): Promise<string[]> {
  const needed = new Map(backups.flatMap(objectsOf).map((object) => [object.sha256, object]));
  const faults = await eachAtOnce([...needed.values()], (object) => faultOf(() => objects.check(object)));
  return faults.filter((fault) => fault !== null);
}

async function verifyLogs(folder: string, backups: readonly BackupManifest[]): Promise<string[]> {
  const faults = new Set<string>();
  // A later backup of a line needs a part of what an earlier one does.
  const firsts = new Map(backups.toReversed().map((backup) => [backup.line, backup]));
  for (const backup of firsts.values()) {
    const missing = findMissingWal(folder, backup);
    if (missing !== null) {
      faults.add(`The log of ${backup.line} lacks ${missing}: no later time can be restored.`);
    }
    for (const fault of await verifyLog(folder, backup)) {
      faults.add(fault);
    }
  }
  return [...faults];
}

/** Each file of the log, compressed, has a checksum, and a length that is known. */
async function verifyLog(folder: string, { line, database }: BackupManifest): Promise<string[]> {
  if (database === null) {
    return [];
  }
  const { startWal, segmentBytes } = database;
  const names = segmentsFrom(startWal, readWalNames(folder, line), segmentBytes);
  const faults = await eachAtOnce(names, (name) =>
    faultOf(async () => {
      const file = join(backupPaths(folder).wal(line), `${name}.gz`);
      const length = await unpackedLength(file).catch((error: Error) => {
        throw new Error(`${file} is damaged (${error.message}).`);
      });
      if (length !== segmentBytes) {
        throw new Error(`${file} holds ${length} bytes instead of ${segmentBytes}.`);
      }
    }),
  );
  return faults.filter((fault) => fault !== null);
}

async function unpackedLength(file: string): Promise<number> {
  let length = 0;
  const unpacked = createReadStream(file).pipe(createGunzip());
  for await (const chunk of unpacked) {
    length += (chunk as Buffer).length;
  }
  return length;
}

async function faultOf(check: () => Promise<void>): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
