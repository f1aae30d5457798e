import { groupBy, movedByUser } from './books.rules.ts';
import { type Cause, collectCauses } from './causes.rules.ts';
import type { History, ShownLine, StatementRead, WalletRead } from './history.types.ts';
import type { Ledger, StatementLine } from './ledger.types.ts';
import { readPostings } from './postings.rules.ts';

/** A user's serial order of transactions: state `n` is the wallet after the first `n` of them. */
interface Serial {
  readonly lines: readonly StatementLine[];
  readonly availableRial: readonly number[];
  readonly heldRial: readonly number[];
  /** Sorted by time: from that time on, at least so many transactions are there. */
  readonly atLeast: readonly (readonly [time: number, count: number])[];
  /** Sorted by time: before that time, at most so many transactions are there. */
  readonly atMost: readonly (readonly [time: number, count: number])[];
  /** The numbers of the states with this available money. */
  readonly statesWith: ReadonlyMap<number, readonly number[]>;
}

/**
 * Faults of what clients read: each read is the state after a prefix of the user's transactions that holds all that were
 * acknowledged before the read began, and none that were begun after it ended.
 */
export function findReadFaults(history: History, ledger: Ledger): string[] {
  const serials = serialsOf(history, ledger);
  const empty = serialOf([], new Map(), new Map());
  return [
    ...history.reads.flatMap((read) => walletFaults(read, serials.get(read.userId) ?? empty)),
    ...history.statements.flatMap((read) => statementFaults(read, serials.get(read.userId) ?? empty)),
  ];
}

function serialsOf({ operations }: History, ledger: Ledger): ReadonlyMap<number, Serial> {
  const causeOf = causesByTransaction(collectCauses(operations), ledger);
  const moves = movedByUser(ledger);
  const linesOf = groupBy(ledger.lines, ({ userId }) => userId);
  return new Map(
    [...linesOf].map(([userId, lines]) => [userId, serialOf(lines, moves.get(userId) ?? new Map(), causeOf)]),
  );
}

interface Times {
  readonly beganAt: number;
  readonly certainAt: number;
}

/** Equal postings cannot be told apart, so each of several has the weakest times of all. */
function causesByTransaction(causes: ReadonlyMap<string, readonly Cause[]>, ledger: Ledger) {
  const times = new Map<number, Times>();
  const postings = readPostings(ledger);
  const equals = groupBy(postings, ({ texts: [own = ''] }) => own);
  for (const { transaction, texts } of postings) {
    const [own = ''] = texts;
    const all = possibleCauses(causes, texts, equals.get(own)?.length ?? 0);
    if (all.length > 0) {
      times.set(transaction.id, {
        beganAt: Math.min(...all.map(({ beganAt }) => beganAt)),
        certainAt: Math.max(...all.map(({ certainAt }) => certainAt)),
      });
    }
  }
  return times;
}

/** A lost answer may have caused one of `count` equal postings only where acknowledged causes do not explain all of them. */
function possibleCauses(
  causes: ReadonlyMap<string, readonly Cause[]>,
  [own = '', ...others]: readonly string[],
  count: number,
): Cause[] {
  const ownCauses = causes.get(own) ?? [];
  const certain = ownCauses.filter(({ demandedBy }) => demandedBy !== null);
  return certain.length >= count
    ? [...ownCauses]
    : [...ownCauses, ...others.flatMap((text) => causes.get(text) ?? [])];
}

function serialOf(
  lines: readonly StatementLine[],
  moves: ReadonlyMap<number, { readonly available: number; readonly held: number }>,
  times: ReadonlyMap<number, Times>,
): Serial {
  const [available, held] = [[0], [0]];
  const statesWith = new Map<number, number[]>([[0, [0]]]);
  lines.forEach(({ transactionId }, index) => {
    const moved = moves.get(transactionId) ?? { available: 0, held: 0 };
    const now = (available[index] ?? 0) + moved.available;
    available.push(now);
    held.push((held[index] ?? 0) + moved.held);
    const states = statesWith.get(now) ?? [];
    states.push(index + 1);
    statesWith.set(now, states);
  });
  const timed = lines.map(({ transactionId }, index) => ({ index, ...times.get(transactionId) }));
  return {
    ...{ lines, availableRial: available, heldRial: held, statesWith },
    atLeast: risingSteps(
      timed.map(({ index, certainAt }) => [certainAt ?? Number.POSITIVE_INFINITY, index + 1]),
    ),
    atMost: fallingSteps(timed.map(({ index, beganAt }) => [beganAt ?? Number.NEGATIVE_INFINITY, index])),
  };
}

type Step = readonly [time: number, count: number];

/** The largest count of all steps up to each time. */
function risingSteps(steps: readonly Step[]): Step[] {
  let most = 0;
  return steps
    .toSorted(([one], [other]) => one - other)
    .map(([time, count]) => {
      most = Math.max(most, count);
      return [time, most];
    });
}

/** The smallest count of all steps from each time on. */
function fallingSteps(steps: readonly Step[]): Step[] {
  let least = Number.POSITIVE_INFINITY;
  return steps
    .toSorted(([one], [other]) => other - one)
    .map(([time, count]): Step => {
      least = Math.min(least, count);
      return [time, least];
    })
    .reverse();
}

/** The index of the first step that is later than a time. */
function firstAfter(steps: readonly Step[], time: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.[0] ?? 0) > time) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

interface Span {
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The fewest and the most transactions that a read may have seen. */
function boundsOf({ atLeast, atMost, lines }: Serial, { startedAt, endedAt }: Span) {
  const before = atLeast[firstAfter(atLeast, startedAt) - 1];
  const after = atMost[firstAfter(atMost, endedAt)];
  return { fewest: before?.[1] ?? 0, most: after?.[1] ?? lines.length };
}

function walletFaults(read: WalletRead, serial: Serial): string[] {
  const { availableRial, heldRial, balanceRial } = read;
  const name = `read ${read.number} of user ${read.userId}`;
  if (balanceRial !== null && balanceRial !== availableRial + (heldRial ?? 0)) {
    return [`${name}: the balance ${balanceRial} is not the sum of ${availableRial} and ${heldRial}`];
  }
  if (availableRial < 0 || (heldRial ?? 0) < 0) {
    return [`${name} is below zero: ${availableRial} available, ${heldRial} held`];
  }
  const { fewest, most } = boundsOf(serial, read);
  const fits = (serial.statesWith.get(availableRial) ?? []).some(
    (state) => state >= fewest && state <= most && (heldRial === null || serial.heldRial[state] === heldRial),
  );
  return fits
    ? []
    : [`${name}: ${availableRial} available, ${heldRial} held is no state between ${fewest} and ${most}`];
}

const SHOWN = ['id', 'direction', 'amountRial', 'balanceAfterRial', 'availableAfterRial'] as const;

function isShown(line: StatementLine | undefined, shown: ShownLine): boolean {
  return line !== undefined && SHOWN.every((field) => line[field] === shown[field]);
}

function statementFaults(read: StatementRead, serial: Serial): string[] {
  const { fewest, most } = boundsOf(serial, read);
  const newest = serial.lines.findIndex(({ id }) => id === read.lines[0]?.id) + 1;
  const name = `statement read ${read.number} of user ${read.userId}`;
  if (newest < fewest || newest > most) {
    return [`${name} ends after ${newest} lines, which is not between ${fewest} and ${most}`];
  }
  const expected = Math.min(read.pageSize, newest);
  const isWhole =
    read.lines.length === expected &&
    read.lines.every((shown, place) => isShown(serial.lines[newest - 1 - place], shown));
  return isWhole ? [] : [`${name} does not show the last ${expected} lines before it`];
}
