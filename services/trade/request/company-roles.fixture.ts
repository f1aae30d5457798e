import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@bazaar/contracts';
import { getCustomerProfile, inviteMerchantAgent, removeMerchantAgent } from '@bazaar/contracts/merchant';
import { payFromWallet as walletPay } from '@bazaar/contracts/payment';
import {
  acceptQuote,
  cancelTradeRequest,
  confirmAndPublish,
  confirmDelivery,
  counterQuote,
  createDirectOrder,
  getTradeRequest,
  objectToDelivery,
  quoteTradeRequest,
  rateTradeRequest,
  repeatTradeRequest,
  requestConfirmation,
  type TradeAction,
  type TradeRequest,
  type TradeStatus,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type Headers, payFromWallet, quoteBody, readyContent, type TradeApp } from '../trade.fixture.ts';

/** People around the demo buyer's company. */
export const PEOPLE = [
  'owner',
  'viewer',
  'requester',
  'approver',
  'smallApprover',
  'finance',
  'former',
  'stranger',
] as const;
export type Person = (typeof PEOPLE)[number];

export interface Company {
  readonly id: number;
  readonly people: Readonly<Record<Person, Headers>>;
  readonly userIds: Readonly<Record<Person, number>>;
}

const AGENTS = [
  ['viewer', { role: 'viewer' }],
  ['requester', { role: 'requester' }],
  ['approver', { role: 'approver' }],
  // Less than any request costs.
  ['smallApprover', { role: 'approver', approvalLimitRial: 1 }],
  ['finance', { role: 'finance' }],
  ['former', { role: 'approver' }],
] as const;

/** Gives the demo buyer's company one agent of each role, and one whose role was taken away. */
export async function openCompany(app: TradeApp): Promise<Company> {
  const { id } = await app.call(getCustomerProfile, { as: app.buyer, query: { kind: 'company' } });
  const people: Partial<Record<Person, Headers>> = { owner: app.buyer, stranger: app.newcomer };
  for (const [person, given] of AGENTS) {
    const mobile = randomMobile();
    const agent = await app.call(inviteMerchantAgent, { as: app.buyer, body: { mobile, ...given } });
    people[person] = (await signIn(app.test.app, mobile)).headers;
    // Not through the endpoint: the services remember the roles that a session had at its first request.
    await sql`update merchant.customer_agent set accepted_at = created_at where id = ${agent.id}`.execute(
      app.test.db,
    );
    if (person === 'former') {
      await app.call(removeMerchantAgent, { as: app.buyer, query: { id: agent.id } });
    }
  }
  const all = people as Record<Person, Headers>;
  const userIds = Object.fromEntries(PEOPLE.map((person) => [person, userIdOf(all[person])]));
  return { id: id ?? 0, people: all, userIds: userIds as Record<Person, number> };
}

function userIdOf({ authorization }: Headers): number {
  const [, payload = ''] = authorization.split('.');
  return Number(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
}

/** What a person on the buyer's side may try. */
export const ACTIONS = [
  'edit',
  'requestConfirmation',
  'confirmAndPublish',
  'accept',
  'counter',
  'cancel',
  'confirmDelivery',
  'object',
  'rate',
  'repeat',
  'pay',
] as const satisfies readonly TradeAction[];
export type Action = (typeof ACTIONS)[number];

const reason = 'برنامه نصب عوض شد';
const CALLS: Readonly<Record<Exclude<Action, 'pay' | 'edit'>, { call: Endpoint; body?: object }>> = {
  requestConfirmation: { call: requestConfirmation },
  confirmAndPublish: { call: confirmAndPublish },
  accept: { call: acceptQuote },
  counter: { call: counterQuote, body: { message: 'گران است' } },
  cancel: { call: cancelTradeRequest, body: { reason } },
  confirmDelivery: { call: confirmDelivery },
  object: { call: objectToDelivery, body: { reason } },
  rate: { call: rateTradeRequest, body: { stars: 4 } },
  repeat: { call: repeatTradeRequest },
};

/** Tries an action on a request; returns the response with any status. */
export function tryAction(
  app: TradeApp,
  as: Headers,
  { action, request }: { action: Action; request: TradeRequest },
) {
  const parts = { as, params: { id: request.id }, version: request.rowVersion, key: randomUUID() };
  if (action === 'pay') {
    return app.send(walletPay, { as, body: { purpose: 'tradeRequest', purposeId: request.id } });
  }
  if (action === 'edit') {
    return app.send(updateDirectOrder, { ...parts, body: readyContent(app) });
  }
  const { call, body } = CALLS[action];
  return app.send(call, body === undefined ? parts : { ...parts, body });
}

/** The state that the endpoints lead to, from which a state of the table is written. */
const MADE_FROM: Readonly<
  Record<TradeStatus, 'Draft' | 'ConfirmationRequested' | 'Published' | 'Quoted' | 'Accepted' | 'Paid'>
> = {
  Draft: 'Draft',
  ConfirmationRequested: 'ConfirmationRequested',
  RevisionRequested: 'ConfirmationRequested',
  Published: 'Published',
  Quoted: 'Quoted',
  Rejected: 'Published',
  Expired: 'Quoted',
  Cancelled: 'Quoted',
  // Without a payment: it is made in the same transaction that leaves this state.
  Accepted: 'Quoted',
  AwaitingPayment: 'Accepted',
  Paid: 'Paid',
  InFulfillment: 'Paid',
  Delivered: 'Paid',
  Completed: 'Paid',
  Disputed: 'Paid',
};

/** An agent who begins a request for the company `customerId`. */
export interface Author {
  readonly as: Headers;
  readonly customerId: number;
}

/** A small request of the demo buyer in any state, begun by an author; its money is held once it is paid. */
export async function givenInState(
  app: TradeApp,
  status: TradeStatus,
  author?: Author,
): Promise<TradeRequest> {
  const { buyer, supplier, call } = app;
  const from = MADE_FROM[status];
  let request = await begin(app, author);
  const params = { id: request.id };
  if (from !== 'Draft') {
    request = await call(requestConfirmation, { as: buyer, params });
  }
  if (!['Draft', 'ConfirmationRequested'].includes(from)) {
    request = await call(confirmAndPublish, { as: buyer, params, version: request.rowVersion });
  }
  if (['Quoted', 'Accepted', 'Paid'].includes(from)) {
    const body = { ...quoteBody(app, request, 1_000), deliveryRial: 0 };
    request = await call(quoteTradeRequest, { as: supplier, params, body });
  }
  if (from === 'Accepted' || from === 'Paid') {
    request = await call(acceptQuote, { as: buyer, params, version: request.rowVersion });
  }
  if (from === 'Paid') {
    await payFromWallet(app, request);
  }
  await sql`update trade.request set status = ${status}, deadline_at = null where id = ${request.id}`.execute(
    app.test.db,
  );
  return call(getTradeRequest, { as: buyer, params });
}

/** An agent begins with the supplier alone: the address is one of the buyer's own, who writes the content then. */
async function begin(app: TradeApp, author: Author | undefined): Promise<TradeRequest> {
  const { buyer, item, call } = app;
  const { supplierId } = item;
  if (author === undefined) {
    return call(createDirectOrder, { as: buyer, body: { supplierId, ...readyContent(app) } });
  }
  const { as, customerId } = author;
  const { id, rowVersion: version } = await call(createDirectOrder, { as, body: { supplierId, customerId } });
  return call(updateDirectOrder, { as: buyer, params: { id }, version, body: readyContent(app) });
}

/** Everything that a move could change, but for one request. */
export async function everythingBut(app: TradeApp, requestId: number): Promise<unknown> {
  const { rows } = await sql`
    select
      (select md5(string_agg(r::text, ' ' order by id)) from trade.request as r where id <> ${requestId}) as requests,
      (select md5(string_agg(l::text, ' ' order by id)) from trade.line as l where request_id <> ${requestId}) as lines,
      (select md5(string_agg(q::text, ' ' order by id)) from trade.quote as q where request_id <> ${requestId}) as quotes,
      (select max(id) from trade.event where request_id <> ${requestId}) as events,
      (select md5(string_agg(p::text, ' ' order by id)) from payment.payment as p
        where purpose <> 'tradeRequest' or purpose_id <> ${requestId}) as payments`.execute(app.test.db);
  return rows[0];
}
