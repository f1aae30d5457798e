import { Client, type ClientConfig } from 'pg';
import { DatabaseProblem, errorCode, errorLine } from './database-problem.ts';

/** An open connection, as work is given it. */
export type Connection = Client;

/** Codes of the errors with which a server that shuts down, or an administrator, ends a connection. */
const SHUTDOWN_CODES = new Set(['57P01', '57P02', '57P03']);

/**
 * Opens a connection for some work and closes it afterwards. When the connection is lost, even between queries, the
 * work fails with a {@link DatabaseProblem}.
 */
export async function withConnection<T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  const lost = Promise.withResolvers<never>();
  // A loss before or after the work changes nothing for the caller.
  lost.promise.catch(() => undefined);
  client.on('error', (error) => lost.reject(lostConnection(error)));
  await client.connect();
  try {
    return await Promise.race([work(client), lost.promise]);
  } catch (error) {
    throw SHUTDOWN_CODES.has(errorCode(error) ?? '') ? lostConnection(error) : error;
  } finally {
    await client.end();
  }
}

function lostConnection(error: unknown): DatabaseProblem {
  return new DatabaseProblem(
    `The connection to the database was lost (${errorLine(error)}).`,
    'See that the database runs, and start again.',
    error,
  );
}
