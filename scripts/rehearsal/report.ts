import type { Rehearsal } from './rehearse.ts';

/** What may be lost, in seconds. */
export const MAX_LOST_SECONDS = 60;

/** The figures as a table in Markdown. */
export function rehearsalToMarkdown(figures: Rehearsal): string {
  const row = (what: string, seconds: number, goal = '') => `| ${what} | ${seconds.toFixed(1)} | ${goal} |`;
  const { charges, uploads, deletedItems, deletedFiles, faults } = figures;
  const disk = figures.folder.startsWith('/dev/shm') ? 'a disk in memory' : 'one disk';
  return [
    `\`npm run rehearse:restore\`: the services on the embedded PostgreSQL, data and backups on ${disk}, ${charges} charges and ${uploads} files of eight buyers during the run. Then ${deletedItems} items and ${deletedFiles} files are deleted, and a second before that is restored beside the running site; then services and database are killed and the data folder is removed. Ledger, files, search and indexes agreed after both restores${faults.length === 0 ? '' : ` but for ${faults.length} faults`}.`,
    '',
    '| seconds | | goal |',
    '| --- | ---: | ---: |',
    row('longest time from a commit until the archive held it', figures.longestUnarchivedSeconds, '≤ 60'),
    row('commits that the loss of the machine cost', figures.lostSeconds, '≤ 60'),
    row('a backup under load, with reading it back', figures.backupSeconds),
    row('restore to a second before the deletion, with the checks', figures.restoreSeconds),
    row('restore after the loss, with the checks', figures.disasterSeconds),
    row('and until the services answer', figures.startSeconds),
  ].join('\n');
}

/** What the rehearsal found wrong, one line each. */
export function rehearsalFaults(figures: Rehearsal): string[] {
  const { faults, longestUnarchivedSeconds, lostSeconds } = figures;
  const isLate = Math.max(longestUnarchivedSeconds, lostSeconds) > MAX_LOST_SECONDS;
  return [...faults, ...(isLate ? [`more than ${MAX_LOST_SECONDS} s of commits can be lost`] : [])];
}
