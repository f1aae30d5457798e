import { createDatabase } from '../kit/database/database.ts';
import { readEnvironment, type Variables } from '../kit/environment.ts';
import { operateReconciliation } from '../payment/reconciliation/operate-reconciliation.commands.ts';
import { findToday } from '../payment/reconciliation/run.sql.ts';
import { endLeases } from './ledger.sql.ts';

/** The gateways of the demo, and the second one. */
export const GATEWAYS = ['sandbox', 'sandbox-2', 'zarinpal'] as const;
export type Gateway = (typeof GATEWAYS)[number];

/** Whether a pass came to its end: a day that was not compared is named in a line of its own. */
export function hasEnded(lines: readonly string[]): boolean {
  return !lines.some((line) => line.startsWith('not compared'));
}

/** Compares the days of a run with a gateway's report, as the operator's command does. */
export interface Reconciler extends AsyncDisposable {
  compare(gateway: Gateway): ReturnType<typeof operateReconciliation>;
}

/** Opens connections of its own, as the role that runs the services. */
export async function openReconciler(url: string, variables: Variables): Promise<Reconciler> {
  const db = createDatabase(url, { connections: 2 });
  const clock = () => new Date();
  const environment = readEnvironment({ ...variables, BAZAAR_ENV: 'demo', SERVICES: 'payment' });
  const log = { warn: () => undefined };
  const first = await findToday(db, clock());
  /** Gateways whose last pass did not come to its end. */
  const killed = new Set<Gateway>();
  return {
    async compare(gateway) {
      if (killed.has(gateway)) {
        // A pass that was killed keeps its day for half an hour, longer than most runs.
        await endLeases(db, gateway);
      }
      killed.add(gateway);
      const days = ['--from', first, '--to', await findToday(db, clock())];
      const words = ['--gateway', gateway, ...days];
      const operated = await operateReconciliation({ db, clock, environment, log }, words);
      if (hasEnded(operated.lines)) {
        killed.delete(gateway);
      }
      return operated;
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}
