import { type Driver, PostgresDialect, type TransactionSettings } from 'kysely';
import type { Pool } from 'pg';
import { type PooledClient, PooledConnection } from './pooled-connection.ts';

/**
 * Kysely's PostgreSQL whose transactions make fewer round trips: they begin together with their first statement, and
 * commit together with their last one where it is sent as such.
 */
export class PooledDialect extends PostgresDialect {
  readonly #pool: Pool;

  /** The pool must have been made with the option `Client: PipeliningClient`. */
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
    return new PooledConnection((await this.#pool.connect()) as PooledClient);
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(beginStatement(settings));
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

/**
 * The server must not refuse a begin statement for its text: what is sent together with it would run without a
 * transaction.
 */
function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  if (isolationLevel === 'snapshot') {
    throw new RangeError('PostgreSQL has no isolation level "snapshot".');
  }
  const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
  return `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`;
}
