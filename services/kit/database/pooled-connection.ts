import { AbortedTransactionError, CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient, QueryResult as ServerResult } from 'pg';
import { errorCode } from './database-problem.ts';
import { observeStatements } from './observe-statement.ts';
import type { PipeliningClient } from './pipelining-client.ts';
import { type SentStatement, sendTogether, UnsendableStatement } from './send-together.ts';

/**
 * What a statement is in its transaction. A `claim` is an insert that waits for the statement behind it; when it writes
 * no row, the transaction fails ({@link ClaimLost}). The `last` statement waits for the commit. `settle` has no text: it
 * sends a claim that still waits.
 */
export type StatementRole = 'claim' | 'last' | 'settle';

/** A query with what Kysely does not know of it: the name it is prepared under, and its role. */
interface RoleQuery extends CompiledQuery {
  readonly name?: string | undefined;
  readonly role?: StatementRole | undefined;
}

/** A statement as Kysely takes it. */
export function roleQuery<Row>(
  { name, text, values = [] }: SentStatement,
  role?: StatementRole,
): CompiledQuery<Row> {
  const query: RoleQuery = { ...CompiledQuery.raw(text, [...values]), name, role };
  return query as CompiledQuery<Row>;
}

/** The claim of a transaction wrote no row, so the transaction is rolled back. */
export class ClaimLost extends Error {
  constructor() {
    super('What this transaction claims is taken.');
    this.name = 'ClaimLost';
  }
}

/** The server was the primary when the connection was made, and is a standby now: another connection finds the new one. */
const READ_ONLY = '25006';

interface WaitingStatement extends SentStatement {
  readonly role: 'begin' | 'claim' | 'last';
}

/** A connection that was taken from a pool of pipelining clients. */
export type PooledClient = PipeliningClient & PoolClient;

/** A connection of the pool while it is in use. Statements that wait are sent together with the next one. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: PooledClient;
  #isInTransaction = false;
  /** The begin statement is on its way or has arrived: the client's own status is still that of before. */
  #hasSentBegin = false;
  #waiting: WaitingStatement[] = [];
  /** Why the transaction cannot go on: the error of a statement that had waited. */
  #failure: unknown;
  #isBroken = false;

  constructor(client: PooledClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql: text, parameters: values, name, role }: RoleQuery = query;
    if (role === 'settle') {
      await this.#settleClaim();
      return { rows: [] };
    }
    this.#assertNotFailed();
    if (role !== undefined && this.#isInTransaction) {
      this.#waiting.push({ name, text, values, role });
      return { rows: [] };
    }
    const { rows } = await this.#send({ name, text, values });
    return { rows: rows as Row[] };
  }

  // biome-ignore lint/correctness/useYield: no service reads rows one by one
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not read one by one.');
  }

  /** Begins a transaction together with its first statement. */
  begin(text: string): void {
    this.#isInTransaction = true;
    this.#hasSentBegin = false;
    this.#waiting = [{ text, role: 'begin' }];
  }

  async commit(): Promise<void> {
    // A commit cannot be taken back, so a claim is waited for before.
    await this.#settleClaim();
    if (this.#waiting[0]?.role === 'begin' && this.#waiting.length === 1) {
      return;
    }
    const { command } = await this.#send({ text: 'commit' });
    // The command tag of a commit behind a statement that failed.
    if (command === 'ROLLBACK') {
      throw new AbortedTransactionError();
    }
  }

  async rollback(): Promise<void> {
    this.#waiting = [];
    if (!this.#hasSentBegin) {
      return;
    }
    // Behind the statements that are still on their way, so that it ends what they begin.
    const [outcome] = await sendTogether(this.#client, [{ text: 'rollback' }]);
    // Closing the connection rolls back as well, and the error to report is the one that led here.
    this.#isBroken ||= outcome?.status === 'rejected';
  }

  /** Gives the connection back to the pool, which closes it when it is still in a transaction. */
  release(): void {
    this.#client.release(this.#isBroken || this.#client.getTransactionStatus() !== 'I');
  }

  async #settleClaim(): Promise<void> {
    this.#assertNotFailed();
    if (this.#waiting.some(({ role }) => role === 'claim')) {
      await this.#sendWaiting();
    }
  }

  #assertNotFailed(): void {
    if (this.#failure !== undefined) {
      throw this.#failure;
    }
  }

  async #send(statement: SentStatement): Promise<ServerResult> {
    const outcomes = await this.#sendWaiting(statement);
    return this.#resultOf(outcomes.at(-1));
  }

  /** Sends what waits, and a statement behind it. Throws the first error among what had waited. */
  async #sendWaiting(...behind: readonly SentStatement[]) {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#hasSentBegin ||= waiting[0]?.role === 'begin';
    const statements = [...waiting, ...behind];
    const outcomes = await observeStatements(statements, () => sendTogether(this.#client, statements));
    try {
      for (const [place, { role }] of waiting.entries()) {
        const { rowCount } = this.#resultOf(outcomes[place]);
        if (role === 'claim' && rowCount === 0) {
          throw new ClaimLost();
        }
      }
    } catch (error) {
      this.#failure = error;
      throw error;
    }
    return outcomes;
  }

  #resultOf(outcome: PromiseSettledResult<ServerResult> | undefined): ServerResult {
    if (outcome?.status === 'fulfilled') {
      return outcome.value;
    }
    const error: unknown = outcome?.reason;
    // The client takes a statement for prepared that it closed when its values could not be encoded.
    this.#isBroken ||= error instanceof UnsendableStatement || errorCode(error) === READ_ONLY;
    throw error;
  }
}
