import {
  getSupplierTradeRequest,
  quoteTradeRequest,
  shipTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { DEMO_SUPPLIER } from '../seed/demo-users.ts';
import { Refused, type ScenarioClient } from './scenario-client.ts';

/** Signs in as the demo supplier; null when too many codes were requested: then the simulated supplier responds. */
export async function signInAsSupplier(client: ScenarioClient): Promise<string | null> {
  try {
    return await client.signIn(DEMO_SUPPLIER.mobile);
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 429) {
      return null;
    }
    throw error;
  }
}

/** The request that waits for its supplier's response. */
interface Waiting {
  readonly client: ScenarioClient;
  readonly request: TradeRequest;
}

const UNIT_PRICE_RIAL = 50_000_000;
const FIVE_DAYS_MS = 5 * 86_400_000;

/** Quotes or ships through the supplier's panel. The simulated supplier may have been faster, which is as good. */
export async function answerAsSupplier(
  waiting: Waiting,
  token: string | null,
  response: 'quote' | 'ship',
): Promise<void> {
  if (token === null) {
    return;
  }
  try {
    await (response === 'quote' ? quote(waiting, token) : ship(waiting, token));
  } catch (error) {
    if (!(error instanceof Refused && error.problem.code === 'invalid_transition')) {
      throw error;
    }
  }
}

async function quote({ client, request }: Waiting, token: string): Promise<void> {
  const params = { id: request.id };
  const { lines } = await client.call(getSupplierTradeRequest, { token, params });
  const body = {
    lines: lines.map(({ id, listPriceRial }) => ({
      lineId: id,
      unitPriceRial: listPriceRial ?? UNIT_PRICE_RIAL,
      leadTimeDays: 3,
    })),
    validUntil: new Date(Date.now() + FIVE_DAYS_MS).toISOString(),
  };
  await client.call(quoteTradeRequest, { token, params, body });
}

async function ship({ client, request }: Waiting, token: string): Promise<void> {
  const body = { deliveryNote: `حواله تحویل ${request.number}` };
  await client.call(shipTradeRequest, { token, params: { id: request.id }, body });
}
