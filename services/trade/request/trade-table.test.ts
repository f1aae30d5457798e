import { collectEndpoints } from '@bazaar/contracts/testing';
import {
  getMembershipAndPrice,
  getSupplierTradeRequest,
  getTradeRequest,
  listOperatorTradeRequests,
  listSupplierTradeRequests,
  listTradedSuppliers,
  listTradeRequestEvents,
  listTradeRequests,
  type TradeMove,
  type TradeRequest,
  type TradeStatus,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDigest, type TableDigest } from '../../testing/table-digest.ts';
import { openTradeApp, type TradeApp } from '../trade.fixture.ts';
import { type Author, everythingBut, openCompany } from './company-roles.fixture.ts';
import { bookedBetween, bookingOf, booksOf } from './trade-books.fixture.ts';
import { type Everybody, givenSituation, openEverybody, tryCall } from './trade-people.fixture.ts';
import { SITUATIONS, type Situation, statusIn } from './trade-situations.fixture.ts';
import {
  CALLS,
  type Call,
  EVERYBODY,
  INSIDERS,
  isSeenBySupplierAfter,
  offeredTo,
  outcomeOf,
  readingsOf,
  readsAs,
  refusalOf,
  type Somebody,
} from './trade-table.fixture.ts';

let app: TradeApp;
let people: Everybody;
/** An agent of the company who may write, but not publish. */
let secondAuthor: Author;
let digest: () => Promise<TableDigest>;
beforeAll(async () => {
  app = await openTradeApp();
  const company = await openCompany(app);
  people = await openEverybody(app, company);
  secondAuthor = { as: people.requester, customerId: company.id };
  digest = await openDigest(app.test.db, ['trade', 'payment', 'wallet', 'notification', 'merchant', 'file']);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

const CELLS = SITUATIONS.flatMap((situation) =>
  EVERYBODY.flatMap((person) => CALLS.map((call) => ({ situation, person, call }))),
);
const isAllowed = ({ situation, person, call }: (typeof CELLS)[number]) =>
  outcomeOf(situation, person, call) !== undefined;

describe('the table', () => {
  it('has a cell for each state, person and call', () => {
    expect(CELLS).toHaveLength(20 * 14 * 21);
    expect(CELLS.filter(isAllowed).length).toBeGreaterThan(100);
  });

  it('knows every endpoint of the service', async () => {
    const endpoints = await collectEndpoints();
    const names = endpoints.flatMap(([name, { service }]) => (service === 'trade' ? [name] : []));

    expect(names.map((name) => name.replace('trade.', '')).toSorted()).toEqual(
      [...MOVING, ...READING, ...WITHOUT_REQUEST].toSorted(),
    );
  });
});

const MOVING = [
  'acceptQuote',
  'cancelTradeRequest',
  'confirmAndPublish',
  'confirmDelivery',
  'counterQuote',
  'objectToDelivery',
  'quoteTradeRequest',
  'rateTradeRequest',
  'rejectTradeRequest',
  'repeatTradeRequest',
  'requestConfirmation',
  'requestTradeRevision',
  'returnTradeRequest',
  'ruleOnTradeRequest',
  'shipTradeRequest',
  'updateDirectOrder',
];
const READING = [
  'getMembershipAndPrice',
  'getSupplierTradeRequest',
  'getTradeRequest',
  'listOperatorTradeRequests',
  'listSupplierTradeRequests',
  'listTradedSuppliers',
  'listTradeRequestEvents',
  'listTradeRequests',
];
const WITHOUT_REQUEST = ['createDirectOrder', 'getTradeDeadlines', 'listTradeDocumentTypes'];

describe.each(SITUATIONS)('a request that is %s', (situation) => {
  const cells = CELLS.filter((cell) => cell.situation === situation);

  it('is not moved by anybody but whom the table names, and nothing else changes', async () => {
    const request = await givenSituation(app, situation);
    let before = await digest();
    for (const person of EVERYBODY) {
      const refused = cells.filter((cell) => cell.person === person && !isAllowed(cell));
      const answers = await Promise.all(
        refused.map(async ({ call }) => `${call} ${await answerOf(people[person], call, request)}`),
      );
      const after = await digest();

      expect([person, ...answers]).toEqual([
        person,
        ...refused.map(({ call }) => `${call} ${refusalOf(situation, person, call)}`),
      ]);
      expect([person, after]).toEqual([person, before]);
      before = after;
    }
  }, 60_000);

  it('is moved by whom the table names, and no other request with it', async () => {
    for (const cell of cells.filter(isAllowed)) {
      await expectDone(cell);
    }
  }, 60_000);

  it('is read by the two sides, and by an operator in the list', async () => {
    const request = await givenSituation(app, situation);
    for (const person of EVERYBODY) {
      const seen = await readAs(person, request.id);

      expect([person, seen]).toEqual([person, readingsOf(situation, person)]);
    }
  }, 60_000);

  it('offers each reader what the table allows', async () => {
    const { id } = await givenSituation(app, situation);
    for (const person of EVERYBODY.filter((one) => readsAs(situation, one) !== null)) {
      const { allowedActions, actingRole } = await seenBy(person, id, readsAs(situation, person));

      expect([person, allowedActions.toSorted()]).toEqual([person, offeredTo(situation, person)]);
      expect([person, actingRole]).toEqual([person, roleOf(person)]);
    }
  });
});

/** The role that an agent or the owner is told. */
function roleOf(person: Somebody): string | undefined {
  if (person === 'overLimit') {
    return 'approver';
  }
  return (INSIDERS as readonly Somebody[]).includes(person) ? person : undefined;
}

/** A request as a person reads it; an operator has only the list. */
async function seenBy(person: Somebody, id: number, reader: ReturnType<typeof readsAs>) {
  const parts = { as: people[person], params: { id } };
  if (reader === 'operator') {
    const { items } = await app.call(listOperatorTradeRequests, { as: people[person] });
    return items.find((one) => one.id === id) ?? { allowedActions: [], actingRole: 'not listed' };
  }
  return app.call(reader === 'buyer' ? getTradeRequest : getSupplierTradeRequest, parts);
}

/** Status and code of the answer to a call. */
async function answerOf(as: Everybody[Somebody], call: Call, request: TradeRequest): Promise<string> {
  const { status, body } = await tryCall(app, as, { call, request });
  return `${status} ${body.code}`;
}

/** Types of the events that calls leave; those without one leave none. */
const EVENTS: Readonly<Partial<Record<Call, TradeMove>>> = {
  payFromWallet: 'pay',
  ruleSplit: 'ruleComplete',
  returnForRevision: 'requestRevision',
};
const WITHOUT_EVENT: readonly Call[] = ['payOnline', 'message'];
const CREATING: readonly Call[] = ['quote', 'repeat', 'message'];

interface Cell {
  readonly situation: Situation;
  readonly person: Somebody;
  readonly call: Call;
}

/** Makes a request in the situation of a cell, begun by another person than its owner, and makes its call. */
async function expectDone(cell: Cell): Promise<void> {
  const { situation, person, call } = cell;
  const request = await givenSituation(app, situation, secondAuthor);
  const [others, books] = [await everythingBut(app, request.id), await booksOf(app)];
  const events = await eventsOf(request.id);
  const answer = await tryCall(app, people[person], { call, request });

  expect([person, call, answer.status, answer.body.code]).toEqual([
    person,
    call,
    CREATING.includes(call) ? 201 : 200,
    undefined,
  ]);
  expect([person, call, await statusOf(request.id)]).toEqual([
    person,
    call,
    outcomeOf(situation, person, call),
  ]);
  if (call === 'repeat') {
    expect(await eventsOf(answer.body.id)).toEqual([
      { type: 'create', from: null, userId: userIdOf(person) },
    ]);
    expect(await eventsOf(request.id)).toEqual(events);
    return;
  }
  const added = (await eventsOf(request.id)).slice(events.length, events.length + 1);
  expect([person, call, added]).toEqual([person, call, eventsExpected(cell)]);
  expect([person, call, await everythingBut(app, request.id)]).toEqual([person, call, others]);
  const booked = bookedBetween(books, await booksOf(app));
  expect([person, call, booked]).toEqual([person, call, bookingOf(call, request, userIdOf('owner'))]);
  await expectShown(cell, request.id);
}

/** Whether the supplier reads the request after the call. */
async function expectShown({ situation, person, call }: Cell, id: number): Promise<void> {
  const isSeen = isSeenBySupplierAfter(situation, person, call);
  if (isSeen !== undefined) {
    const reply = await app.send(getSupplierTradeRequest, { as: app.supplier, params: { id } });
    const list = await app.call(listSupplierTradeRequests, { as: app.supplier });
    const isListed = list.items.some((one) => one.id === id);

    expect([person, call, reply.status, isListed]).toEqual([person, call, isSeen ? 200 : 404, isSeen]);
  }
}

function eventsExpected({ situation, person, call }: Cell) {
  return WITHOUT_EVENT.includes(call)
    ? []
    : [{ type: EVENTS[call] ?? call, from: statusIn(situation), userId: userIdOf(person) }];
}

async function statusOf(id: number): Promise<TradeStatus> {
  return (await app.call(getTradeRequest, { as: app.buyer, params: { id } })).status;
}

/** The events of a request, oldest first. */
async function eventsOf(requestId: number) {
  const { rows } = await sql<{ type: string; from: TradeStatus | null; userId: number | null }>`
    select type, from_status as "from", actor_user_id as "userId" from trade.event
    where request_id = ${requestId} order by id`.execute(app.test.db);
  return rows;
}

function userIdOf(person: Somebody): number {
  const [, payload = ''] = people[person].authorization.split('.');
  return Number(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub);
}

/** What a person's readings of a request are answered with. */
async function readAs(person: Somebody, id: number) {
  const as = people[person];
  const params = { id };
  const [request, price, events, supplierRequest] = await Promise.all([
    app.send(getTradeRequest, { as, params }),
    app.send(getMembershipAndPrice, { as, params }),
    app.send(listTradeRequestEvents, { as, query: { requestId: id } }),
    app.send(getSupplierTradeRequest, { as, params }),
  ]);
  const [list, all, traded, ofSupplier, ofOperator] = await Promise.all([
    app.send(listTradeRequests, { as }),
    app.send(listTradeRequestEvents, { as }),
    app.send(listTradedSuppliers, { as }),
    app.send(listSupplierTradeRequests, { as }),
    app.send(listOperatorTradeRequests, { as }),
  ]);
  const has = ({ body }: { body: { items?: { id: number }[] } }) =>
    body.items?.some((one) => one.id === id) ?? false;
  return {
    request: request.status,
    price: price.status,
    events: events.status,
    isListed: has(list),
    isInAllEvents: all.body.items?.some((event: { requestId: number }) => event.requestId === id) ?? false,
    isOfTradedSupplier:
      traded.body.items?.some(
        (one: { supplier: { id: number } }) => one.supplier.id === app.item.supplierId,
      ) ?? false,
    supplierRequest: supplierRequest.status,
    isListedForSupplier: has(ofSupplier),
    isListedForOperator: has(ofOperator),
  };
}
