import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { serverAccount } from './server-account.ts';
import { archiveCommand, archiveSettings, restoreCommand } from './wal-archive.ts';

const temporary = await temporaryFolder();
const archive = path.join(temporary.folder, "100% of 'it'");
const file = path.join(temporary.folder, 'segment');

afterAll(() => temporary[Symbol.asyncDispose]());
beforeAll(() => mkdir(archive));

/** Runs a command as the server does: with the names in place of %f and %p, and one percent sign for two. */
function run(command: string, to = file): number | null {
  const text = command.replace(/%[fp%]/g, (mark) => ({ '%f': '0001', '%p': to, '%%': '%' })[mark] ?? '');
  return spawnSync('sh', ['-c', text]).status;
}

describe('the commands of the archive', () => {
  it('archive a file under its final name alone, and bring it back', () => {
    writeFileSync(file, 'log');
    expect(run(archiveCommand(archive))).toBe(0);
    expect(execFileSync('ls', [archive], { encoding: 'utf8' })).toBe('0001.gz\n');

    const back = path.join(temporary.folder, 'back');
    expect(run(restoreCommand(archive), back)).toBe(0);
    expect(readFileSync(back, 'utf8')).toBe('log');
  });

  it('accept the same file again, and refuse another one of its name', () => {
    writeFileSync(file, 'log');
    expect(run(archiveCommand(archive))).toBe(0);
    writeFileSync(file, 'other');
    expect(run(archiveCommand(archive))).not.toBe(0);
    expect(run(restoreCommand(archive))).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('log');
  });

  it('tell the end of the log from a damaged file, at which a recovery must stop', () => {
    writeFileSync(path.join(archive, '0001.gz'), 'no gzip');
    expect(run(restoreCommand(archive))).toBe(255);
    expect(run(restoreCommand(path.join(temporary.folder, 'empty')))).toBe(1);
  });
});

describe('archiveSettings', () => {
  const lines: string[] = [];
  const given = (folder: string, isGiven: boolean) => ({
    archive: { folder, isGiven },
    cluster: path.join(temporary.folder, 'pgdata'),
    account: serverAccount(),
    log: (line: string) => void lines.push(line),
  });
  const blocked = path.join(temporary.folder, 'file');

  beforeAll(async () => {
    await mkdir(path.join(temporary.folder, 'pgdata'));
    writeFileSync(blocked, '');
  });

  it('opens the log to the server alone, and tells that the disk is the same', async () => {
    const folder = path.join(temporary.folder, 'backup');
    const settings = await archiveSettings(given(folder, true));
    const [line] = existsSync(path.join(folder, 'lines'))
      ? execFileSync('ls', [path.join(folder, 'lines')], { encoding: 'utf8' }).split('\n')
      : [];

    expect(settings).toMatchObject({ archive_mode: 'on', archive_timeout: '30s' });
    expect(statSync(path.join(folder, 'lines', line ?? '', 'wal')).mode & 0o777).toBe(0o700);
    expect(lines.at(-1)).toContain('on the same disk as the data');
  });

  it('refuses a chosen folder that cannot be used, and goes on without one that nobody chose', async () => {
    await expect(archiveSettings(given(blocked, true))).rejects.toThrow(/cannot be archived in .*BACKUP_DIR/);
    expect(await archiveSettings(given(blocked, false))).toEqual({});
    expect(lines.at(-1)).toMatch(/cannot be archived in .*BACKUP_DIR/);
  });
});
