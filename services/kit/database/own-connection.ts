import { Client, type ClientConfig } from 'pg';
import { DatabaseProblem, errorCode, errorLine } from './database-problem.ts';

/** Codes with which a server takes leave of a query. */
const FAREWELLS = new Set(['57P01', '57P02', '57P03']);

/**
 * Does something over a connection of its own, which ends with it. When the connection is lost, also while no query is
 * under way, the work has failed: with one line that says so.
 */
export async function withConnection<T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  const lost = Promise.withResolvers<never>();
  // Lost before or after the work, it is nobody's news.
  lost.promise.catch(() => undefined);
  client.on('error', (error) => lost.reject(lostConnection(error)));
  await client.connect();
  try {
    return await Promise.race([work(client), lost.promise]);
  } catch (error) {
    throw FAREWELLS.has(errorCode(error) ?? '') ? lostConnection(error) : error;
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
