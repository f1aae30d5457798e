import { type Connection, type PoolClient, Query, type QueryResult, type Submittable } from 'pg';

/** A statement with `$1`, `$2` … in its text, and the name it is prepared under. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What pg's client tells a query of its own making of what comes back; pg's cursors are made so. */
interface PgQuery extends Submittable {
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
}

/** pg's own query, with what its types do not tell. */
interface OwnQuery extends PgQuery {
  callback: (error: Error | null, results: readonly QueryResult[]) => void;
  /** The client gives the types of its columns to it. */
  readonly _result: object;
}

/** Whether a connection has prepared a statement under its name. */
export function isPrepared(client: PoolClient, { name }: NamedStatement): boolean {
  const { connection } = client as unknown as {
    readonly connection: { readonly parsedStatements: Readonly<Record<string, string>> };
  };
  return connection.parsedStatements[name] !== undefined;
}

interface Beginning {
  /** `begin`, with its level. */
  readonly begin: string;
  /** Runs before the statement and returns no rows. */
  readonly before: NamedStatement | undefined;
  readonly statement: NamedStatement;
  /** Hears what the server says to each command, as it comes: `BEGIN`, `INSERT 0 1`. */
  readonly said: (command: string) => void;
}

/**
 * Begins a transaction and runs its first statements in one journey; the connection must have prepared them. The server
 * skips whatever follows the first of them that fails.
 */
export async function beginWith<Row>(
  client: PoolClient,
  { begin, before, statement, said }: Beginning,
): Promise<Row[]> {
  const results = await runTogether(client, statement, {
    send: (query, connection) => {
      sendCommand(connection, begin);
      if (before !== undefined) {
        sendPrepared(connection, before);
      }
      query.submit(connection);
    },
    said,
  });
  return (results.at(-1)?.rows ?? []) as Row[];
}

/**
 * Runs the last statement of a transaction, which the connection must have prepared, and commits in the same journey. The
 * server skips the commit when the statement fails. Returns what it says to the commit.
 */
export async function commitWith(client: PoolClient, statement: NamedStatement): Promise<string | undefined> {
  const results = await runTogether(client, statement, {
    send: (query, connection) => {
      // The query ends with its barrier: the commit comes before that.
      const sync = () => {
        sendCommand(connection, 'commit');
        connection.sync();
      };
      query.submit(Object.assign(Object.create(connection) as Connection, { sync }));
    },
  });
  return results.at(-1)?.command;
}

interface Journey {
  readonly send: (query: Submittable, connection: Connection) => void;
  /** Hears what the server says to each command, as it comes. */
  readonly said?: (command: string) => void;
}

function runTogether(
  client: PoolClient,
  { name, text, values }: NamedStatement,
  { send, said }: Journey,
): Promise<readonly QueryResult[]> {
  return new Promise((resolve, reject) => {
    const query = new Query({ name, text, values: [...values] }) as unknown as OwnQuery;
    query.callback = (error, results) => (error === null ? resolve(results) : reject(error));
    const both: PgQuery & Pick<OwnQuery, '_result'> = {
      _result: query._result,
      submit: (connection) => {
        connection.stream.cork();
        try {
          send(query, connection);
        } finally {
          connection.stream.uncork();
        }
      },
      handleCommandComplete: (message, connection) => {
        said?.((message as { readonly text: string }).text);
        query.handleCommandComplete(message, connection);
      },
      handleError: (error, connection) => query.handleError(error, connection),
      handleReadyForQuery: (connection) => query.handleReadyForQuery(connection),
      handleRowDescription: (message) => query.handleRowDescription(message),
      handleDataRow: (message) => query.handleDataRow(message),
    };
    client.query(both);
  });
}

function sendCommand(connection: Connection, text: string): void {
  connection.parse({ name: '', text, types: [] }, true);
  connection.bind({}, true);
  connection.execute({}, true);
}

/** Without asking what its rows look like, for none may come, and without a barrier behind it. */
function sendPrepared(connection: Connection, { name, text, values }: NamedStatement): void {
  const nothing = () => undefined;
  const quiet = Object.assign(Object.create(connection) as Connection, { describe: nothing, sync: nothing });
  new Query({ name, text, values: [...values] }).submit(quiet);
}
