import { findBookFaults } from './books.rules.ts';
import { findCauseFaults } from './causes.rules.ts';
import { findCustodyFaults } from './custody.rules.ts';
import type { History } from './history.types.ts';
import type { Ledger } from './ledger.types.ts';
import { findReadFaults } from './reads.rules.ts';

/** Everything that is wrong with a ledger after a history; empty when it is right to the last rial. */
export function findFaults(history: History, ledger: Ledger): string[] {
  return [
    ...findBookFaults(ledger),
    ...findCustodyFaults(ledger),
    ...findCauseFaults(history.operations, ledger),
    ...findReadFaults(history, ledger),
  ];
}

/** How many things {@link findFaults} compares. */
export function countChecks({ operations, reads, statements }: History, ledger: Ledger): number {
  const effects = operations.reduce((sum, operation) => sum + operation.effects.length, 0);
  const rows = Object.values(ledger) as (readonly unknown[])[];
  return rows.reduce((sum, { length }) => sum + length, effects + reads.length + statements.length);
}
