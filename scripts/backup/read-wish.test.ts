import { describe, expect, it } from 'vitest';
import { readBackupWish, readRestoreWish } from './read-wish.ts';

describe('readBackupWish', () => {
  it('makes a backup and keeps seven, unless something else is asked for', () => {
    expect(readBackupWish([])).toEqual({ action: 'backup', keep: 7 });
    expect(readBackupWish(['--keep', '14'])).toEqual({ action: 'backup', keep: 14 });
    expect(readBackupWish(['--list'])).toEqual({ action: 'list' });
    expect(readBackupWish(['--verify'])).toEqual({ action: 'verify' });
  });

  it.each([
    [['--keep', '0'], '--keep 0 is not a number of backups.'],
    [['--keep', '1.5'], '--keep 1.5 is not a number of backups.'],
    [['--list', '--verify'], '--list, --verify and --keep do not go together.'],
    [['--wrong'], "Unknown option '--wrong'"],
  ])('refuses %j in one line', (words, said) => {
    expect(() => readBackupWish(words)).toThrow(said);
  });
});

describe('readRestoreWish', () => {
  it('reads a time in UTC, or all that was archived', () => {
    const wish = { line: undefined, into: null, replaces: false };
    expect(readRestoreWish(['--to', '2026-11-28T01:10:23Z'])).toEqual({
      ...wish,
      to: new Date('2026-11-28T01:10:23Z'),
    });
    expect(readRestoreWish(['--to', '2026-11-28T01:10:23.5Z']).to).toEqual(
      new Date('2026-11-28T01:10:23.500Z'),
    );
    expect(readRestoreWish(['--to', 'latest', '--replace'])).toEqual({
      ...wish,
      to: 'latest',
      replaces: true,
    });
  });

  it.each([
    [[], 'No time is given.'],
    [['--to', 'yesterday'], '"yesterday" is not a time.'],
    [['--to', '2026-11-28T01:10:23'], '"2026-11-28T01:10:23" is not a time.'],
    [['--to', '2026-11-28T01:10:23+03:30'], '"2026-11-28T01:10:23+03:30" is not a time.'],
    [['--to', '2026-02-30T01:10:23Z'], '"2026-02-30T01:10:23Z" is not a time.'],
    [['--to', 'latest', '--into', '/a', '--replace'], '--into and --replace do not go together.'],
  ])('refuses %j in one line', (words, said) => {
    expect(() => readRestoreWish(words)).toThrow(said);
  });
});
