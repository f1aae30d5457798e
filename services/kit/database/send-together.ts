import type { QueryResult } from 'pg';
import type { PipeliningClient } from './pipelining-client.ts';

/** A statement with `$1`, `$2` … in its text; one with a name is prepared under it, once per connection. */
export interface SentStatement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** The values of a statement could not be encoded, so the server never received it. */
export class UnsendableStatement extends Error {
  constructor(cause: unknown) {
    super('The values of a statement cannot be sent to PostgreSQL.', { cause });
    this.name = 'UnsendableStatement';
  }
}

/**
 * Sends statements in one round trip. The outcomes come in the same order; there are fewer
 * of them only when a statement could not be sent: its outcome is the last.
 */
export function sendTogether(
  client: PipeliningClient,
  statements: readonly SentStatement[],
): Promise<PromiseSettledResult<QueryResult>[]> {
  return Promise.allSettled(client.writeAtOnce(() => sendEach(client, statements)));
}

function sendEach(client: PipeliningClient, statements: readonly SentStatement[]): Promise<QueryResult>[] {
  const sent: Promise<QueryResult>[] = [];
  for (const statement of statements) {
    const { result, isSent } = send(client, statement);
    sent.push(result);
    if (!isSent) {
      // What follows must not be sent either: a commit would keep a transaction that lacks this statement.
      break;
    }
  }
  return sent;
}

function send(client: PipeliningClient, { name, text, values = [] }: SentStatement) {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
  let isReturned = false;
  let isSent = true;
  client.query({ name, text, values: [...values] }, (error: Error | null, result: QueryResult) => {
    if (error === null) {
      resolve(result);
      return;
    }
    // The client calls back before it returns only when the values cannot be encoded.
    isSent = isReturned;
    reject(isSent ? error : new UnsendableStatement(error));
  });
  isReturned = true;
  return { result: promise, isSent };
}
