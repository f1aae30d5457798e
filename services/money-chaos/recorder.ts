import type { History, Operation, StatementRead, WalletRead } from './history.types.ts';

/** Writes down what the clients of a run do, on one monotonic clock. */
export interface Recorder {
  readonly history: History;
  now(): number;
  /** Number of operations and reads so far. */
  count(): number;
  operation(done: Omit<Operation, 'number' | 'endedAt'>): Operation;
  read(seen: Omit<WalletRead, 'number' | 'endedAt'>): void;
  statement(seen: Omit<StatementRead, 'number' | 'endedAt'>): void;
}

/** Begins a history. */
export function createRecorder(): Recorder {
  const operations: Operation[] = [];
  const reads: WalletRead[] = [];
  const statements: StatementRead[] = [];
  let number = 0;
  const next = () => {
    number += 1;
    return { number, endedAt: performance.now() };
  };
  return {
    history: { operations, reads, statements },
    now: () => performance.now(),
    count: () => number,
    operation: (done) => {
      const operation = { ...done, ...next() };
      operations.push(operation);
      return operation;
    },
    read: (seen) => reads.push({ ...seen, ...next() }),
    statement: (seen) => statements.push({ ...seen, ...next() }),
  };
}
