import { randomUUID } from 'node:crypto';
import { type GatewayRedirect, requestOnlinePayment, retryOnlinePayment } from '@bazaar/contracts/payment';
import { chargeWallet } from '@bazaar/contracts/wallet';
import { type Attempt, EFFECTS, type Purpose } from './effects.rules.ts';
import type { Paying, Visit } from './plan.rules.ts';
import { call, type Player, type Redirected } from './player.ts';
import type { OfPayment } from './postings.rules.ts';
import { payByWallet, visitGateway } from './visit-gateway.ts';

const PAID = ['Verified', 'Settled'];
/** An attempt is written before its gateway is asked; by then, another client of the wallet may have replaced it. */
const REPLACED = [409];
const RETRYABLE = ['Failed', 'Cancelled', 'Expired'];

/** Charges the wallet at a gateway, and tries again at another one when it fails. */
export async function charge(player: Player, amountRial: number, visits: readonly Visit[]): Promise<void> {
  const [first, again] = visits;
  if (first === undefined) {
    return;
  }
  const done = await call(player, {
    ...{ kind: 'charge', endpoint: chargeWallet },
    body: { amountRial, gatewayId: first.gateway },
  });
  if (done.response !== null) {
    const money = { amountRial, partRial: 0, purpose: { kind: 'walletCharge' } } as const;
    await visitAndRetry(player, redirectedOf(player, done.response, { ...money, gatewayId: first.gateway }), {
      first,
      again,
    });
  }
}

/** Pays in the first of these ways that works; true when it is paid. */
export async function pay(player: Player, purpose: Payable, payings: readonly Paying[]): Promise<boolean> {
  for (const paying of payings) {
    const isPaid =
      paying.by === 'wallet'
        ? await payByWallet(player, purpose)
        : await payAtGateway(player, purpose, paying);
    if (isPaid) {
      return true;
    }
  }
  return false;
}

/** What is to be paid. */
type Payable = Exclude<Purpose, { kind: 'walletCharge' }>;

async function payAtGateway(
  player: Player,
  purpose: Payable,
  { partShare, visits: [first, again] }: Extract<Paying, { by: 'online' }>,
): Promise<boolean> {
  if (first === undefined) {
    return false;
  }
  const purposeId = purpose.kind === 'membership' ? purpose.membershipId : purpose.requestId;
  const partRial = Math.floor(purpose.amountRial * partShare);
  const facts = {
    ...{ purpose, partRial },
    gatewayId: first.gateway,
    amountRial: purpose.amountRial - partRial,
  };
  const done = await call(player, {
    ...{ kind: 'begin payment', endpoint: requestOnlinePayment, lateRefusals: REPLACED },
    body: { paymentPurpose: purpose.kind, purposeId, gatewayId: first.gateway, ...partIn(partRial) },
    // The payment that its client knows may have been refunded and replaced meanwhile.
    effects: begunBy(player, partRial, { kind: purpose.kind, id: purposeId }),
  });
  if (done.response === null) {
    return false;
  }
  const redirected = redirectedOf(player, done.response, facts);
  return PAID.includes((await visitAndRetry(player, redirected, { first, again })) ?? '');
}

interface Visits {
  readonly first: Visit;
  readonly again: Visit | undefined;
}

async function visitAndRetry(
  player: Player,
  redirected: Redirected,
  { first, again }: Visits,
): Promise<string | null> {
  const status = await visitGateway(player, redirected, first);
  if (again === undefined || !RETRYABLE.includes(status ?? '')) {
    return status;
  }
  const { paymentId, purpose, partRial, amountRial } = redirected.attempt;
  const facts = { purpose, partRial, amountRial, gatewayId: again.gateway };
  const done = await call(player, {
    ...{ kind: 'retry payment', endpoint: retryOnlinePayment, lateRefusals: REPLACED },
    body: { paymentId, gatewayId: again.gateway, ...partIn(partRial) },
    effects: begunBy(player, partRial, paymentId),
  });
  return done.response === null
    ? status
    : visitGateway(player, redirectedOf(player, done.response, facts), again);
}

function partIn(partRial: number) {
  return partRial === 0 ? {} : { walletPartRial: partRial };
}

type Facts = Pick<Attempt, 'purpose' | 'partRial' | 'amountRial' | 'gatewayId'>;

/** While the answer is lost, the attempt has only the name of its request, and perhaps its payment only what it is for. */
function begunBy({ wallet }: Player, amountRial: number, payment: OfPayment['payment']) {
  const name = randomUUID();
  return (begun: GatewayRedirect | null) =>
    EFFECTS.beginPayment(
      { userId: wallet.userId, payment: begun?.paymentId ?? payment, amountRial },
      String(begun?.onlinePaymentId ?? name),
    );
}

function redirectedOf({ wallet }: Player, begun: GatewayRedirect, facts: Facts): Redirected {
  const { onlinePaymentId: id, paymentId, redirectUrl } = begun;
  const authority = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
  return { authority, attempt: { ...facts, id, paymentId, userId: wallet.userId } };
}
