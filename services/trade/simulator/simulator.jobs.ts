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

/** Kind of the jobs in which a simulated supplier replies. */
export const SIMULATED_ANSWER = 'trade.simulated-answer';

/** Schedules the replies of simulated suppliers; for the demo only. */
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
 * Replies as the supplier would in their panel: reads the request as the supplier sees it, and uses the functions
 * that the panel's endpoints use. A request that has moved since is left unchanged.
 */
export async function giveSimulatedAnswer(work: TradeWork, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const id = Number(payload.requestId);
  const supplier = { kind: 'supplier', userId: null, supplierId: Number(payload.supplierId) } as const;
  try {
    await answer(work, supplier, { id, rowVersion: Number(payload.rowVersion) });
  } catch (error) {
    // The request is gone, or was moved by another party at this moment, so no reply is needed.
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
  const request = await viewRequest(work, supplier, id);
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
