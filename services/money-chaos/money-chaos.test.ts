import { expect, it } from 'vitest';
import { findFaults } from './check.rules.ts';
import { PLANTED_FAULTS, readPlanted } from './planted-faults.sql.ts';
import { reportLines } from './report.rules.ts';
import { runMoneyChaos } from './run-money-chaos.ts';

// The short form; `npm run test:money` makes two hundred thousand operations with a seed of its own.
it('keeps every rial while services, backends and PostgreSQL are killed and answers are lost', {
  timeout: 900_000,
}, async () => {
  const unseen: string[] = [];
  const report = await runMoneyChaos({
    ...{ seed: 1, operations: 2_000, clients: 32, kills: 8, instances: 2 },
    // The same check sees what the owner of the ledger changes past its triggers.
    afterwards: async ({ db, history }) => {
      for (const planted of PLANTED_FAULTS) {
        const faults = findFaults(history, await readPlanted(db, planted));
        unseen.push(...(faults.some((fault) => planted.fault.test(fault)) ? [] : [planted.name]));
      }
    },
  });

  expect(report.faults).toEqual([]);
  expect(unseen).toEqual([]);
  expect(reportLines(report)).toContain(
    `killed: 4 services, 2 backends, 2 PostgreSQL; ${report.cuts} responses cut`,
  );
  expect(report.operations).toBeGreaterThanOrEqual(2_000);
  expect(report.cuts).toBeGreaterThan(0);
  expect(report.totalsRead).toBeGreaterThan(0);
  expect(report.reconciled).toBeGreaterThan(0);
  const kinds = new Set(report.outcomes.map(({ kind }) => kind));
  expect(ESSENTIAL.filter((kind) => !kinds.has(kind))).toEqual([]);
});

/** Without these the run would say little. */
const ESSENTIAL = ['charge', 'return', 'begin payment', 'pay from wallet', 'publish', 'accept', 'withdraw'];
