import type { Client } from 'pg';
import { DatabaseProblem, errorCode, errorLine } from './database-problem.ts';
import { withConnection } from './own-connection.ts';
import { assertUsable } from './usable-database.ts';

const REFUSALS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine of that name was found',
  EAI_AGAIN: 'no machine of that name was found',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'it cannot be reached',
  '28P01': 'it refuses the user name or the password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
};

/** `DATABASE_URL` runs the services, `MIGRATION_DATABASE_URL` owns the database. */
export type DatabaseVariable = 'DATABASE_URL' | 'MIGRATION_DATABASE_URL';

/**
 * The address in DATABASE_URL, tried once; `undefined` when it is not set and the embedded PostgreSQL is to run.
 * Throws a `DatabaseProblem` when it is set but unusable.
 */
export async function databaseFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  variable: DatabaseVariable = 'DATABASE_URL',
): Promise<string | undefined> {
  const url = environment[variable];
  if (url === undefined || url === '') {
    return undefined;
  }
  const place = placeOf(url, variable);
  try {
    await assertUsable(url);
    return url;
  } catch (error) {
    throw errorCode(error) === undefined && error instanceof DatabaseProblem
      ? error
      : refusal({ place, variable }, error);
  }
}

/**
 * Connects once with the address in a variable, and changes nothing; `undefined` when it is not set. A `DatabaseProblem`
 * names the variable when the database cannot be reached.
 */
export async function tryAddress<T>(
  environment: Readonly<Record<string, string | undefined>>,
  variable: DatabaseVariable,
  use: (client: Client) => Promise<T>,
): Promise<T | undefined> {
  const url = environment[variable];
  if (url === undefined || url === '') {
    return undefined;
  }
  const place = placeOf(url, variable);
  try {
    return await withConnection({ connectionString: url, connectionTimeoutMillis: 10_000 }, use);
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : refusal({ place, variable }, error);
  }
}

/** Host, port and database of an address: the parts that may be shown, without the password. */
export function placeOf(url: string, variable: DatabaseVariable = 'DATABASE_URL'): string {
  const parsed = URL.parse(url);
  if (parsed === null || !['postgres:', 'postgresql:'].includes(parsed.protocol)) {
    throw new DatabaseProblem(
      `${variable} is not the address of a PostgreSQL database.`,
      'Write it as postgresql://user:password@host:5432/database, or unset it to use the embedded one.',
    );
  }
  const database = parsed.pathname.length > 1 ? parsed.pathname : '';
  return `${parsed.hostname || parsed.searchParams.get('host') || 'localhost'}:${parsed.port || 5432}${database}`;
}

function refusal(
  { place, variable }: { readonly place: string; readonly variable: DatabaseVariable },
  error: unknown,
): DatabaseProblem {
  // When a name has several addresses, the single errors are inside an AggregateError.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const reason = REFUSALS[errorCode(first) ?? ''] ?? errorLine(first);
  return new DatabaseProblem(
    `The database of ${variable} (${place}) cannot be used: ${reason}.`,
    `Correct ${variable}, or unset it to use the embedded PostgreSQL.`,
    error,
  );
}
