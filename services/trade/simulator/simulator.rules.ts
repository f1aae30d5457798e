import type { QuoteInput, TradeLine, TradeStatus } from '@bazaar/contracts/trade';
import type * as z from 'zod/mini';
import { createRandom } from '../../seed/random.ts';
import { messages } from '../messages.ts';
import { shipByOf } from '../request/ship-by.rules.ts';

interface Request {
  readonly id: number;
  readonly version: number;
  readonly status: TradeStatus;
  readonly lines: readonly Pick<
    z.input<typeof TradeLine>,
    'id' | 'quantity' | 'listPriceRial' | 'targetPriceRial'
  >[];
}

/** The next reply of a simulated supplier to a request. */
export type SimulatedAnswer =
  | { readonly kind: 'quote'; readonly quote: QuoteInput }
  | { readonly kind: 'requestRevision'; readonly reason: string }
  | { readonly kind: 'ship'; readonly deliveryNote: string };

/** States in which a simulated supplier replies. */
const ANSWERED: readonly TradeStatus[] = ['ConfirmationRequested', 'Published', 'InFulfillment'];

/**
 * Seconds until the supplier replies to a request that has just entered this state: from `delaySeconds` to twice
 * that; null when there is no reply. One request in six is returned for revision, once, while its confirmation is
 * requested.
 */
export function answerDelay(
  { id, version, status }: Pick<Request, 'id' | 'version' | 'status'>,
  delaySeconds: number,
): number | null {
  const random = createRandom(`simulator ${id} ${version} ${status}`);
  const wantsRevision = version === 1 && createRandom(`simulator revision ${id}`).chance(1 / 6);
  if (!ANSWERED.includes(status) || (status === 'ConfirmationRequested' && !wantsRevision)) {
    return null;
  }
  return Math.round(delaySeconds * (1 + random.next()));
}

const TEN_THOUSAND_TOMAN = 100_000;
const DAY_MS = 86_400_000;

/** The supplier's reply, chosen by the request's id and version; null when there is none. */
export function answerTo(request: Request, now: Date): SimulatedAnswer | null {
  const random = createRandom(`supplier ${request.id} ${request.version}`);
  switch (request.status) {
    case 'ConfirmationRequested':
      return { kind: 'requestRevision', reason: random.pick(messages.simulator.revisions) };
    case 'Published':
      return { kind: 'quote', quote: quoteFor(request, now) };
    case 'InFulfillment':
      return { kind: 'ship', deliveryNote: messages.simulator.deliveryNote(10_000 + request.id) };
    default:
      return null;
  }
}

function quoteFor(request: Request, now: Date) {
  const random = createRandom(`quote ${request.id} ${request.version}`);
  const lines = request.lines.map((line) => ({
    lineId: line.id,
    unitPriceRial: quotedPrice(line, random.next()),
    leadTimeDays: random.pick([2, 3, 5, 7, 10, 14, 21]),
  }));
  const goodsRial = lines.reduce((sum, { unitPriceRial }, index) => {
    return sum + unitPriceRial * (request.lines[index]?.quantity ?? 0);
  }, 0);
  const share = random.pick([0, 0.005, 0.01, 0.015]);
  const validUntil = new Date(now.getTime() + random.whole(5, 10) * DAY_MS);
  return {
    lines,
    deliveryRial: roundTo(Math.min(goodsRial * share, 500_000_000), TEN_THOUSAND_TOMAN),
    validUntil: validUntil.toISOString(),
    shipBy: shipByOf({ lines, validUntil }),
    note: random.pick(messages.simulator.notes),
  };
}

type Line = Request['lines'][number];

/**
 * Near the list price; half way to the buyer's target price when that is lower; a random price when there is neither.
 */
function quotedPrice({ listPriceRial, targetPriceRial }: Line, chance: number): number {
  const guess = TEN_THOUSAND_TOMAN * Math.round(20 + chance * 480);
  const asked = listPriceRial ?? targetPriceRial ?? guess;
  const wished = targetPriceRial !== null && targetPriceRial < asked ? (asked + targetPriceRial) / 2 : asked;
  return Math.max(1_000, roundTo(wished * (0.97 + chance * 0.05), 1_000));
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
