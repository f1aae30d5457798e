import { parseArgs } from 'node:util';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { PaymentGateway } from '../gateway/gateway.types.ts';
import { offeredGateways } from '../gateway/offered-gateways.adapter.ts';
import type { ConfirmContext } from '../online/confirm.commands.ts';
import { resolveByOperator } from './difference.sql.ts';
import { previewDay, type ReconciledDay, reconcileDay } from './reconcile.commands.ts';
import { ReconcileProblem, type ReconcileRequest, readRequest } from './reconcile-request.rules.ts';
import { type DayOutcome, toReportLines } from './report-lines.view.ts';
import { findToday } from './run.sql.ts';

/** What an operator's command needs of its process. */
export interface Operating extends Pick<ServiceContext, 'db' | 'clock' | 'environment'> {
  readonly log: ConfirmContext['log'];
}

/** What to print, and whether nothing is open. */
export interface Operated {
  readonly lines: readonly string[];
  readonly isClean: boolean;
}

/**
 * Compares days of gateways with their reports, or closes one difference, as the words of a command line ask.
 * @throws ReconcileProblem with one line when the words cannot be followed.
 */
export async function operateReconciliation(
  operating: Operating,
  words: readonly string[],
): Promise<Operated> {
  const gateways = offeredGateways(operating);
  const today = await findToday(operating.db, operating.clock());
  const request = readRequest(parseWords(words), {
    gatewayIds: gateways.map(({ id }) => id),
    today,
  });
  return 'resolve' in request
    ? resolve(operating, request)
    : compareDays({ ...operating, gateways }, gateways, request);
}

function parseWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        gateway: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        'dry-run': { type: 'boolean' },
        resolve: { type: 'string' },
        note: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new ReconcileProblem(line);
  }
}

async function compareDays(
  context: ConfirmContext,
  gateways: readonly PaymentGateway[],
  { gatewayIds, days, isDryRun }: Extract<ReconcileRequest, { days: unknown }>,
): Promise<Operated> {
  const outcomes: DayOutcome[] = [];
  for (const gateway of gateways.filter(({ id }) => gatewayIds.includes(id))) {
    for (const day of days) {
      outcomes.push(await compareOne(context, { gateway, day, isDryRun }));
    }
  }
  return {
    lines: toReportLines(outcomes, isDryRun),
    isClean: outcomes.every(({ reconciled }) => reconciled !== null && isSettled(reconciled)),
  };
}

function isSettled({ open, counts }: ReconciledDay): boolean {
  return open.length === 0 && counts.unclear === 0;
}

interface OneDay {
  readonly gateway: PaymentGateway;
  readonly day: string;
  readonly isDryRun: boolean;
}

async function compareOne(context: ConfirmContext, { gateway, day, isDryRun }: OneDay): Promise<DayOutcome> {
  const name = { gatewayId: gateway.id, day };
  try {
    const reconciled = await (isDryRun ? previewDay : reconcileDay)(context, { gateway, day });
    return { ...name, reconciled, failure: reconciled === null ? 'another instance works on it' : null };
  } catch (error) {
    return { ...name, reconciled: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function resolve(
  { db, clock }: Operating,
  { resolve: id, note }: Extract<ReconcileRequest, { resolve: unknown }>,
): Promise<Operated> {
  if (!(await resolveByOperator(db, { id, note, now: clock() }))) {
    throw new ReconcileProblem(`No open difference has the number ${id}.`);
  }
  return { lines: [`${id} is resolved: ${note}`], isClean: true };
}
