import { describe, expect, it } from 'vitest';
import { readBackupFolder } from './backup-folder.ts';

describe('readBackupFolder', () => {
  it('is the one of BACKUP_DIR, in production one in the data folder, and none in the demo', () => {
    const variables = { BAZAAR_DATA: '/srv/data' };
    const given = { folder: '/mnt/backup', isGiven: true };

    expect(readBackupFolder({ name: 'demo', variables })).toBeNull();
    expect(readBackupFolder({ name: 'production', variables })).toEqual({
      folder: '/srv/data/backup',
      isGiven: false,
    });
    for (const name of ['demo', 'production'] as const) {
      expect(readBackupFolder({ name, variables: { ...variables, BACKUP_DIR: '/mnt/backup' } })).toEqual(
        given,
      );
    }
  });
});
