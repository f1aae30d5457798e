import { parseArgs } from 'node:util';
import type { ChainEnd } from './audit-chain.rules.ts';
import type { AuditSelection } from './audit-records.sql.ts';

/** What an operator asked for cannot be done; the message is one line. */
export class AuditProblem extends Error {
  override readonly name = 'AuditProblem';
}

/** What an operator asked for. */
export type AuditRequest =
  | { readonly command: 'verify'; readonly knownEnd: ChainEnd | null }
  | { readonly command: 'export'; readonly selection: AuditSelection; readonly isCsv: boolean };

const USAGE =
  'Give one of: verify [--end <place>:<hash>], export --from <UTC> --to <UTC> [--subject user:<id>] [--csv].';
const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/;

/** Reads the words of a command line. @throws AuditProblem */
export function readAuditRequest([command = '', ...words]: readonly string[]): AuditRequest {
  const options = parseOptions(words);
  if (command === 'verify') {
    return { command, knownEnd: options.end === undefined ? null : readEnd(options.end) };
  }
  if (command !== 'export' || options.from === undefined || options.to === undefined) {
    throw new AuditProblem(USAGE);
  }
  const [from, to] = [readInstant(options.from), readInstant(options.to)];
  const subject = options.subject === undefined ? null : readSubject(options.subject);
  return { command, selection: { from, to, subject }, isCsv: options.csv === true };
}

function parseOptions(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { end: text, from: text, to: text, subject: text, csv: { type: 'boolean' } } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new AuditProblem(USAGE);
  }
}

function readInstant(text: string): Date {
  const instant = new Date(text);
  if (!INSTANT.test(text) || Number.isNaN(instant.getTime())) {
    throw new AuditProblem(`"${text}" is no time in UTC: write 2026-11-20 or 2026-11-20T10:00:00Z.`);
  }
  return instant;
}

function readSubject(text: string): { kind: string; id: number } {
  const [, kind, id] = /^(user|supplier):(\d{1,9})$/.exec(text) ?? [];
  if (kind === undefined) {
    throw new AuditProblem(`"${text}" is nobody: write user:<number> or supplier:<number>.`);
  }
  return { kind, id: Number(id) };
}

function readEnd(text: string): ChainEnd {
  const [, place, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (hash === undefined) {
    throw new AuditProblem(`"${text}" is no end of the chain: write it as verify has printed it.`);
  }
  return { place: Number(place), hash };
}
