import { randomUUID } from 'node:crypto';
import {
  answerAgentInvitation,
  inviteMerchantAgent,
  registerBuyer,
  removeMerchantAgent,
} from '@bazaar/contracts/merchant';
import { startRequestConversation } from '@bazaar/contracts/notification';
import { requestOnlinePayment } from '@bazaar/contracts/payment';
import {
  cancelTradeRequest,
  getTradeRequest,
  quoteTradeRequest,
  rateTradeRequest,
  rejectTradeRequest,
  requestTradeRevision,
  returnTradeRequest,
  ruleOnTradeRequest,
  shipTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { legalIdOf } from '../../seed/legal-id.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type Headers, quoteBody, type TradeApp } from '../trade.fixture.ts';
import {
  ACTIONS,
  type Action,
  type Author,
  type Company,
  givenInState,
  tryAction,
} from './company-roles.fixture.ts';
import { REFUND_RIAL } from './trade-books.fixture.ts';
import { type Situation, statusIn } from './trade-situations.fixture.ts';
import type { Call, Somebody } from './trade-table.fixture.ts';

/** Everybody of the table, signed in; the visitor's headers are empty. */
export type Everybody = Readonly<Record<Somebody, Headers>>;

const NOBODY = {} as Headers;

/** The people of the demo buyer's company and those around it. */
export async function openEverybody(app: TradeApp, { people }: Company): Promise<Everybody> {
  const { smallApprover: overLimit, ...others } = people;
  return {
    ...others,
    overLimit,
    invited: await invite(app, app.buyer),
    foreignAgent: await makeForeignAgent(app),
    supplier: app.supplier,
    otherSupplier: await makeSupplier(app, app.item.supplierId + 1),
    operator: app.operator,
    visitor: NOBODY,
  };
}

/** Invites a new number as an approver, and does not answer. */
async function invite(app: TradeApp, owner: Headers): Promise<Headers> {
  const mobile = randomMobile();
  await app.call(inviteMerchantAgent, { as: owner, body: { mobile, role: 'approver' } });
  return (await signIn(app.test.app, mobile)).headers;
}

/** An approver of another company, who was one of the demo buyer's too for a time. */
async function makeForeignAgent(app: TradeApp): Promise<Headers> {
  const owner = (await signIn(app.test.app)).headers;
  const company = { companyName: 'فولاد گستر دیگر', nationalLegalId: legalIdOf('1420000077') };
  await app.call(registerBuyer, { as: owner, body: { kind: 'company', ...company } });
  const mobile = randomMobile();
  const agent = await app.call(inviteMerchantAgent, { as: owner, body: { mobile, role: 'approver' } });
  const { headers } = await signIn(app.test.app, mobile);
  await app.call(answerAgentInvitation, { as: headers, params: { id: agent.id }, body: { accept: true } });
  const earlier = await app.call(inviteMerchantAgent, { as: app.buyer, body: { mobile, role: 'approver' } });
  const answer = { as: headers, params: { id: earlier.id }, body: { accept: true } };
  await app.call(answerAgentInvitation, answer);
  await app.call(removeMerchantAgent, { as: app.buyer, query: { id: earlier.id } });
  return headers;
}

/** A user of another supplier. */
async function makeSupplier({ test }: TradeApp, supplierId: number): Promise<Headers> {
  const mobile = randomMobile();
  const { headers } = await signIn(test.app, mobile);
  await sql`
    insert into auth.user_role (user_id, role, supplier_id)
    select id, 'supplier', ${supplierId} from auth.user where mobile = ${mobile}`.execute(test.db);
  return headers;
}

const RULINGS: Readonly<Partial<Record<Call, object>>> = {
  ruleComplete: { outcome: 'complete' },
  ruleSplit: { outcome: 'complete', refundRial: REFUND_RIAL },
  ruleCancel: { outcome: 'cancel' },
};
const reason = 'مشخصات با سفارش یکی نیست';

/** Makes a call of the table on a request; returns the response with any status. */
export function tryCall(
  app: TradeApp,
  as: Headers,
  { call, request }: { readonly call: Call; readonly request: TradeRequest },
) {
  const parts = { as, params: { id: request.id } };
  const action = call === 'payFromWallet' ? 'pay' : call;
  if ((ACTIONS as readonly string[]).includes(action)) {
    return tryAction(app, as, { action: action as Action, request });
  }
  switch (call) {
    case 'payOnline': {
      const body = { paymentPurpose: 'tradeRequest', purposeId: request.id, gatewayId: 'sandbox' };
      return app.send(requestOnlinePayment, { as, body });
    }
    case 'message': {
      const body = { tradeRequestId: request.id, text: 'زمان بارگیری را اعلام کنید.' };
      return app.send(startRequestConversation, { as, body, key: randomUUID() });
    }
    case 'quote':
      return app.send(quoteTradeRequest, { ...parts, body: quoteBody(app, request, 900) });
    case 'reject':
      return app.send(rejectTradeRequest, { ...parts, body: { reason } });
    case 'requestRevision':
      return app.send(requestTradeRevision, { ...parts, body: { reason } });
    case 'ship':
      return app.send(shipTradeRequest, { ...parts, body: { deliveryNote: 'حواله ۱۲۳' } });
    case 'returnForRevision':
      return app.send(returnTradeRequest, { ...parts, body: { reason } });
    default:
      return app.send(ruleOnTradeRequest, { ...parts, body: { ...RULINGS[call], reason } });
  }
}

/** A day before every test. */
const LONG_AGO = '2026-11-01';

/** Brings a request from the state of its situation into the situation. */
const ARRIVALS: Readonly<Partial<Record<Situation, (app: TradeApp, id: number) => Promise<unknown>>>> = {
  Late: ({ test }, id) =>
    sql`update trade.quote set ship_by = ${LONG_AGO}::date where request_id = ${id}`.execute(test.db),
  Escalated: ({ test }, id) =>
    sql`update trade.request set escalated_at = ${LONG_AGO} where id = ${id}`.execute(test.db),
  Rated: (app, id) => app.call(rateTradeRequest, { as: app.buyer, params: { id }, body: { stars: 3 } }),
  async QuoteOver({ test }, id) {
    await sql`update trade.quote set valid_until = ${LONG_AGO} where request_id = ${id}`.execute(test.db);
    await sql`update trade.request set deadline_at = ${LONG_AGO} where id = ${id}`.execute(test.db);
  },
};

/** A request of the demo buyer in a situation, begun by the buyer or by an agent who may write. */
export async function givenSituation(
  app: TradeApp,
  situation: Situation,
  author?: Author,
): Promise<TradeRequest> {
  const as = app.buyer;
  if (situation === 'CancelledUnseen') {
    const params = { id: (await givenInState(app, 'Draft', author)).id };
    return app.call(cancelTradeRequest, { as, params, body: { reason } });
  }
  const { id } = await givenInState(app, statusIn(situation), author);
  await ARRIVALS[situation]?.(app, id);
  return app.call(getTradeRequest, { as, params: { id } });
}
