import { createHash } from 'node:crypto';
import type { Database } from '../kit/database/database.ts';
import { DEMO_BUYER } from '../seed/demo-users.ts';
import { scheduleSweep } from './online/confirm.commands.ts';
import { nameAttempt, noteCallback, openAttempt, settleSuccess } from './online/online.sql.ts';
import { GATEWAY_STAY_MS } from './online/payment-times.rules.ts';
import { insertCharge, movePayment } from './payment/payment.sql.ts';
import type { PaymentActor, PaymentMove } from './payment/payment-machine.rules.ts';
import { settleReported } from './reconciliation/attempt.sql.ts';
import { endOrder, insertOrder } from './sandbox/sandbox.sql.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MILLION_TOMAN_IN_RIAL = 10_000_000;
/** How long the sandbox does not respond about the payment that is being checked. */
const SILENCE_MS = 25 * MINUTE_MS;

interface Scenario {
  readonly hoursAgo: number;
  readonly millionToman: number;
  /** What the visitor did at the gateway; null: nothing yet. */
  readonly order: 'paid' | 'failed' | 'cancelled' | null;
  /** What happened after the visitor was sent to the gateway. `success` books the money. */
  readonly moves: readonly (PaymentMove | 'success')[];
}

/** One wallet charge of the demo buyer in each of six states, oldest first. */
const SCENARIOS: readonly Scenario[] = [
  { hoursAgo: 88, millionToman: 3.5, order: 'failed', moves: ['return', 'fail'] },
  { hoursAgo: 80, millionToman: 12, order: 'paid', moves: ['return', 'success', 'settle'] },
  { hoursAgo: 52, millionToman: 2, order: 'cancelled', moves: ['return', 'abandon'] },
  { hoursAgo: 45, millionToman: 6.8, order: null, moves: ['expire'] },
  { hoursAgo: 30, millionToman: 4.25, order: 'paid', moves: ['cancel', 'success'] },
  { hoursAgo: 0.05, millionToman: 9, order: 'paid', moves: ['return', 'suspend'] },
];

const ACTORS: Readonly<Record<string, PaymentActor>> = {
  return: 'gateway',
  fail: 'gateway',
  abandon: 'gateway',
  cancel: 'buyer',
};

/** Gives the demo buyer payments, made with the regular moves. */
export async function seedPayments(db: Database, { now }: { readonly now: Date }): Promise<void> {
  for (const [index, scenario] of SCENARIOS.entries()) {
    await runScenario(db, scenario, { now, number: index + 1 });
  }
}

async function runScenario(
  db: Database,
  scenario: Scenario,
  { now, number }: { readonly now: Date; readonly number: number },
): Promise<void> {
  const start = now.getTime() - scenario.hoursAgo * HOUR_MS;
  const at = (minutes: number) => new Date(Math.min(start + minutes * MINUTE_MS, now.getTime()));
  const { id: userId } = DEMO_BUYER;
  const amountRial = Math.round(scenario.millionToman * MILLION_TOMAN_IN_RIAL);
  const paymentId = await insertCharge(db, { userId, walletUserId: userId, amountRial }, at(0));
  const attemptId = await openAttempt(db, {
    ...{ paymentId, gatewayId: 'sandbox', walletPartRial: 0, returnPath: '/profile/wallet', now: at(0) },
    expiresAt: new Date(start + GATEWAY_STAY_MS),
  });
  const authority = `S${createHash('md5').update(`seed payment ${number}`).digest('hex')}`;
  await nameAttempt(db, attemptId, { authority, redirectUrl: `/api/payment/sandbox/${authority}` });
  await movePayment(db, { paymentId, move: 'redirect', actor: 'system', now: at(0), attemptId });
  await writeOrder(db, scenario, { authority, amountRial, start: at(0), now });
  for (const [step, move] of scenario.moves.entries()) {
    const moment = move === 'settle' ? new Date(start + 25 * HOUR_MS) : at(step + 1);
    await happen(db, move, { paymentId, attemptId, refNumber: String(700_100_200 + number), moment, now });
  }
}

const CARD = '603799******0001';

interface Happening {
  readonly paymentId: number;
  readonly attemptId: number;
  readonly refNumber: string;
  readonly moment: Date;
  readonly now: Date;
}

async function happen(
  db: Database,
  move: Scenario['moves'][number],
  { paymentId, attemptId, refNumber, moment, now }: Happening,
): Promise<void> {
  if (move === 'success') {
    await settleSuccess(db, { attemptId, refNumber, cardMasked: CARD, now: moment });
    return;
  }
  if (move === 'settle') {
    await settleReported(db, attemptId, moment);
    return;
  }
  const reason = move === 'fail' ? 'not_paid' : null;
  const actor = ACTORS[move] ?? 'system';
  await movePayment(db, { paymentId, move, actor, now: moment, attemptId, reason });
  if (move === 'return') {
    await noteCallback(db, attemptId, moment);
  }
  if (move === 'suspend') {
    await scheduleSweep(db, attemptId, now);
  }
}

interface SeedOrder {
  readonly authority: string;
  readonly amountRial: number;
  readonly start: Date;
  readonly now: Date;
}

async function writeOrder(db: Database, { order, moves }: Scenario, seed: SeedOrder): Promise<void> {
  const { authority, amountRial, start, now } = seed;
  const callbackUrl = 'http://localhost:3000/api/payment/gateways/sandbox/callback';
  await insertOrder(
    db,
    { authority, gatewayId: 'sandbox', amountRial, callbackUrl, description: 'شارژ کیف پول بازار' },
    start,
  );
  if (order !== null) {
    const silentUntil = moves.includes('suspend') ? new Date(now.getTime() + SILENCE_MS) : null;
    await endOrder(db, { authority, state: order, silentUntil, now: start });
  }
}
