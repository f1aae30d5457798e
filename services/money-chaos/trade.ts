import { setTimeout as delay } from 'node:timers/promises';
import type { Endpoint } from '@bazaar/contracts';
import {
  acceptQuote,
  cancelTradeRequest,
  confirmAndPublish,
  confirmDelivery,
  createDirectOrder,
  getTradeRequest,
  objectToDelivery,
  quoteTradeRequest,
  requestConfirmation,
  ruleOnTradeRequest,
  shipTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { ask, readJson } from './ask.ts';
import { EFFECTS, type HeldRequest } from './effects.rules.ts';
import { pay } from './pay-online.ts';
import type { Ending, Paying, Play } from './plan.rules.ts';
import { call, type Done, type Player, sendingOf } from './player.ts';

const DAY_MS = 86_400_000;
const POLL_EVERY_MS = 150;
const POLLS = 20;
/** A divided ruling gives back one part of so many. */
const PART = 3;
const REASON = 'آزمون مسیر پول';

type TradePlay = Extract<Play, { kind: 'trade' }>;

/** A trade from its draft to its end, as far as the answers let it come. */
export async function trade(player: Player, plan: TradePlay): Promise<void> {
  const quoted = await quote(player, plan);
  if (quoted === null) {
    return;
  }
  const accepted = await move(player, quoted, {
    ...{ kind: 'accept', endpoint: acceptQuote, version: quoted.rowVersion },
  });
  const { payableRial } = accepted ?? {};
  if (payableRial == null || accepted === null) {
    return;
  }
  const purpose = { kind: 'tradeRequest', requestId: accepted.id, amountRial: payableRial } as const;
  const isLeft = plan.ending === 'cancelUnpaid';
  // A part of the payings may be under way when the request is cancelled.
  const payings = isLeft ? plan.payings.slice(0, 1).filter(({ by }) => by === 'online') : plan.payings;
  const isPaid = await pay(player, purpose, payings);
  if (isLeft) {
    await move(player, accepted, { kind: 'cancel', endpoint: cancelTradeRequest, body: { reason: REASON } });
  } else if (isPaid) {
    await fulfil(player, accepted, plan);
  }
}

interface Move<E extends Endpoint> {
  readonly kind: string;
  readonly endpoint: E;
  readonly token?: string;
  readonly version?: number;
  readonly body?: unknown;
  readonly effects?: () => ReturnType<typeof EFFECTS.confirmDelivery>;
}

/** Makes a move of a request; the request after it, null when it is refused or the answer was lost. */
async function move<E extends Endpoint>(
  player: Player,
  { id }: Pick<TradeRequest, 'id'>,
  request: Move<E>,
): Promise<Done<E>['response']> {
  return (await call(player, { ...request, params: { id } })).response;
}

/** Begins a request, publishes it and has it quoted. */
async function quote(player: Player, plan: TradePlay): Promise<TradeRequest | null> {
  const { world } = player;
  const body = draftOf(world.supplier.id, player.wallet.addressId);
  const draft = await call(player, { kind: 'draft', endpoint: createDirectOrder, body });
  const handedIn =
    draft.response &&
    (await move(player, draft.response, { kind: 'hand in', endpoint: requestConfirmation }));
  const published = handedIn && (await publish(player, handedIn, plan.fee));
  return (
    published &&
    move(player, published, {
      ...{ kind: 'quote', endpoint: quoteTradeRequest, token: world.supplier.token },
      body: {
        lines: published.lines.map(({ id }) => ({
          lineId: id,
          unitPriceRial: plan.unitPriceRial,
          leadTimeDays: 3,
        })),
        validUntil: new Date(Date.now() + 5 * DAY_MS).toISOString(),
      },
    })
  );
}

/** The content of a request in the buyer's own words, so that its supplier alone names the price. */
export function draftOf(supplierId: number, deliveryAddressId: number) {
  return {
    supplierId,
    lines: [{ freeText: 'سنگ‌زنی شفت به قطر ۴۰ میلی‌متر', unitTitle: 'عدد', quantity: 1 }],
    deliveryAddressId,
    needBy: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  };
}

/** Publishes; pays the membership fee first when it is due. */
async function publish(
  player: Player,
  request: TradeRequest,
  fee: readonly Paying[],
): Promise<TradeRequest | null> {
  const { userId, fee: due } = player.wallet;
  const purpose = { kind: 'membership', membershipId: due.membershipId, amountRial: due.amountRial } as const;
  const once = () =>
    call(player, {
      ...{ kind: 'publish', endpoint: confirmAndPublish, params: { id: request.id } },
      version: request.rowVersion,
      effects: () => EFFECTS.publish(purpose, userId),
    });
  const first = await once();
  if (first.problem?.code !== 'payment_required') {
    return first.response;
  }
  await pay(player, purpose, fee);
  return (await once()).response;
}

/** Ships a paid request and ends it as planned. */
async function fulfil(player: Player, request: TradeRequest, { ending }: TradePlay): Promise<void> {
  if (ending === 'leave' || !(await becomesShippable(player, request))) {
    return;
  }
  const held = heldOf(player, request);
  if (ending === 'ruleEarly') {
    return rule(player, held, ending);
  }
  const { token } = player.world.supplier;
  const ship = { kind: 'ship', endpoint: shipTradeRequest, token, body: { deliveryNote: 'حواله تحویل' } };
  if ((await move(player, request, ship)) === null) {
    return;
  }
  if (ending === 'confirm') {
    const effects = () => EFFECTS.confirmDelivery(held);
    await move(player, request, { kind: 'confirm delivery', endpoint: confirmDelivery, effects });
    return;
  }
  await move(player, request, { kind: 'object', endpoint: objectToDelivery, body: { reason: REASON } });
  await rule(player, held, ending);
}

/** The operator ends a request whose money is held. */
async function rule(player: Player, held: HeldRequest, ending: Ending): Promise<void> {
  const refundRial = Math.floor(held.amountRial / PART);
  const rulings = {
    ruleComplete: { outcome: 'complete', effects: () => EFFECTS.ruleComplete(held) },
    rulePart: { outcome: 'complete', refundRial, effects: () => EFFECTS.rulePart(held, refundRial) },
    ruleCancel: { outcome: 'cancel', effects: () => EFFECTS.ruleCancel(held) },
  };
  const chosen = ending === 'ruleComplete' || ending === 'rulePart' ? ending : 'ruleCancel';
  const { effects, ...ruling } = rulings[chosen];
  await call(player, {
    ...{ kind: `rule: ${chosen}`, endpoint: ruleOnTradeRequest, params: { id: held.requestId } },
    ...{ token: player.world.operatorToken, body: { ...ruling, reason: REASON }, effects },
  });
}

function heldOf({ wallet, world }: Player, request: TradeRequest): HeldRequest {
  const { id: requestId, payableRial } = request;
  return { requestId, userId: wallet.userId, supplierId: world.supplier.id, amountRial: payableRial ?? 0 };
}

/** Fulfilment is begun by a job, a moment after the payment. */
async function becomesShippable({ world, wallet }: Player, { id }: TradeRequest): Promise<boolean> {
  const once = { instance: id, twice: 'no', isCut: false, givesUp: true, thenReads: 'nothing' } as const;
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { answer } = await ask(
      world,
      sendingOf(getTradeRequest, { token: wallet.token, params: { id } }),
      once,
    );
    const current = getTradeRequest.response.safeParse(readJson(answer?.body ?? ''));
    if (current.success && current.data.status === 'InFulfillment') {
      return true;
    }
    await delay(POLL_EVERY_MS);
  }
  return false;
}
