import { DatabaseProblem } from './kit/database/database-problem.ts';
import { EnvironmentProblem } from './kit/environment.ts';

const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port of SERVICES_PORT is in use. Stop what uses it, or set SERVICES_PORT to another one.',
  EACCES: 'A file or port is not allowed to this user. Check SERVICES_PORT and the rights of BAZAAR_DATA.',
  ENOSPC: 'The disk is full. Free some room where BAZAAR_DATA lies, and start again.',
  EDQUOT: 'The disk quota of this user is used up. Free some room where BAZAAR_DATA lies, and start again.',
  EROFS: 'The disk takes no changes. Set BAZAAR_DATA to a folder that can be written to.',
  '53100': 'The disk of the database is full. Free some room there, and start again.',
};

/** One line for each reason why a start failed, with what to do; the whole stack trace only for programming errors. */
export function formatStartupError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  if (error instanceof EnvironmentProblem) {
    return error.lines.map(oneLine).join('\n');
  }
  return error instanceof DatabaseProblem
    ? oneLine(error.message)
    : (knownFault(error) ?? error.stack ?? error.message);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Failures of the machine, by the codes of Node and PostgreSQL; also of an error's cause. */
function knownFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  const code = 'code' in error ? String(error.code) : '';
  return FAULTS[code] ?? knownFault(error.cause);
}
