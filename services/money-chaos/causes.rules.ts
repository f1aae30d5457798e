import { groupBy } from './books.rules.ts';
import type { Effect, Operation } from './history.types.ts';
import type { Ledger } from './ledger.types.ts';
import { type Posted, postingText, readPostings } from './postings.rules.ts';

/** What is posted once: who may have caused it, and since when it must be there. */
export interface Cause {
  readonly text: string;
  /** When the first operation began that may have caused it. */
  readonly beganAt: number;
  /** When the first operation ended whose acknowledgement makes it certain; infinite when there is none. */
  readonly certainAt: number;
  /** The operation that says it must be in the ledger; null when it only may be. */
  readonly demandedBy: Operation | null;
}

/** All causes of a history, by what they post. A refused operation causes nothing. */
export function collectCauses(operations: readonly Operation[]): Map<string, Cause[]> {
  const causes = new Map<string, Cause>();
  for (const operation of operations.filter(({ outcome }) => outcome.kind !== 'refused')) {
    for (const effect of operation.effects) {
      const cause = causeOf(operation, effect);
      const before = causes.get(effect.once);
      causes.set(effect.once, before === undefined ? cause : merged(before, cause));
    }
  }
  return groupBy([...causes.values()], ({ text }) => text);
}

function causeOf(operation: Operation, { posting, isCertain }: Effect): Cause {
  const isDemanded = isCertain && operation.outcome.kind === 'acknowledged';
  return {
    text: postingText(posting),
    beganAt: operation.startedAt,
    certainAt: isDemanded ? operation.endedAt : Number.POSITIVE_INFINITY,
    demandedBy: isDemanded ? operation : null,
  };
}

function merged(one: Cause, other: Cause): Cause {
  return {
    text: one.text,
    beganAt: Math.min(one.beganAt, other.beganAt),
    certainAt: Math.min(one.certainAt, other.certainAt),
    demandedBy: one.demandedBy ?? other.demandedBy,
  };
}

/** Faults between what was asked for and what was posted: lost, double, without cause, posted though refused. */
export function findCauseFaults(operations: readonly Operation[], ledger: Ledger): string[] {
  const causes = collectCauses(operations);
  const posted = groupBy(readPostings(ledger), ({ posting }) =>
    posting === null ? '' : postingText(posting),
  );
  const refused = refusedPostings(operations);
  const lost = [...causes].flatMap(([text, all]) => lostFaults(text, all, posted.get(text)?.length ?? 0));
  const unnamed = new Map([...causes].map(([text, all]) => [text, all.length]));
  const extra = [...posted].flatMap(([text, all]) => {
    const count = causes.get(text)?.length ?? 0;
    return all
      .slice(count)
      .filter((one) => !isOfLostAnswer(one, unnamed))
      .map((one) => extraFault(one, count, refusalOf(one, refused)));
  });
  return [...lost, ...extra];
}

/** Whether an operation asked for it whose answer, and so the number of the payment, was lost; each asked for one. */
function isOfLostAnswer({ texts: [, text] }: Posted, unnamed: Map<string, number>): boolean {
  const left = text === undefined ? 0 : (unnamed.get(text) ?? 0);
  if (text !== undefined && left > 0) {
    unnamed.set(text, left - 1);
  }
  return left > 0;
}

function lostFaults(text: string, causes: readonly Cause[], count: number): string[] {
  const demands = causes.flatMap(({ demandedBy }) => (demandedBy === null ? [] : [demandedBy]));
  return demands
    .slice(count)
    .map(
      ({ number, kind }) =>
        `operation ${number} (${kind}) was acknowledged, but is not in the ledger: ${text}`,
    );
}

function extraFault({ transaction, posting }: Posted, count: number, refused: Operation | undefined): string {
  const what = posting === null ? 'no posting of the marketplace' : postingText(posting);
  const name = `transaction ${transaction.id} (${what})`;
  if (count > 0) {
    return `${name} is there once more than was asked for`;
  }
  return refused === undefined
    ? `${name} has no cause`
    : `${name} belongs to operation ${refused.number} (${refused.kind}), which was refused`;
}

function refusalOf({ texts }: Posted, refused: ReadonlyMap<string, Operation>): Operation | undefined {
  return texts.map((text) => refused.get(text)).find((operation) => operation !== undefined);
}

function refusedPostings(operations: readonly Operation[]): ReadonlyMap<string, Operation> {
  const refused = operations.filter(({ outcome }) => outcome.kind === 'refused');
  return new Map(
    refused.flatMap((operation) =>
      operation.effects.map(({ posting }) => [postingText(posting), operation] as const),
    ),
  );
}
