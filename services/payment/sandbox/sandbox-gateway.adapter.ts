import { randomBytes, randomInt } from 'node:crypto';
import type { ServiceContext } from '../../kit/http/service.ts';
import {
  GatewayProblem,
  type GatewayQuestion,
  type GatewayReportRow,
  type GatewayState,
  type GatewayVerdict,
  type PaymentGateway,
  type ReportQuestion,
} from '../gateway/gateway.types.ts';
import { messages } from '../messages.ts';
import { findOrder, findSettledOrders, insertOrder, type SandboxOrder, verifyOrder } from './sandbox.sql.ts';
import { readSettlementFile, stateOf, writeSettlementFile } from './settlement-file.rules.ts';

/** The card that every visitor of the sandbox pays with. */
const CARD = '603799******0001';

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

/**
 * The demo's own gateway: its orders are in tables of its own, and the visitor decides the outcome. There are two of
 * them, so that a payment can be tried again at another one.
 */
export function createSandboxGateway(
  { db, clock, environment }: Pick<ServiceContext, 'db' | 'clock' | 'environment'>,
  id: 'sandbox' | 'sandbox-2' = 'sandbox',
): PaymentGateway {
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
    id,
    title: messages.gatewayTitles[id] ?? id,
    minAmountRial: 10_000,
    maxAmountRial: 100_000_000_000,
    async request({ amountRial, description, callbackUrl }) {
      const authority = `S${randomBytes(16).toString('hex')}`;
      const order = { authority, gatewayId: id, amountRial, description, callbackUrl };
      await insertOrder(db, order, clock()).catch(() => {
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
      return order === null ? 'notPaid' : stateOf(order);
    },
    async report({ from, until }: ReportQuestion): Promise<readonly GatewayReportRow[]> {
      const orders = await findSettledOrders(db, { gatewayId: id, from, until });
      const rows = readSettlementFile(writeSettlementFile(orders));
      if (rows === null) {
        throw new GatewayProblem('unreadable settlement file');
      }
      return rows;
    },
  };
}
