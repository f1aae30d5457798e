import { parseArgs } from 'node:util';
import type { Database } from '../../kit/database/database.ts';
import {
  type FoundEntry,
  type FoundTransaction,
  findEntries,
  findTransaction,
  reverseTransaction,
} from './reversal.sql.ts';
import { ReversalProblem, type ReversalRequest, readReversal } from './reversal-request.rules.ts';

interface Operating {
  /** As the owner of the database: the role that runs the services may not reverse anything. */
  readonly db: Database;
  readonly now: Date;
}

/**
 * Reverses one transaction of the ledger, as the words of a command line ask; without `--write` everything is done and
 * taken back, so that what is shown is what would be posted. Returns lines to print.
 * @throws ReversalProblem with one line when it cannot be done.
 */
export async function operateReversal(
  { db, now }: Operating,
  words: readonly string[],
): Promise<readonly string[]> {
  const request = readReversal(parseWords(words));
  const found = await findTransaction(db, request.transaction);
  if (found === null) {
    throw new ReversalProblem(`There is no transaction ${request.transaction}.`);
  }
  const { isDryRun } = request;
  const entries = await reverse(db, { found, request, now });
  return [describe(found), ...entries.map(describeEntry), isDryRun ? DRY_RUN : `${found.id} is reversed.`];
}

const DRY_RUN = 'Nothing was written (dry run); --write with --reason and --operator posts it.';

function parseWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        transaction: { type: 'string' },
        reason: { type: 'string' },
        operator: { type: 'string' },
        write: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new ReversalProblem(line);
  }
}

interface Reversing {
  readonly found: FoundTransaction;
  readonly request: ReversalRequest;
  readonly now: Date;
}

async function reverse(db: Database, { found, request, now }: Reversing): Promise<readonly FoundEntry[]> {
  const { isDryRun } = request;
  const reason = isDryRun ? 'dry run' : request.reason;
  const operator = isDryRun ? 'dry run' : request.operator;
  const transaction = await db.startTransaction().execute();
  try {
    const reversing = { transactionId: found.id, reason, operator, now };
    const entries = await findEntries(transaction, await reverseTransaction(transaction, reversing));
    await (isDryRun ? transaction.rollback() : transaction.commit()).execute();
    return entries;
  } catch (error) {
    await transaction.rollback().execute();
    throw refusalOf(error, found);
  }
}

/** Why the database refused, in one line; any other error as it is. */
function refusalOf(error: unknown, { id, type }: FoundTransaction): unknown {
  const { code, constraint, detail } = error as { code?: string; constraint?: string; detail?: string };
  if (code === '42501') {
    return new ReversalProblem(
      'Only the owner of the database reverses a transaction; give its address in MIGRATION_DATABASE_URL.',
    );
  }
  const refusals: Readonly<Record<string, string>> = {
    reversal_kind: `${id} is of the kind ${type}. ${WAYS[type] ?? ''}`,
    reversal_once: `${id} was reversed before, by transaction ${detail}.`,
    account_not_overdrawn: `${id} cannot be reversed: an account holds less than it put there.`,
  };
  const line = refusals[constraint ?? ''];
  return line === undefined ? error : new ReversalProblem(line.trim());
}

const OF_A_REQUEST = 'A ruling on its trade request, or the end of its payment, moves this money back.';

/** How what is not reversed comes back. */
const WAYS: Readonly<Record<string, string>> = {
  Hold: OF_A_REQUEST,
  Release: OF_A_REQUEST,
  Payment: OF_A_REQUEST,
  Refund: OF_A_REQUEST,
  Withdrawal: 'The bank’s result of its withdrawal or payout (failed, returned) moves this money back.',
};

function describe({ id, trackingCode, type, createdAt, paymentId, requestId }: FoundTransaction): string {
  const payment = paymentId === null ? '' : `, payment ${paymentId}`;
  const request = requestId === null ? '' : `, trade request ${requestId}`;
  return `${id} (${trackingCode}): ${type} of ${createdAt}${payment}${request}`;
}

function describeEntry({ account, amountRial, balanceAfterRial }: FoundEntry): string {
  return `  ${account}: ${amountRial > 0 ? '+' : ''}${amountRial} rial, then ${balanceAfterRial}`;
}
