import { randomBytes, randomInt } from 'node:crypto';
import type { ServiceContext } from '../../kit/http/service.ts';
import {
  GatewayProblem,
  type GatewayQuestion,
  type GatewayState,
  type GatewayVerdict,
  type PaymentGateway,
} from '../gateway/gateway.types.ts';
import { messages } from '../messages.ts';
import { findOrder, insertOrder, type SandboxOrder, verifyOrder } from './sandbox.sql.ts';

/** The card that every visitor of the sandbox pays with. */
const CARD = '603799******0001';

const STATES: Readonly<Record<SandboxOrder['state'], GatewayState>> = {
  open: 'open',
  paid: 'paid',
  failed: 'notPaid',
  cancelled: 'cancelled',
};

const NO_RESPONSE: GatewayVerdict = { kind: 'unknown', reason: 'no answer' };

/** Why an order cannot be confirmed; null when it can. */
function refusalOf(order: SandboxOrder | null, question: GatewayQuestion): GatewayVerdict | null {
  if (order === null || order.amountRial !== question.amountRial) {
    return { kind: 'notPaid', reason: 'no such order' };
  }
  if (order.state === 'cancelled') {
    return { kind: 'cancelled' };
  }
  return order.state === 'paid' ? null : { kind: 'notPaid', reason: order.state };
}

/** The demo's own gateway: its orders are in tables of its own, and the visitor decides the outcome. */
export function createSandboxGateway({
  db,
  clock,
  environment,
}: Pick<ServiceContext, 'db' | 'clock' | 'environment'>): PaymentGateway {
  /** The order, or 'silence' while the gateway is not to respond. */
  const readOrder = async ({ authority }: GatewayQuestion): Promise<SandboxOrder | 'silence' | null> => {
    const order = await findOrder(db, authority).catch(() => 'silence' as const);
    const isSilent =
      order === 'silence' || (order?.silentUntil != null && new Date(order.silentUntil) > clock());
    return isSilent ? 'silence' : order;
  };
  const book = async ({ authority }: SandboxOrder): Promise<GatewayVerdict> => {
    const fresh = String(randomInt(100_000_000, 999_999_999));
    const order = { authority, refNumber: fresh, now: clock() };
    const refNumber = await verifyOrder(db, order).catch(() => null);
    return refNumber === null ? NO_RESPONSE : { kind: 'paid', refNumber, cardMasked: CARD };
  };
  return {
    id: 'sandbox',
    title: messages.sandboxTitle,
    minAmountRial: 10_000,
    maxAmountRial: 100_000_000_000,
    async request({ amountRial, description, callbackUrl }) {
      const authority = `S${randomBytes(16).toString('hex')}`;
      await insertOrder(db, { authority, amountRial, description, callbackUrl }, clock()).catch(() => {
        throw new GatewayProblem('no answer');
      });
      return { authority, redirectUrl: `${environment.publicOrigin}/api/payment/sandbox/${authority}` };
    },
    async verify(question): Promise<GatewayVerdict> {
      const order = await readOrder(question);
      if (order === 'silence') {
        return NO_RESPONSE;
      }
      const refusal = refusalOf(order, question);
      return order === null || refusal !== null ? (refusal ?? NO_RESPONSE) : book(order);
    },
    async inquire(question): Promise<GatewayState> {
      const order = await readOrder(question);
      if (order === 'silence') {
        return 'unknown';
      }
      return order === null ? 'notPaid' : STATES[order.state];
    },
  };
}
