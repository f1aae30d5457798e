import { HttpError } from '../../kit/http/errors.ts';
import { cancelJob, scheduleJob } from '../../kit/jobs/job.sql.ts';
import type { Job } from '../../kit/jobs/job.ts';
import { returnRequest } from '../request/operator-moves.commands.ts';
import type { Supplier } from '../request/reader.sql.ts';
import type { RequestRow } from '../request/request.sql.ts';
import { viewRequest } from '../request/request.view.ts';
import { quoteRequest, shipRequest } from '../request/supplier-moves.commands.ts';
import type { TradeWork } from '../request/trade-work.commands.ts';
import { answerDelay, answerTo } from './simulator.rules.ts';

/** Kind of the jobs in which a simulated supplier answers. */
export const SIMULATED_ANSWER = 'trade.simulated-answer';

/** Plans the answers of suppliers who are not there. For the demo alone. */
export function createSimulator(delaySeconds: number): NonNullable<TradeWork['simulator']> {
  return {
    async plan({ db, now }: TradeWork, moved: RequestRow): Promise<void> {
      const key = `trade:${moved.id}:simulated-answer`;
      const seconds = answerDelay(moved, delaySeconds);
      if (seconds === null) {
        await cancelJob(db, key);
        return;
      }
      await scheduleJob(db, {
        kind: SIMULATED_ANSWER,
        key,
        runAt: new Date(now.getTime() + seconds * 1_000),
        payload: { requestId: moved.id, supplierId: moved.supplierId, rowVersion: moved.rowVersion },
      });
    },
  };
}

/**
 * Answers as the supplier would through their panel: reads the request as the supplier sees it, and calls what the
 * panel's calls call. A request that has moved on since is left alone.
 */
export async function giveSimulatedAnswer(work: TradeWork, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const id = Number(payload.requestId);
  const supplier = { kind: 'supplier', userId: null, supplierId: Number(payload.supplierId) } as const;
  try {
    await answer(work, supplier, { id, rowVersion: Number(payload.rowVersion) });
  } catch (error) {
    // Gone, or moved by somebody else at this very moment: there is nothing to answer any more.
    if (!(error instanceof HttpError && [404, 409].includes(error.parts.status))) {
      throw error;
    }
  }
}

async function answer(
  work: TradeWork,
  supplier: Supplier,
  { id, rowVersion }: { readonly id: number; readonly rowVersion: number },
): Promise<void> {
  const request = await viewRequest(work.db, supplier, id);
  const given = request.rowVersion === rowVersion ? answerTo(request, work.now) : null;
  switch (given?.kind) {
    case 'quote':
      await quoteRequest(work, supplier, { id, quote: given.quote });
      break;
    case 'requestRevision':
      await returnRequest(work, supplier, { id, reason: given.reason });
      break;
    case 'ship':
      await shipRequest(work, supplier, { id, deliveryNote: given.deliveryNote, fileId: null });
      break;
    default:
  }
}
