import { parseArgs } from 'node:util';
import { SetupProblem } from '../console.ts';

const KEEP = 7;
const MAX_KEEP = 1000;
/** ISO 8601 in UTC, to the millisecond at most. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

export type BackupWish =
  | { readonly action: 'list' }
  | { readonly action: 'verify' }
  | { readonly action: 'backup'; readonly keep: number };

export interface RestoreWish {
  readonly to: Date | 'latest';
  readonly line: string | undefined;
  /** The folder to restore into; null makes one in the data folder. */
  readonly into: string | null;
  readonly replaces: boolean;
}

/** Reads the words of `npm run backup`. @throws SetupProblem when they cannot be followed. */
export function readBackupWish(words: readonly string[]): BackupWish {
  const { values } = understood(() =>
    parseArgs({
      args: [...words],
      options: { list: { type: 'boolean' }, verify: { type: 'boolean' }, keep: { type: 'string' } },
    }),
  );
  const actions = (['list', 'verify'] as const).filter((action) => values[action]);
  if (actions.length + (values.keep === undefined ? 0 : 1) > 1) {
    throw new SetupProblem('--list, --verify and --keep do not go together', 'Give one of them');
  }
  const [action] = actions;
  return action ? { action } : { action: 'backup', keep: readKeep(values.keep) };
}

/** Reads the words of `npm run restore`. @throws SetupProblem when they cannot be followed. */
export function readRestoreWish(words: readonly string[]): RestoreWish {
  const { values } = understood(() =>
    parseArgs({
      args: [...words],
      options: {
        to: { type: 'string' },
        line: { type: 'string' },
        into: { type: 'string' },
        replace: { type: 'boolean' },
      },
    }),
  );
  if (values.into !== undefined && values.replace) {
    throw new SetupProblem('--into and --replace do not go together', 'Give one of them');
  }
  return {
    to: readTime(values.to),
    line: values.line,
    into: values.into ?? null,
    replaces: values.replace === true,
  };
}

function readTime(text: string | undefined): Date | 'latest' {
  if (text === 'latest') {
    return text;
  }
  const time = new Date(String(text));
  // A day or an hour that there is not would be taken for another one.
  const isReal = text !== undefined && TIME.test(text) && !Number.isNaN(time.getTime());
  if (!isReal || !time.toISOString().startsWith(text.slice(0, 'YYYY-MM-DDThh:mm:ss'.length))) {
    throw new SetupProblem(
      text === undefined ? 'No time is given' : `"${text}" is not a time`,
      'Write --to 2026-11-28T01:10:23Z, in UTC, or --to latest',
    );
  }
  return time;
}

function readKeep(text: string | undefined): number {
  const keep = text === undefined ? KEEP : Number(text);
  if (!Number.isInteger(keep) || keep < 1 || keep > MAX_KEEP) {
    throw new SetupProblem(
      `--keep ${text} is not a number of backups`,
      `Give a whole number from 1 to ${MAX_KEEP}`,
    );
  }
  return keep;
}

function understood<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new SetupProblem(line, 'The top of the script names its words');
  }
}
