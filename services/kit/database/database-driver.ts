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
  readonly role: StatementRole | 'settle' | undefined;
}

/**
 * What a statement is in its transaction: the `last` one may wait for the commit, a `claim` for the statement behind it.
 * A claim is an insert without rows to return; when it writes none, the transaction is over ({@link ClaimLost}).
 */
export type StatementRole = 'last' | 'claim';

/** A prepared statement as Kysely takes it. */
export function markedQuery<Row>(
  { name, text, values }: NamedStatement,
  role?: StatementRole,
): CompiledQuery<Row> {
  return CompiledQuery.raw({ name, text, role } as unknown as string, [...values]) as CompiledQuery<Row>;
}

/** Has a claim sent that still waits; nothing happens when none does. */
export const SETTLE_CLAIM = CompiledQuery.raw({ name: '', text: '', role: 'settle' } as unknown as string);

/** The claim of a transaction wrote nothing: whatever the transaction did is taken back. */
export class ClaimLost extends Error {
  constructor() {
    super('What this transaction claims is taken.');
    this.name = 'ClaimLost';
  }
}

const NOTHING_WRITTEN = 'INSERT 0 0';

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
  /** The claim of a transaction that was not sent yet. */
  #claim: NamedStatement | undefined;
  #isClaimLost = false;
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
      await this.#sendWaiting();
      const { rows } = await this.#client.query(marked, [...parameters]);
      return { rows: rows as Row[] };
    }
    const statement = { name: marked.name, text: marked.text, values: parameters };
    switch (marked.role) {
      case 'settle':
        await this.#sendWaiting();
        return { rows: [] };
      case 'claim':
        this.#claim = statement;
        return { rows: [] };
      default:
        return { rows: await this.#runMarked<Row>(statement, marked.role === 'last') };
    }
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
    if (this.#claim !== undefined || this.#isClaimLost) {
      await this.#sendWaiting();
    }
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
    this.#claim = undefined;
    this.#isClaimLost = false;
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

  async #runMarked<Row>(statement: NamedStatement, isLast: boolean): Promise<Row[]> {
    const waiting = this.#claim === undefined ? [statement] : [this.#claim, statement];
    if (this.#isClaimLost || !waiting.every((one) => isPrepared(this.#client, one))) {
      await this.#sendWaiting();
    } else if (this.#beginning !== undefined) {
      return this.#beginAndRun<Row>(this.#beginning, statement);
    } else if (this.#claim !== undefined) {
      await this.#sendWaiting();
    } else if (isLast) {
      this.#last = statement;
      return [];
    }
    return this.#run<Row>(statement);
  }

  async #beginAndRun<Row>(begin: string, statement: NamedStatement): Promise<Row[]> {
    const before = this.#claim;
    this.#beginning = undefined;
    this.#claim = undefined;
    const said: string[] = [];
    try {
      return await beginWith<Row>(this.#client, {
        begin,
        before,
        statement,
        said: (text) => said.push(text),
      });
    } finally {
      // Said first, whatever came after it: without the claim, the statement may fail at what the claim's owner did.
      this.#isClaimLost = before !== undefined && said[1] === NOTHING_WRITTEN;
      this.#assertClaimed();
    }
  }

  /** Sends what waits for a statement that it may go with. */
  async #sendWaiting(): Promise<void> {
    const begin = this.#beginning;
    if (begin !== undefined) {
      this.#beginning = undefined;
      await this.#say(begin);
    }
    const claim = this.#claim;
    if (claim !== undefined) {
      this.#claim = undefined;
      const { name, text, values } = claim;
      const { rowCount } = await this.#client.query({ name, text, values: [...values] });
      this.#isClaimLost = rowCount === 0;
    }
    this.#assertClaimed();
  }

  #assertClaimed(): void {
    if (this.#isClaimLost) {
      throw new ClaimLost();
    }
  }

  async #sendLast(): Promise<void> {
    const last = this.#last;
    if (last !== undefined) {
      this.#last = undefined;
      await this.#run(last);
    }
  }

  async #run<Row>({ name, text, values }: NamedStatement): Promise<Row[]> {
    const { rows } = await this.#client.query({ name, text, values: [...values] });
    return rows as Row[];
  }

  async #say(command: string): Promise<string> {
    const { command: said } = await this.#client.query(command);
    return said;
  }
}
