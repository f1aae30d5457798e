import { describe, expect, it } from 'vitest';
import type { BackupManifest } from './backup-manifest.ts';
import { chooseBackup, type Line, splitByAge } from './choose-backup.rules.ts';

const at = (time: string) => new Date(`2026-11-28T${time}Z`);

function backup(line: string, finished: string): BackupManifest {
  const finishedAt = at(finished).toISOString();
  return {
    ...{ format: 1, id: finishedAt, line, startedAt: finishedAt, finishedAt },
    ...{ database: null, releases: [], uploads: [] },
  };
}

const OLD: Line = {
  id: '20261101T000000Z-000001',
  backups: [backup('old', '01:00:00'), backup('old', '03:00:00')],
  archivedUntil: at('05:00:00'),
};
const NEW: Line = {
  id: '20261128T040000Z-000002',
  backups: [backup('new', '04:10:00')],
  archivedUntil: at('06:00:00'),
};
const LINES = [OLD, NEW, { id: '20261128T070000Z-000003', backups: [], archivedUntil: at('07:30:00') }];

describe('chooseBackup', () => {
  it('takes the last one before the time when the database was restored by other means', () => {
    const external = { ...OLD, id: 'external', archivedUntil: null };
    expect(chooseBackup([external], { to: at('09:00:00') })).toBe(OLD.backups[1]);
    expect(() => chooseBackup([external], { to: at('00:30:00') })).toThrow('is before the end of the first');
  });

  it('takes the last backup that ended before the time, of the newest line that reaches it', () => {
    expect(chooseBackup(LINES, { to: at('02:00:00') })).toBe(OLD.backups[0]);
    expect(chooseBackup(LINES, { to: at('03:00:00') })).toBe(OLD.backups[1]);
    expect(chooseBackup(LINES, { to: at('04:30:00') })).toBe(NEW.backups[0]);
    expect(chooseBackup(LINES, { to: 'latest' })).toBe(NEW.backups[0]);
  });

  it('takes the line of the present database before that of a copy that writes to the same folder', () => {
    expect(chooseBackup(LINES, { to: at('04:50:00'), present: OLD.id })).toBe(OLD.backups[1]);
    expect(chooseBackup(LINES, { to: 'latest', present: OLD.id })).toBe(OLD.backups[1]);
    expect(chooseBackup(LINES, { to: at('05:30:00'), present: OLD.id })).toBe(NEW.backups[0]);
    expect(chooseBackup(LINES, { to: 'latest', present: LINES[2]?.id })).toBe(NEW.backups[0]);
  });

  it('takes the line that is asked for', () => {
    expect(chooseBackup(LINES, { to: at('04:30:00'), line: OLD.id })).toBe(OLD.backups[1]);
    expect(() => chooseBackup(LINES, { to: 'latest', line: 'another' })).toThrow(
      'There is no backup of the line another.',
    );
  });

  it('refuses a time before the first backup, and one after the end of the log, with the time that it has', () => {
    expect(() => chooseBackup(LINES, { to: at('00:59:59') })).toThrow(
      '2026-11-28T00:59:59.000Z is before the end of the first backup, 2026-11-28T01:00:00.000Z.',
    );
    expect(() => chooseBackup([OLD, NEW], { to: at('06:00:01') })).toThrow(
      '2026-11-28T06:00:01.000Z is after the end of the archived log, 2026-11-28T06:00:00.000Z.',
    );
    expect(() => chooseBackup([], { to: 'latest' })).toThrow('There is no backup. Make one');
  });
});

it('keeps the newest backups of all lines', () => {
  const all = [...OLD.backups, ...NEW.backups];
  expect(splitByAge(all, 2)).toEqual({ kept: [all[2], all[1]], old: [all[0]] });
});
