import {
  acceptQuote as acceptQuoteCall,
  cancelTradeRequest,
  confirmAndPublish,
  confirmDelivery,
  counterQuote as counterQuoteCall,
  createDirectOrder,
  objectToDelivery as objectCall,
  rateTradeRequest,
  repeatTradeRequest,
  requestConfirmation,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import type { Note } from '../../kit/audit/audit.types.ts';
import type { Database } from '../../kit/database/database.ts';
import { unprocessable } from '../../kit/http/errors.ts';
import {
  type Principal,
  type RequestInput,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { hashRequest, once } from '../../kit/idempotency/idempotency.ts';
import { readStepUpSettings, type StepUpSettings } from '../../kit/step-up.ts';
import { messages } from '../messages.ts';
import { readTradeSettings } from '../settings.ts';
import type { WorkOf } from '../simulator/create-work.commands.ts';
import { requireBuyer } from './buyer.commands.ts';
import {
  acceptQuote,
  cancelRequest,
  completeRequest,
  counterQuote,
  objectToDelivery,
  rateRequest,
} from './buyer-moves.commands.ts';
import { acceptAndClose } from './close-others.commands.ts';
import { beginRequest, editRequest, handIn } from './draft.commands.ts';
import { findMembership } from './other-schemas.sql.ts';
import { FeeDue, openFeePayment, publishRequest } from './publish.commands.ts';
import { asBuyer } from './reader.sql.ts';
import { repeatRequest } from './repeat.commands.ts';
import type { RequestRow } from './request.sql.ts';
import { viewRequest } from './request.view.ts';
import type { TradeWork } from './trade-work.commands.ts';

/** Buyers write and move their own requests. */
export function buyerRoutes(context: ServiceContext, workOf: WorkOf): ServiceRoute[] {
  return [...draftRoutes(context, workOf), ...quoteRoutes(workOf), ...endingRoutes(workOf)];
}

interface Caller {
  readonly user: Principal;
  readonly audit: Note;
}

/** The request after a move, which is noted when an agent made it, as its buyer sees it. */
async function shown(
  work: TradeWork,
  { user, audit }: Caller,
  move: (work: TradeWork) => Promise<RequestRow>,
) {
  const { id, buyerId } = await move(work);
  await audit(work.db, { act: 'changeRequest', of: { business: buyerId }, thing: ['TradeRequest', id] });
  return viewRequest(work, asBuyer(user), id);
}

function draftRoutes({ db: outside, environment }: ServiceContext, workOf: WorkOf): ServiceRoute[] {
  const { requestsPerHour: count } = readTradeSettings(environment);
  const publishing = { outside, workOf, settings: readStepUpSettings(environment.variables) };
  const limited = { limit: { count, windowSeconds: 3_600, by: 'user' } } as const;
  return [
    sessionRoute(
      createDirectOrder,
      async ({ user, db, audit, body: { supplierId, customerId, needId, ...draft } }) => {
        const buyer = asBuyer(user);
        const buyerId =
          customerId === undefined
            ? user.userId
            : await requireBuyer(db, buyer, { customerId, needed: 'requester' });
        return shown(workOf(db), { user, audit }, (work) =>
          beginRequest(work, buyer, { buyerId, supplierId, draft, needId }),
        );
      },
      limited,
    ),
    sessionRoute(updateDirectOrder, ({ user, audit, params, version, body: draft }) =>
      outside
        .transaction()
        .execute((db) =>
          shown(workOf(db), { user, audit }, (work) =>
            editRequest(work, asBuyer(user), { id: params.id, version, draft }),
          ),
        ),
    ),
    sessionRoute(
      requestConfirmation,
      ({ user, db, audit, params }) =>
        shown(workOf(db), { user, audit }, (work) => handIn(work, asBuyer(user), params.id)),
      limited,
    ),
    sessionRoute(confirmAndPublish, (input) => publishOnce(publishing, input), { ownTransaction: true }),
    sessionRoute(
      repeatTradeRequest,
      ({ user, db, audit, params }) =>
        shown(workOf(db), { user, audit }, (work) => repeatRequest(work, asBuyer(user), params.id)),
      limited,
    ),
  ];
}

interface Publishing {
  readonly outside: Database;
  readonly workOf: WorkOf;
  readonly settings: StepUpSettings;
}

/**
 * Handles the idempotency key itself, because the payment of a membership fee must remain when publishing fails for
 * lack of it.
 */
async function publishOnce(
  { outside, workOf, settings }: Publishing,
  { user, audit, params: { id }, version, idempotencyKey }: RequestInput<typeof confirmAndPublish, Principal>,
) {
  const { now } = workOf(outside);
  const claim = {
    userId: user.userId,
    route: `${confirmAndPublish.method} ${confirmAndPublish.path}`,
    key: idempotencyKey,
    requestHash: hashRequest([id, version]),
    now,
  };
  const publish = async () =>
    (await once(outside, claim, (db) =>
      shown(workOf(db), { user, audit }, (work) =>
        publishRequest(work, asBuyer(user), { id, version, spender: { user, settings } }),
      ),
    )) as Awaited<ReturnType<typeof viewRequest>>;
  try {
    return await publish();
  } catch (error) {
    if (!(error instanceof FeeDue)) {
      throw error;
    }
    const { facts } = error;
    // Another publication of the same buyer has paid the fee meanwhile.
    if ((await findMembership(outside, facts.userId, now)).isActive) {
      return publish();
    }
    const paymentId = await openFeePayment({ db: outside, now }, facts);
    throw unprocessable('payment_required', {
      title: messages.paymentRequired,
      detail: messages.paymentRequiredDetail,
      data: { paymentId, amountRial: facts.amountRial, shortfallRial: facts.shortfallRial },
    });
  }
}

function quoteRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(acceptQuoteCall, ({ user, db, audit, params: { id }, version, body }) => {
      const accept = body?.closeOthers === true ? acceptAndClose : acceptQuote;
      return shown(workOf(db), { user, audit }, (work) => accept(work, asBuyer(user), { id, version }));
    }),
    sessionRoute(counterQuoteCall, ({ user, db, audit, params: { id }, version, body }) =>
      shown(workOf(db), { user, audit }, (work) =>
        counterQuote(work, asBuyer(user), { id, version, ...body }),
      ),
    ),
  ];
}

function endingRoutes(workOf: WorkOf): ServiceRoute[] {
  return [
    sessionRoute(cancelTradeRequest, ({ user, db, audit, params: { id }, body: { reason } }) =>
      shown(workOf(db), { user, audit }, (work) => cancelRequest(work, asBuyer(user), { id, reason })),
    ),
    sessionRoute(confirmDelivery, ({ user, db, audit, params: { id } }) =>
      shown(workOf(db), { user, audit }, (work) => completeRequest(work, asBuyer(user), { id })),
    ),
    sessionRoute(objectCall, ({ user, db, audit, params: { id }, body: { reason } }) =>
      shown(workOf(db), { user, audit }, (work) => objectToDelivery(work, asBuyer(user), { id, reason })),
    ),
    sessionRoute(rateTradeRequest, ({ user, db, audit, params: { id }, body: { stars, text = null } }) =>
      shown(workOf(db), { user, audit }, (work) => rateRequest(work, asBuyer(user), { id, stars, text })),
    ),
  ];
}
