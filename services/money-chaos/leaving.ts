import { randomUUID } from 'node:crypto';
import {
  cancelWithdrawal,
  createPayoutBatch,
  recordPayoutResults,
  requestWithdrawal,
  sendPayoutBatch,
} from '@bazaar/contracts/wallet';
import { confirmByCode } from './confirm-by-code.ts';
import { type BankResult, EFFECTS, type PaidRow, type Withdrawn } from './effects.rules.ts';
import type { Play } from './plan.rules.ts';
import { call, type Player } from './player.ts';

/** Takes money out of the wallet, and may take it back before the bank has it. */
export async function withdraw(
  player: Player,
  { amountRial, isCancelled }: Extract<Play, { kind: 'withdraw' }>,
): Promise<void> {
  const withdrawn = await withdrawOnce(player, amountRial);
  if (withdrawn !== null && isCancelled) {
    await call(player, {
      ...{ kind: 'cancel withdrawal', endpoint: cancelWithdrawal, params: { id: withdrawn.id } },
      effects: () => EFFECTS.cancelWithdrawal(withdrawn),
    });
  }
}

/** The first withdrawal to an account needs a code. Null when it is refused or the answer was lost. */
async function withdrawOnce(
  player: Player,
  amountRial: number,
  stepUpToken?: string,
): Promise<Withdrawn | null> {
  const { world, wallet } = player;
  const taken = { userId: wallet.userId, amountRial };
  const name = randomUUID();
  const body = { amountRial, ...(stepUpToken === undefined ? {} : { stepUpToken }) };
  const { response, problem } = await call(player, {
    ...{ kind: 'withdraw', endpoint: requestWithdrawal, body },
    effects: (withdrawal) => EFFECTS.withdraw(taken, String(withdrawal?.id ?? name)),
  });
  if (response !== null) {
    const withdrawn = { ...taken, id: response.id };
    world.withdrawals.set(response.id, withdrawn);
    return withdrawn;
  }
  const isCodeNeeded = problem?.code === 'step_up_required' && stepUpToken === undefined;
  const token = isCodeNeeded ? await confirmByCode(player, problem.data ?? {}) : null;
  return token === null ? null : withdrawOnce(player, amountRial, token);
}

/** As the operator: makes a batch of payouts, sends it, and records what the bank did with it. */
export async function payOut(
  player: Player,
  { to, results }: Extract<Play, { kind: 'payOut' }>,
): Promise<void> {
  const { world } = player;
  const asOperator = { token: world.operatorToken, insists: true } as const;
  const made = await call(player, {
    ...{ kind: 'make batch', endpoint: createPayoutBatch, ...asOperator },
    body: { kind: to, ...(to === 'suppliers' ? { supplierIds: [world.supplier.id] } : {}) },
  });
  const batch = made.response?.batch;
  if (batch === undefined) {
    return;
  }
  const params = { id: batch.id };
  const drafted = batch.rows.map((row) => toPaidRow(player, row));
  const sent = await call(player, {
    ...{ kind: 'send batch', endpoint: sendPayoutBatch, params, ...asOperator },
    effects: () => EFFECTS.sendPayouts(drafted),
  });
  // A withdrawal that was cancelled meanwhile has left the batch.
  const open = (sent.response?.rows ?? []).filter(({ state }) => state === 'Sent');
  for (const result of results) {
    await record(player, { batchId: batch.id, result, rows: open.map((row) => toPaidRow(player, row)) });
  }
}

type Row = Omit<PaidRow, 'owner'>;

function toPaidRow({ world }: Player, { id, supplierId, withdrawalId, amountRial }: Row): PaidRow {
  const owner = world.withdrawals.get(withdrawalId ?? 0)?.userId ?? null;
  return { id, supplierId, withdrawalId, amountRial, owner };
}

interface Results {
  readonly batchId: number;
  readonly result: BankResult;
  readonly rows: readonly PaidRow[];
}

/** Rows of withdrawals whose owner is not known, because the answer was lost, stay with the bank. */
async function record(player: Player, { batchId, result, rows }: Results): Promise<void> {
  const known = rows.filter(({ supplierId, owner }) => supplierId !== null || owner !== null);
  if (known.length > 0) {
    await call(player, {
      ...{ kind: `bank: ${result}`, endpoint: recordPayoutResults, params: { id: batchId } },
      ...{ token: player.world.operatorToken, insists: true },
      body: { rows: known.map(({ id: rowId }) => ({ rowId, result })) },
      effects: () => EFFECTS.recordResult(known, result),
    });
  }
}
