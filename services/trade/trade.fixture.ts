import { randomUUID } from 'node:crypto';
import { type Endpoint, encodeQuery } from '@bazaar/contracts';
import {
  acceptQuote,
  confirmAndPublish,
  createDirectOrder,
  getTradeRequest,
  quoteTradeRequest,
  requestConfirmation,
  shipTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { seedAuth } from '../auth/seed.ts';
import { signIn } from '../auth/sign-in.fixture.ts';
import type { Database } from '../kit/database/database.ts';
import type { Environment } from '../kit/environment.ts';
import { seedMerchant } from '../merchant/seed/seed-merchant.ts';
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_SUPPLIER, EMPTY_BUYER } from '../seed/demo-users.ts';
import { seedCategories } from '../seed/seed-categories.ts';
import { restartIdentities, seedItems } from '../seed/seed-items.ts';
import { seedMeasurements } from '../seed/seed-measurements.ts';
import { seedSuppliers } from '../seed/seed-suppliers.ts';
import { readSupplierTexts } from '../seed/supplier-texts.ts';
import { readVocabulary } from '../seed/vocabulary.ts';
import { filledDatabase } from '../testing/filled-database.ts';
import { createTestApp, createTestClock, type TestApp } from '../testing/test-app.ts';
import { seedWallet } from '../wallet/seed.ts';

export type Headers = Awaited<ReturnType<typeof signIn>>['headers'];

export interface RequestParts {
  readonly as?: Headers;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Sent as `If-Match`. */
  readonly version?: number;
  /** Sent as `Idempotency-Key`; a new one unless given. */
  readonly key?: string;
}

export interface TestResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a problem document or an answer, looked at by assertions
  readonly body: any;
}

/** The trade service with all others, on demo data. */
export interface TradeApp {
  readonly test: TestApp;
  readonly buyer: Headers;
  readonly newcomer: Headers;
  readonly supplier: Headers;
  readonly operator: Headers;
  /** A listed item of the demo supplier with a price. */
  readonly item: Item;
  readonly addressId: number;
  /** A session lasts half a day: a test that moves the clock further signs everybody in again. */
  signInAgain(): Promise<void>;
  /** Sends any request; returns the response with any status. */
  send(endpoint: Endpoint, parts?: RequestParts): Promise<TestResponse>;
  /** Sends a request that must succeed; its response must fit its contract. */
  call<E extends Endpoint>(endpoint: E, parts?: RequestParts): Promise<z.output<E['response']>>;
}

interface Item {
  readonly id: number;
  readonly supplierId: number;
  readonly minOrder: number;
  readonly step: number;
  readonly priceRial: number;
}

/** The demo data that a trade needs: items, suppliers, people, addresses and money. */
async function fillMarket(db: Database, now: Date): Promise<void> {
  const [vocabulary, supplierTexts] = [readVocabulary(), readSupplierTexts()];
  await seedCategories(db, vocabulary);
  const propertyIds = await seedMeasurements(db, vocabulary);
  await restartIdentities(db);
  const suppliers = await seedSuppliers(db, { vocabulary, texts: supplierTexts, seed: 1, now });
  await seedItems(db, { vocabulary, supplierTexts, suppliers, propertyIds, now, products: 250, seed: 1 });
  await seedAuth(db, { now });
  await seedMerchant(db, { now, seed: 1 });
  await seedWallet(db, { now });
}

/** Opens a separate database and signs four people in. */
export async function openTradeApp(environment: Partial<Environment> = {}): Promise<TradeApp> {
  const clock = createTestClock();
  const copyOf = await filledDatabase({
    ...{ name: 'market', now: clock() },
    fill: (db) => fillMarket(db, clock()),
  });
  const test = await createTestApp(environment, { copyOf, clock });
  const send = (endpoint: Endpoint, parts: RequestParts = {}) => sendRequest(test, endpoint, parts);
  const app: TradeApp = {
    test,
    ...(await signEverybodyIn(test)),
    item: await findItem(test),
    addressId: await findAddressId(test),
    send,
    call: async (endpoint, parts) => {
      const { status, body } = await send(endpoint, parts);
      if (status !== (endpoint.successStatus ?? 200)) {
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`);
      }
      return endpoint.response.parse(body) as never;
    },
    signInAgain: async () => {
      Object.assign(app, await signEverybodyIn(test));
    },
  };
  return app;
}

async function signEverybodyIn({ app }: TestApp) {
  const signedIn = async (mobile: string) => (await signIn(app, mobile)).headers;
  return {
    buyer: await signedIn(DEMO_BUYER.mobile),
    newcomer: await signedIn(EMPTY_BUYER.mobile),
    supplier: await signedIn(DEMO_SUPPLIER.mobile),
    operator: await signedIn(DEMO_OPERATOR.mobile),
  };
}

async function sendRequest({ app }: TestApp, endpoint: Endpoint, parts: RequestParts): Promise<TestResponse> {
  const { as, params = {}, query = {}, body, version, key = randomUUID() } = parts;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const reply = await app.inject({
    method: endpoint.method,
    url: `/${endpoint.service}${path}?${encodeQuery(query)}`,
    headers: {
      ...as,
      ...(endpoint.idempotent ? { 'idempotency-key': key } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function findItem({ db, clock }: TestApp): Promise<Item> {
  const { rows } = await sql<Item>`
    select id, supplier_id as "supplierId", min_order as "minOrder", step_quantity as step, price_rial as "priceRial"
    from product.supplier_product
    where is_listed and price_kind = 'fixed' and supplier_id = ${DEMO_SUPPLIER.supplierId}
      and price_valid_until > ${clock()}
    order by price_rial * min_order, id limit 1`.execute(db);
  const [item] = rows;
  if (item === undefined) {
    throw new Error('The demo supplier has no item with a price.');
  }
  return item;
}

async function findAddressId({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select address.id from merchant.delivery_address as address
    join merchant.customer on customer.id = address.customer_id
    where customer.owner_user_id = ${DEMO_BUYER.id} order by address.id limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The content of a request that is ready to be handed in. */
export function readyContent({ item, addressId }: TradeApp) {
  return {
    lines: [
      { supplierProductId: item.id, quantity: item.minOrder },
      { freeText: 'سنگ‌زنی شفت به قطر ۴۰ میلی‌متر', unitTitle: 'عدد', quantity: 3, targetPriceRial: 2_000_000 },
    ],
    deliveryAddressId: addressId,
    needBy: '2027-02-01',
    poNumber: 'PO-77',
  };
}

type Reached = 'Draft' | 'ConfirmationRequested' | 'Published' | 'Quoted' | 'AwaitingPayment';

/** A request of the demo buyer in this state, reached only through the endpoints. */
export async function givenRequest(app: TradeApp, reached: Reached): Promise<TradeRequest> {
  const { buyer, supplier, item, call } = app;
  const body = { supplierId: item.supplierId, ...readyContent(app) };
  let request = await call(createDirectOrder, { as: buyer, body });
  const params = { id: request.id };
  const steps: readonly (readonly [Reached, () => Promise<TradeRequest>])[] = [
    ['ConfirmationRequested', () => call(requestConfirmation, { as: buyer, params })],
    ['Published', () => call(confirmAndPublish, { as: buyer, params, version: request.rowVersion })],
    ['Quoted', () => call(quoteTradeRequest, { as: supplier, params, body: quoteBody(app, request) })],
    ['AwaitingPayment', () => call(acceptQuote, { as: buyer, params, version: request.rowVersion })],
  ];
  for (const [state, step] of reached === 'Draft' ? [] : steps) {
    request = await step();
    if (state === reached) {
      break;
    }
  }
  // Responses to the supplier show another view of the request, so it is read again as the buyer.
  return call(getTradeRequest, { as: buyer, params });
}

/** A valid quote for every line of a request. */
export function quoteBody({ test }: TradeApp, request: TradeRequest, unitPriceRial = 3_000_000) {
  return {
    lines: request.lines.map(({ id }) => ({ lineId: id, unitPriceRial, leadTimeDays: 5 })),
    deliveryRial: 1_000_000,
    validUntil: new Date(test.clock().getTime() + 5 * 86_400_000).toISOString(),
    note: 'با گواهی کیفیت',
  };
}

/** Pays a request from the wallet, as the payment service does. */
export async function payFromWallet({ test }: TradeApp, { paymentId }: TradeRequest): Promise<void> {
  const paid = sql<{
    shortfall: number;
  }>`select payment.pay_by_wallet(${paymentId}, ${test.clock()}) as shortfall`;
  const { rows } = await paid.execute(test.db);
  if (rows[0]?.shortfall !== 0) {
    throw new Error('The demo buyer cannot pay.');
  }
}

/** A request that is paid, shipped and delivered. */
export async function givenDelivered(app: TradeApp): Promise<TradeRequest> {
  const request = await givenRequest(app, 'AwaitingPayment');
  await payFromWallet(app, request);
  await app.test.runJobs();
  const body = { deliveryNote: 'حواله ۱۲۳' };
  const params = { id: request.id };
  await app.call(shipTradeRequest, { as: app.supplier, params, body });
  return app.call(getTradeRequest, { as: app.buyer, params });
}
