import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { beginWith, commitWith, isPrepared, type NamedStatement } from './query-batch.ts';

/** A prepared statement on its way through Kysely, which only hands its text on. */
interface Marked {
  readonly name: string;
  readonly text: string;
  /** True for the last statement of a transaction, which may wait for the commit. */
  readonly isLast: boolean;
}

/** A prepared statement as Kysely takes it. */
export function markedQuery<Row>(
  { name, text, values }: NamedStatement,
  { isLast = false } = {},
): CompiledQuery<Row> {
  return CompiledQuery.raw({ name, text, isLast } as unknown as string, [...values]) as CompiledQuery<Row>;
}

/**
 * Kysely's PostgreSQL whose transactions make fewer journeys to the server: they begin together with their first
 * statement and commit together with their last, where these are prepared.
 */
export class PooledDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#pool);
  }
}

class PooledDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.connect());
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(beginning(settings));
  }

  commitTransaction(connection: PooledConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PooledConnection): Promise<void> {
    return connection.rollback();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

function beginning({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
  return `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`;
}

class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  /** The beginning of a transaction that was not sent yet. */
  #beginning: string | undefined;
  /** The last statement of a transaction, when it waits for the commit. */
  #last: NamedStatement | undefined;
  #isLost = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const marked = sql as unknown as string | Marked;
    await this.#sendLast();
    if (typeof marked === 'string') {
      await this.#sendBeginning();
      const { rows } = await this.#client.query(marked, [...parameters]);
      return { rows: rows as Row[] };
    }
    const statement = { name: marked.name, text: marked.text, values: parameters };
    if (!isPrepared(this.#client, statement)) {
      await this.#sendBeginning();
    } else if (this.#beginning !== undefined) {
      const begin = this.#beginning;
      this.#beginning = undefined;
      return { rows: await beginWith<Row>(this.#client, begin, statement) };
    } else if (marked.isLast) {
      this.#last = statement;
      return { rows: [] };
    }
    return this.#run<Row>(statement);
  }

  // biome-ignore lint/correctness/useYield: nothing of ours reads rows one by one
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not read one by one.');
  }

  begin(text: string): void {
    this.#beginning = text;
  }

  async commit(): Promise<void> {
    const last = this.#last;
    this.#last = undefined;
    if (this.#beginning !== undefined) {
      this.#beginning = undefined;
      return;
    }
    const said = last === undefined ? await this.#say('commit') : await commitWith(this.#client, last);
    // So the server answers a commit after a statement that failed.
    if (said === 'ROLLBACK') {
      throw new AbortedTransactionError();
    }
  }

  async rollback(): Promise<void> {
    this.#last = undefined;
    if (this.#beginning !== undefined) {
      this.#beginning = undefined;
      return;
    }
    try {
      await this.#say('rollback');
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }

  /** Gives the connection back; one whose transaction could not be ended is thrown away. */
  release(): void {
    this.#client.release(this.#isLost);
  }

  async #sendBeginning(): Promise<void> {
    const begin = this.#beginning;
    if (begin !== undefined) {
      this.#beginning = undefined;
      await this.#say(begin);
    }
  }

  async #sendLast(): Promise<void> {
    const last = this.#last;
    if (last !== undefined) {
      this.#last = undefined;
      await this.#run(last);
    }
  }

  async #run<Row>({ name, text, values }: NamedStatement): Promise<QueryResult<Row>> {
    const { rows } = await this.#client.query({ name, text, values: [...values] });
    return { rows: rows as Row[] };
  }

  async #say(command: string): Promise<string> {
    const { command: said } = await this.#client.query(command);
    return said;
  }
}
