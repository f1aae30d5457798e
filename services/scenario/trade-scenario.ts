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
import { createScenarioClient, Refused, type ScenarioClient } from './scenario-client.ts';
import { answerAsSupplier, signInAsSupplier } from './supplier-steps.ts';

export interface ScenarioOptions {
  /** Address of the services. */
  readonly base: string;
  /** Origin of the site, as configured in the services. */
  readonly origin: string;
  /** Called with one line per state. */
  readonly say: (line: string) => void;
  /** True waits for the demo's simulated suppliers instead of acting as one. */
  readonly waitForSimulator?: boolean;
  /** Maximum wait for a state; three minutes by default. */
  readonly timeoutMs?: number;
}

/** One run of the scenario: its buyer, and the request as it was last read. */
interface Scenario {
  readonly client: ScenarioClient;
  readonly options: ScenarioOptions;
  readonly buyer: string;
  request: TradeRequest;
}

const POLL_MS = 500;
const TIMEOUT_MS = 180_000;

/**
 * Runs a whole trade over HTTP as a new buyer: signs in, writes a draft, hands it in, publishes, waits for the
 * quote, accepts, pays at the demo's gateway, receives, completes. Says each state; returns the states in their order.
 */
export async function runTradeScenario(options: ScenarioOptions): Promise<TradeStatus[]> {
  const client = createScenarioClient(options.base, options.origin);
  const buyer = await client.signIn(`+98999${String(randomInt(10_000_000)).padStart(7, '0')}`);
  options.say('signed in');
  const deliveryAddressId = await becomeBuyer(client, buyer);
  const supplier = options.waitForSimulator ? null : await signInAsSupplier(client);
  const { supplierId, line } = await chooseItem(client);
  const body = { supplierId, lines: [line], deliveryAddressId, needBy: inDays(30) };
  const request = await client.call(createDirectOrder, { token: buyer, body });
  const scenario: Scenario = { client, options, buyer, request };
  const states: TradeStatus[] = [];
  const reached = (current: TradeRequest) => {
    scenario.request = current;
    states.push(current.status);
    options.say(lineOf(current));
  };
  reached(request);
  reached(await client.call(requestConfirmation, ours(scenario)));
  reached(await publish(scenario));
  await answerAsSupplier(scenario, supplier, 'quote');
  reached(await waitFor(scenario, 'Quoted'));
  reached(await client.call(acceptQuote, { ...ours(scenario), version: scenario.request.rowVersion }));
  await payAtGateway(client, buyer, { paymentPurpose: 'tradeRequest', purposeId: scenario.request.id });
  reached(await waitFor(scenario, 'InFulfillment'));
  await answerAsSupplier(scenario, supplier, 'ship');
  reached(await waitFor(scenario, 'Delivered'));
  reached(await client.call(confirmDelivery, ours(scenario)));
  return states;
}

function ours({ buyer, request }: Scenario) {
  return { token: buyer, params: { id: request.id } };
}

/** Publishes; when the services demand the membership fee of a new buyer, charges the wallet with it first. */
async function publish(scenario: Scenario): Promise<TradeRequest> {
  const { client, buyer, options } = scenario;
  const call = () =>
    client.call(confirmAndPublish, { ...ours(scenario), version: scenario.request.rowVersion });
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

/** Polls the request until it reaches this state. */
async function waitFor(scenario: Scenario, status: TradeStatus): Promise<TradeRequest> {
  const { timeoutMs = TIMEOUT_MS } = scenario.options;
  const until = performance.now() + timeoutMs;
  for (;;) {
    const request = await scenario.client.call(getTradeRequest, ours(scenario));
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
