import { randomInt } from 'node:crypto';
import {
  acceptQuote,
  confirmAndPublish,
  confirmDelivery,
  createDirectOrder,
  getTradeRequest,
  requestConfirmation,
  type TradeRequest,
  type TradeStatus,
} from '@bazaar/contracts/trade';
import { formatToman } from '@bazaar/locale';
import { becomeBuyer, chooseItem, payAtGateway } from './buyer-steps.ts';
import { createWalkClient, Refused, type WalkClient } from './scenario-client.ts';
import { answerAsSupplier, signInAsSupplier } from './supplier-steps.ts';

export interface WalkOptions {
  /** Where the services listen. */
  readonly base: string;
  /** Where the site is, as the services know it. */
  readonly origin: string;
  /** Hears one line for each state. */
  readonly say: (line: string) => void;
  /** True waits for the demo's simulated suppliers instead of answering as one. */
  readonly waitForSimulator?: boolean;
  /** How long a state may be waited for; three minutes unless given. */
  readonly timeoutMs?: number;
}

/** One walk through a trade: who walks, and the request as it was last read. */
interface Walk {
  readonly client: WalkClient;
  readonly options: WalkOptions;
  readonly buyer: string;
  request: TradeRequest;
}

const POLL_MS = 500;
const TIMEOUT_MS = 180_000;

/**
 * Walks the whole trade path over HTTP as a new buyer: signs in, writes a draft, hands it in, publishes, waits for the
 * quote, accepts, pays at the demo's gateway, receives, completes. Says each state; returns the states in their order.
 */
export async function walkTrade(options: WalkOptions): Promise<TradeStatus[]> {
  const client = createWalkClient(options.base, options.origin);
  const buyer = await client.signIn(`+98999${String(randomInt(10_000_000)).padStart(7, '0')}`);
  options.say('signed in');
  const deliveryAddressId = await becomeBuyer(client, buyer);
  const supplier = options.waitForSimulator ? null : await signInAsSupplier(client);
  const { supplierId, line } = await chooseItem(client);
  const body = { supplierId, lines: [line], deliveryAddressId, needBy: inDays(30) };
  const request = await client.call(createDirectOrder, { token: buyer, body });
  const walk: Walk = { client, options, buyer, request };
  const states: TradeStatus[] = [];
  const reached = (current: TradeRequest) => {
    walk.request = current;
    states.push(current.status);
    options.say(lineOf(current));
  };
  reached(request);
  reached(await client.call(requestConfirmation, ours(walk)));
  reached(await publish(walk));
  await answerAsSupplier(walk, supplier, 'quote');
  reached(await waitFor(walk, 'Quoted'));
  reached(await client.call(acceptQuote, { ...ours(walk), version: walk.request.rowVersion }));
  await payAtGateway(client, buyer, { paymentPurpose: 'tradeRequest', purposeId: walk.request.id });
  reached(await waitFor(walk, 'InFulfillment'));
  await answerAsSupplier(walk, supplier, 'ship');
  reached(await waitFor(walk, 'Delivered'));
  reached(await client.call(confirmDelivery, ours(walk)));
  return states;
}

function ours({ buyer, request }: Walk) {
  return { token: buyer, params: { id: request.id } };
}

/** Publishes; a newcomer charges the wallet with the membership fee first, because the services ask for it. */
async function publish(walk: Walk): Promise<TradeRequest> {
  const { client, buyer, options } = walk;
  const call = () => client.call(confirmAndPublish, { ...ours(walk), version: walk.request.rowVersion });
  try {
    return await call();
  } catch (error) {
    const shortfallRial = error instanceof Refused ? Number(error.problem.data?.shortfallRial) : Number.NaN;
    if (Number.isNaN(shortfallRial)) {
      throw error;
    }
    options.say(`membership fee: the wallet is charged with ${formatToman(shortfallRial)}`);
    await payAtGateway(client, buyer, { paymentPurpose: 'walletCharge', amountRial: shortfallRial });
    return call();
  }
}

/** Reads the request again and again until it has come this far. */
async function waitFor(walk: Walk, status: TradeStatus): Promise<TradeRequest> {
  const { timeoutMs = TIMEOUT_MS } = walk.options;
  const until = performance.now() + timeoutMs;
  for (;;) {
    const request = await walk.client.call(getTradeRequest, ours(walk));
    if (request.status === status) {
      return request;
    }
    if (performance.now() > until) {
      throw new Error(`The request is still ${request.status}; ${status} was waited for.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function lineOf({ number, status, payableRial, allowedActions }: TradeRequest): string {
  const sum = payableRial === null ? 'no price yet' : formatToman(payableRial);
  return `${number}  ${status}  ${sum}  → ${allowedActions.join(', ') || 'nothing more'}`;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
