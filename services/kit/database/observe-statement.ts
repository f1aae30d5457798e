import { isTracing, openSpan, type Span, startSpan } from '@bazaar/telemetry';
import type { SentStatement } from './send-together.ts';
import { countSqlError } from './sql-errors.ts';

/** Sends a statement, counts its failure, and records a span where the request or job is traced. */
export async function observeStatement<T>(statement: SentStatement, send: () => Promise<T>): Promise<T> {
  const span = begin([statement]);
  try {
    const result = await send();
    span?.end();
    return result;
  } catch (error) {
    countSqlError(error);
    span?.end({ isFailed: true });
    throw error;
  }
}

/** The same for statements of a transaction that go in one round trip. */
export async function observeStatements<T>(
  statements: readonly SentStatement[],
  send: () => Promise<PromiseSettledResult<T>[]>,
): Promise<PromiseSettledResult<T>[]> {
  const span = begin(statements);
  const outcomes = await send();
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failures) {
    countSqlError(reason);
  }
  span?.end({ isFailed: failures.length > 0 });
  return outcomes;
}

function begin(statements: readonly SentStatement[]): Span | null {
  if (!isTracing() || openSpan() === undefined) {
    return null;
  }
  const main = statements.find(({ text }) => !TRANSACTION.test(text)) ?? statements[0];
  const summary = summaryOf(main?.text ?? '');
  return startSpan({
    name: `sql ${summary}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      ...(main?.name === undefined ? {} : { 'bazaar.statement': main.name }),
      ...(statements.length > 1 ? { 'db.operation.batch.size': statements.length } : {}),
    },
  });
}

const TRANSACTION = /^\s*(begin|commit|rollback|savepoint|release|set)\b/i;
const VERB = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i;
/** The first table or function of a schema that is named; tables and functions always stand with their schema. */
const OBJECT = /\b([a-z_]+\.[a-z_]+)\s*(?=\(|\s|$|,|;)/;
const MAX_TEXT = 2_000;

/**
 * What a statement does to what, such as `select product.item`: never its text, since a name is all that an operator
 * needs to find it, and a text might hold a value.
 */
export function summaryOf(text: string): string {
  const head = text.slice(0, MAX_TEXT);
  const verb = VERB.exec(head)?.[1]?.toLowerCase() ?? 'statement';
  const after = /\b(?:from|into|update|join|select|call)\s+(?:only\s+)?([a-z_]+\.[a-z_]+)\b/i.exec(head)?.[1];
  const object = after ?? OBJECT.exec(head)?.[1];
  return object === undefined ? verb : `${verb} ${object}`;
}
