import { SetupProblem } from '../console.ts';
import { type BackupManifest, EXTERNAL_LINE } from './backup-manifest.ts';

/** One data folder's part of the archive. */
export interface Line {
  readonly id: string;
  /** The oldest first. */
  readonly backups: readonly BackupManifest[];
  /** When the last file of its log was archived; null when none was. */
  readonly archivedUntil: Date | null;
}

interface Asked {
  readonly to: Date | 'latest';
  /** The line to restore from; by default that of the present database, or the newest other one, that reaches the time. */
  readonly line?: string | undefined;
  /** The line of the present database: a copy of it may write to the same folder. */
  readonly present?: string | undefined;
}

/** The backup from which a time is restored. @throws SetupProblem with the reason when there is none. */
export function chooseBackup(lines: readonly Line[], { to, line: wanted, present }: Asked): BackupManifest {
  const known = lines.filter(({ id, backups }) => backups.length > 0 && (wanted ?? id) === id);
  const newest = known.toSorted(
    (one, other) =>
      Number(other.id === present) - Number(one.id === present) || other.id.localeCompare(one.id),
  );
  if (newest.length === 0) {
    throw new SetupProblem(
      wanted === undefined ? 'There is no backup' : `There is no backup of the line ${wanted}`,
      wanted === undefined ? 'Make one with "npm run backup"' : '"npm run backup -- --list" names the lines',
    );
  }
  const usable = newest.find((line) => to === 'latest' || reaches(line, to));
  const backup = usable && newestBefore(usable, to);
  if (backup === undefined) {
    throw refusal(newest, to);
  }
  return backup;
}

function reaches(line: Line, to: Date): boolean {
  const { id, archivedUntil } = line;
  // The operator has restored that database by other means, to the same time.
  const isArchived = id === EXTERNAL_LINE || (archivedUntil !== null && to <= archivedUntil);
  return isArchived && newestBefore(line, to) !== undefined;
}

function newestBefore({ backups }: Line, to: Date | 'latest'): BackupManifest | undefined {
  return backups.findLast(({ finishedAt }) => to === 'latest' || new Date(finishedAt) <= to);
}

function refusal(lines: readonly Line[], to: Date | 'latest'): SetupProblem {
  const time = to === 'latest' ? to : to.toISOString();
  const begins = lines.flatMap(({ backups }) => backups.map(({ finishedAt }) => finishedAt)).toSorted();
  const [first = ''] = begins;
  if (time < first) {
    return new SetupProblem(
      `${time} is before the end of the first backup, ${first}`,
      'Give a time from then on: nothing before it was kept',
    );
  }
  const ends = lines.flatMap(({ archivedUntil }) => archivedUntil?.toISOString() ?? []).toSorted();
  return new SetupProblem(
    `${time} is after the end of the archived log, ${ends.at(-1) ?? 'which is empty'}`,
    'Give an earlier time, or "latest" for all that was archived',
  );
}

/** The backups that are kept, and those that are not: so many of the newest stay. */
export function splitByAge(backups: readonly BackupManifest[], keep: number) {
  const newest = backups.toSorted((one, other) => other.id.localeCompare(one.id));
  return { kept: newest.slice(0, keep), old: newest.slice(keep) };
}
