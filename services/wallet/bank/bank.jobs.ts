import type { Database } from '../../kit/database/database.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { Job, JobHandler } from '../../kit/jobs/job.ts';
import { payoutMessages as messages } from '../payout/payout.messages.ts';
import { findRows, isInBatch, recordResults } from '../payout/payout.sql.ts';
import { readWalletSettings } from '../settings.ts';
import { findWithdrawal, moveWithdrawal } from '../withdrawal/withdrawal.sql.ts';
import { batchKey, planBank, SIMULATED_BANK, withdrawalKey } from './bank.commands.ts';
import { type BankResult, isReturned, nextAct, nextResult } from './bank.rules.ts';

/** The simulated bank of the demo: sends withdrawals by itself, and ends what it was given. */
export function bankJobs({ db, clock, environment }: ServiceContext): JobHandler[] {
  const { bankDelaySeconds: delaySeconds } = readWalletSettings(environment);
  if (delaySeconds === null) {
    return [];
  }
  const run = ({ payload }: Job) =>
    db.transaction().execute(async (transaction) => {
      const step = { now: clock(), delaySeconds };
      await (payload.batchId === undefined
        ? carryWithdrawal(transaction, Number(payload.withdrawalId), step)
        : carryBatch(transaction, Number(payload.batchId), step));
    });
  return [{ kind: SIMULATED_BANK, run }];
}

interface Step {
  readonly now: Date;
  readonly delaySeconds: number;
}

const REASONS: Readonly<Record<BankResult, string | undefined>> = {
  settled: undefined,
  failed: messages.bankRefused,
  returned: messages.bankReturned,
};

/** Takes a withdrawal one step further; one that an operator has put into a batch is the batch's. */
async function carryWithdrawal(db: Database, id: number, { now, delaySeconds }: Step): Promise<void> {
  const row = await findWithdrawal(db, id);
  if (row === null) {
    return;
  }
  const isOfBatch = await isInBatch(db, id);
  const act = isOfBatch ? null : nextAct(row);
  if (act !== null) {
    const reason = act.move === 'fail' ? messages.bankRefused : messages.bankReturned;
    await moveWithdrawal(db, { id, move: act.move, reason, now });
  }
  // A batch that is still a draft may be given up again.
  if (act?.isMoreToCome || (isOfBatch && row.state === 'Requested')) {
    await planBank(db, { key: withdrawalKey(id), delaySeconds, now });
  }
}

/** Ends the rows of a batch that was sent, and later returns some of them. */
async function carryBatch(db: Database, batchId: number, { now, delaySeconds }: Step): Promise<void> {
  const rows = await findRows(db, batchId);
  const results = rows.flatMap((row) => {
    const result = nextResult(row);
    const reason = result && REASONS[result];
    return result === null ? [] : [{ rowId: row.id, result, ...(reason && { reason }) }];
  });
  if (results.length > 0) {
    await recordResults(db, { batchId, results, userId: null, now });
  }
  if (rows.some(({ state, amountRial }) => state === 'Sent' && isReturned(amountRial))) {
    await planBank(db, { key: batchKey(batchId), delaySeconds, now });
  }
}
