import type { Endpoint } from '@bazaar/contracts';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Principal, ServiceContext } from '../../kit/http/service.ts';
import type { PaymentGateway } from '../gateway/gateway.types.ts';
import { messages } from '../messages.ts';
import { insertCharge } from '../payment/payment.sql.ts';
import { readPaymentSettings } from '../settings.ts';
import { createSendToGateway, type Redirect, redirectContextOf } from './gateway-redirect.commands.ts';
import { chosenGateway, onceByKey, writeIntent } from './intent.commands.ts';

/** What a wallet is charged with, and where. */
export interface ChargeBody {
  readonly amountRial: number;
  readonly gatewayId: string;
  readonly returnPath?: string | undefined;
}

/** The payer, and the owner of the wallet that is charged. */
interface Parties {
  readonly user: Pick<Principal, 'userId' | 'sessionId'>;
  readonly walletUserId: number;
}

/** Makes the work that writes a charge and its first try down in the transaction of its caller. */
export type WriteCharge = (body: ChargeBody, parties: Parties) => (transaction: Database) => Promise<number>;

/** Prepares {@link WriteCharge} for these gateways; an amount outside the limits of a charge is refused with 400. */
export function createWriteCharge(
  context: Pick<ServiceContext, 'db' | 'clock' | 'environment'>,
  gateways: readonly PaymentGateway[],
): WriteCharge {
  const { min, max } = readPaymentSettings(context.environment).chargeRial;
  return ({ amountRial, gatewayId, returnPath }, { user, walletUserId }) =>
    async (transaction) => {
      if (amountRial < min || amountRial > max) {
        throw invalid({ amountRial: [messages.chargeRange(min, max)] });
      }
      const gateway = chosenGateway(gateways, gatewayId);
      const charge = { userId: user.userId, walletUserId, amountRial };
      const id = await insertCharge(transaction, charge, context.clock());
      return writeIntent(context, transaction, {
        ...{
          payment: { id, amountRial, walletUserId, purpose: 'walletCharge' },
          gateway,
          walletPartRial: 0,
          returnPath,
        },
        user,
      });
    };
}

/** A request to charge a wallet, whose caller the wallet service has checked. */
interface Charge {
  /** The endpoint that was called; the idempotency key counts for it alone. */
  readonly endpoint: Endpoint;
  readonly user: Principal;
  readonly walletUserId: number;
  readonly body: ChargeBody;
  readonly idempotencyKey: string;
}

/** Begins the charge of a wallet at a gateway, once per idempotency key; where the browser goes on. */
export type StartCharge = (charge: Charge) => Promise<Redirect>;

/**
 * Makes the command that the wallet service charges wallets with. It needs a database and the gateways, but not the
 * payment service itself: a process that runs the wallet alone has it too.
 */
export function createStartCharge(service: ServiceContext): StartCharge {
  const context = redirectContextOf(service);
  const send = createSendToGateway(context);
  const writeCharge = createWriteCharge(service, context.gateways);
  return async ({ walletUserId, ...request }) => {
    const parties = { user: request.user, walletUserId };
    return send(await onceByKey(service, request, writeCharge(request.body, parties)));
  };
}
