import { setTimeout as delay } from 'node:timers/promises';
import {
  cancelPayment,
  chooseSandboxOutcome,
  getPaymentById,
  PaymentId,
  payFromWallet,
  receiveGatewayCallback,
} from '@bazaar/contracts/payment';
import { type Attempt, EFFECTS, type Purpose } from './effects.rules.ts';
import type { Visit } from './plan.rules.ts';
import { call, type PaidVisit, type Player, type Redirected } from './player.ts';

const PAID_OUTCOMES: readonly string[] = ['success', 'silent', 'late', 'double'];
const LATE_MS = 30;

/** Goes to the gateway, does there what the plan says, comes back, and reads the payment: its status, null when lost. */
export async function visitGateway(
  player: Player,
  redirected: Redirected,
  visit: Visit,
): Promise<string | null> {
  const { attempt } = redirected;
  if (visit.cancelsFirst) {
    await cancel(player, attempt);
  }
  const isChosen = visit.outcome !== 'abandon' && (await choose(player, redirected, visit));
  if (visit.meanwhile === 'payFromWallet') {
    await delay(LATE_MS);
    await payByWallet(player, attempt.purpose);
  }
  if (isChosen) {
    await comeBack(player, redirected, visit.returns);
  }
  return readPayment(player, attempt);
}

/** Cancels a payment, whatever state it is in. */
async function cancel(player: Player, attempt: Attempt): Promise<void> {
  await call(player, {
    ...{ kind: 'cancel payment', endpoint: cancelPayment, params: { id: attempt.paymentId } },
    effects: () => EFFECTS.cancelPayment(attempt),
  });
}

/** Chooses an outcome at the gateway; false when it is not known whether the gateway heard it. */
async function choose(player: Player, redirected: Redirected, { outcome }: Visit): Promise<boolean> {
  const { attempt, authority } = redirected;
  const isPaid = PAID_OUTCOMES.includes(outcome);
  const effects = () => (isPaid ? EFFECTS.choosePaid(attempt) : []);
  const isKnown =
    attempt.gatewayId === 'sandbox'
      ? await chooseAtSandbox(player, { authority, outcome, effects })
      : chooseElsewhere(player, { authority, isPaid, effects });
  if (isKnown && isPaid) {
    player.world.paid.push(attempt);
  }
  if (isKnown && isPaid && outcome !== 'silent') {
    player.world.unsettled.set(attempt.id, { ...redirected, player });
  }
  return isKnown;
}

type EffectsOf = () => ReturnType<typeof EFFECTS.choosePaid>;

async function chooseAtSandbox(
  player: Player,
  choice: { readonly authority: string; readonly outcome: string; readonly effects: EffectsOf },
): Promise<boolean> {
  const { authority, outcome, effects } = choice;
  const endpoint = chooseSandboxOutcome;
  const parts = { params: { authority }, body: { outcome }, effects };
  const done = await call(player, { kind: `choose ${outcome}`, endpoint, ...parts });
  return done.outcome.kind === 'acknowledged';
}

/** The other gateway hears its visitor without a request to the services. */
function chooseElsewhere(
  { world, client }: Player,
  choice: { readonly authority: string; readonly isPaid: boolean; readonly effects: EffectsOf },
): boolean {
  const { authority, isPaid, effects } = choice;
  const startedAt = world.recorder.now();
  world.secondGateway[isPaid ? 'pay' : 'fail'](authority);
  const kind = isPaid ? 'choose success' : 'choose failure';
  world.recorder.operation({
    client,
    kind,
    startedAt,
    outcome: { kind: 'acknowledged' },
    effects: effects(),
  });
  return true;
}

/** Comes back from the gateway so many times; several at once when it is more than once. */
async function comeBack(player: Player, redirected: Redirected, times: number): Promise<void> {
  const request = { kind: 'return', ...returnOf(redirected) };
  await Promise.all(Array.from({ length: times }, () => call(player, request)));
}

/** Comes back once more from a visit that was paid, while everything works: then its money is in the ledger. */
export async function returnAtLast({ player, ...redirected }: PaidVisit): Promise<void> {
  const effects = () => EFFECTS.lastReturn(redirected.attempt);
  await call(player, { kind: 'last return', ...returnOf(redirected), effects });
}

/** The shop looks only at the authority; the status is what a browser brings along. */
function returnOf({ attempt, authority }: Redirected) {
  return {
    endpoint: receiveGatewayCallback,
    params: { gatewayId: attempt.gatewayId },
    query: { Authority: authority, Status: 'OK' },
  };
}

/** Reads a payment: what its status says is in the ledger must be there. */
export async function readPayment(player: Player, attempt: Attempt): Promise<string | null> {
  const done = await call(player, {
    ...{ kind: 'read payment', endpoint: getPaymentById },
    query: { paymentId: PaymentId.parse(attempt.paymentId) },
    effects: (payment) => (payment === null ? [] : EFFECTS.readPayment(payment, attempt)),
  });
  const { response } = done;
  if (response?.attempts.find(({ id }) => id === attempt.id)?.verifiedAt != null) {
    player.world.unsettled.delete(attempt.id);
  }
  return response?.status ?? null;
}

/** Pays from the wallet; true when it is paid. The response shows what is left in the wallet. */
export async function payByWallet(player: Player, purpose: Purpose): Promise<boolean> {
  if (purpose.kind === 'walletCharge') {
    return false;
  }
  const { world, client, wallet } = player;
  const purposeId = purpose.kind === 'membership' ? purpose.membershipId : purpose.requestId;
  const done = await call(player, {
    ...{ kind: 'pay from wallet', endpoint: payFromWallet, body: { purpose: purpose.kind, purposeId } },
    effects: () => EFFECTS.payFromWallet(purpose, wallet.userId),
  });
  if (done.response !== null) {
    const { availableRial } = done.response;
    const seen = { availableRial, heldRial: null, balanceRial: null };
    world.recorder.read({ client, userId: wallet.userId, startedAt: done.startedAt, ...seen });
  }
  return done.response !== null;
}
