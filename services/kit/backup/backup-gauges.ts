import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../environment.ts';
import type { GaugeSource } from '../http/metrics.ts';
import { backupPaths, readBackupFolder } from './backup-folder.ts';

/** When the newest backup was finished; nothing where there is no folder of backups, 0 where it has none. */
export function backupGauges(environment: Pick<Environment, 'name' | 'variables'>): GaugeSource[] {
  const place = readBackupFolder(environment);
  return [
    {
      name: 'bazaar_backup_newest_timestamp_seconds',
      help: 'When the newest backup was finished, in seconds since 1970; 0 without any.',
      read: async () => (place === null ? [] : [{ value: newestSeconds(backupPaths(place.folder).lines) }]),
    },
  ];
}

/** By the files that are written last, one for each backup. */
function newestSeconds(lines: string): number {
  const times = globSync('*/backups/*.json', { cwd: lines }).map(
    (file) => statSync(path.join(lines, file)).mtimeMs / 1_000,
  );
  return Math.floor(Math.max(0, ...times));
}
