import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment, Variables } from '../environment.ts';

/** Where backups of a site go. */
export interface BackupFolder {
  readonly folder: string;
  /** False when nobody chose it: then a folder that cannot be used stops no start. */
  readonly isGiven: boolean;
}

/** The places inside the folder of the backups. */
export function backupPaths(folder: string) {
  const lines = path.join(folder, 'lines');
  return {
    /** Bytes of files, each under its digest. */
    objects: path.join(folder, 'objects'),
    /** One folder for each data folder that ever wrote here: names in the log of PostgreSQL repeat between them. */
    lines,
    line: (id: string) => path.join(lines, id),
    wal: (id: string) => path.join(lines, id, 'wal'),
    backups: (id: string) => path.join(lines, id, 'backups'),
  };
}

/** The folder that BACKUP_DIR names; in production, without it, one in the data folder; in the demo null. */
export function readBackupFolder({
  name,
  variables,
}: Pick<Environment, 'name' | 'variables'>): BackupFolder | null {
  if (variables.BACKUP_DIR) {
    return { folder: path.resolve(variables.BACKUP_DIR), isGiven: true };
  }
  return name === 'production' ? { folder: ownBackupFolder(variables), isGiven: false } : null;
}

/** The folder of the backups in the data folder, which is on the same disk as what it shall survive. */
export function ownBackupFolder({ BAZAAR_DATA }: Variables): string {
  const data = BAZAAR_DATA ?? fileURLToPath(new URL('../../../.data', import.meta.url));
  return path.join(path.resolve(data), 'backup');
}
