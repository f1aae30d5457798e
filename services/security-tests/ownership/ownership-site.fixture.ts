import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { givenImage } from '../../file/images.fixture.ts';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import { DEMO_BUYER, EMPTY_BUYER } from '../../seed/demo-users.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  findBusiestSupplier,
  findProductOf,
  giveDrafts,
  giveRequest,
  type Id,
  tieToOthers,
  VICTIM_SUPPLIER,
} from './owned-records.fixture.ts';

type Headers = Awaited<ReturnType<typeof signIn>>['headers'];

const TWELVE_HOURS_MS = 12 * 60 * 60_000;
const CODE_WINDOW_MS = 11 * 60_000;
/** Enough for endpoints that consume a file. */
const VICTIM_FILES = 3;
const INTRUDER = '+989120000071';
/** Was finance of the victim's company, and is no more. */
const FORMER_AGENT = '+989120000074';
/** An approver of another company. */
const FOREIGN_AGENT = '+989120000075';
const INTRUDER_SUPPLIER = '+989120000073';

/** Agents without rights in the victim's company. */
export type AgentKind = 'former agent' | 'agent of another company';

interface Agent {
  readonly headers: Headers;
  readonly mine: ReadonlyMap<string, Id>;
}

/** The demo with an intruder, who tries to reach other users' records. */
export interface OwnershipSite extends TestApp {
  /** The intruder's own record by kind, for the places other than the one under test. */
  readonly mine: ReadonlyMap<string, Id>;
  /** Users beside the intruder who must not reach the victim's records either, with their own records. */
  readonly agents: Readonly<Record<AgentKind, Agent>>;
  /** A payment that the former agent began for the victim's wallet. */
  readonly formerPaymentId: Id;
  readonly people: {
    readonly victim: Headers;
    readonly victimSupplier: Headers;
    readonly intruder: Headers;
    readonly intruderSupplier: Headers;
    /** The victim's token, expired. */
    readonly expired: Headers;
  };
}

/** Seeds the demo and signs both sides in. */
export async function openOwnershipSite(): Promise<OwnershipSite> {
  const test = await openDemoApp();
  const expired = (await signIn(test.app, DEMO_BUYER.mobile)).headers;
  test.clock.advance(TWELVE_HOURS_MS + 1_000);
  const supplierId = await findBusiestSupplier(test.db);
  await makeSupplier(test, { mobile: VICTIM_SUPPLIER, supplierId });
  await makeSupplier(test, { mobile: INTRUDER_SUPPLIER, supplierId: supplierId + 1 });
  await signIn(test.app, DEMO_BUYER.mobile);
  test.clock.advance(CODE_WINDOW_MS);
  const people = {
    victim: (await signIn(test.app, DEMO_BUYER.mobile)).headers,
    victimSupplier: (await signIn(test.app, VICTIM_SUPPLIER)).headers,
    intruder: (await signIn(test.app, INTRUDER)).headers,
    intruderSupplier: (await signIn(test.app, INTRUDER_SUPPLIER)).headers,
    expired,
  };
  for (let count = 0; count < VICTIM_FILES; count += 1) {
    await upload(test.app, people.victim);
  }
  await withdraw(test.app, people.victim);
  const mine = await makeOwnRecords(test.app, { headers: people.intruder, supplierId });
  const former = await makeFormerAgent(test, people.victim);
  const foreign = await makeForeignAgent(test);
  const withRecords = async (headers: Headers) => ({
    headers,
    mine: await makeOwnRecords(test.app, { headers, supplierId }),
  });
  const agents = {
    'former agent': await withRecords(former.headers),
    'agent of another company': await withRecords(foreign),
  };
  mine.set('SupplierTradeRequest', await giveRequest(test.db, supplierId + 1));
  mine.set('SupplierProduct', await findProductOf(test.db, supplierId + 1));
  await uploadImage(test.app, people.victimSupplier);
  mine.set('Image', await uploadImage(test.app, people.intruderSupplier));
  await giveDrafts(test.db, VICTIM_SUPPLIER);
  await tieToOthers(test.db, { supplierId, myConversation: mine.get('Conversation') ?? 0 });
  return { ...test, people, mine, agents, formerPaymentId: former.paymentId };
}

/** Appoints an agent, who charges the company's wallet, and takes the role away again. */
async function makeFormerAgent(
  { app }: TestApp,
  victim: Headers,
): Promise<{ headers: Headers; paymentId: Id }> {
  const { headers } = await signIn(app, FORMER_AGENT);
  const agents = '/merchant/api/v1/profile/merchant-agents';
  const payload = { mobile: FORMER_AGENT, role: 'finance' };
  const agent = succeeded(await app.inject({ method: 'POST', url: agents, headers: victim, payload }));
  const invitation = `/merchant/api/v1/profile/agent-invitations/${agent.id}`;
  succeeded(await app.inject({ method: 'POST', url: invitation, headers, payload: { accept: true } }));
  const charged = succeeded(
    await app.inject({
      method: 'POST',
      url: '/wallet/api/v1/wallettransactions/charge-by-user',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { customerUserId: DEMO_BUYER.id, gatewayId: 'sandbox', amountRial: 1_000_000 },
    }),
  );
  succeeded(await app.inject({ method: 'DELETE', url: `${agents}?id=${agent.id}`, headers: victim }));
  return { headers, paymentId: charged.paymentId };
}

/** Appoints an agent of the new buyer's company, which also invites the demo's buyer. */
async function makeForeignAgent({ app, db }: TestApp): Promise<Headers> {
  const { headers } = await signIn(app, FOREIGN_AGENT);
  await sql`
    with company as (
      insert into merchant.customer (owner_user_id, kind, company_name, created_at, updated_at)
      values (${EMPTY_BUYER.id}, 'company', 'شرکت دیگر', now(), now())
      returning id
    )
    insert into merchant.customer_agent (
      customer_id, user_id, role, created_at, updated_at, accepted_at, invitation_ends_at)
    select company.id, someone.id, 'approver', now(), now(), someone.accepted_at, now() + interval '10 years'
    from company, (
      select id, now() as accepted_at from auth.user where mobile = ${FOREIGN_AGENT}
      union all select ${DEMO_BUYER.id}, null
    ) as someone`.execute(db);
  return headers;
}

async function makeSupplier(
  { app, db }: TestApp,
  { mobile, supplierId }: { readonly mobile: string; readonly supplierId: number },
): Promise<void> {
  await signIn(app, mobile);
  await sql`
    insert into auth.user_role (user_id, role, supplier_id)
    select id, 'supplier', ${supplierId} from auth.user where mobile = ${mobile}`.execute(db);
}

async function withdraw(app: FastifyInstance, headers: Headers): Promise<void> {
  succeeded(
    await app.inject({
      method: 'POST',
      url: '/wallet/api/v1/wallettransactions/withdrawals',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { amountRial: 1_000_000 },
    }),
  );
}

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

async function upload(app: FastifyInstance, headers: Headers): Promise<Id> {
  const payload = `--xx\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n${PDF}\r\n--xx--\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: '/file/api/v1/files',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=xx' },
    payload,
  });
  return succeeded(response).items[0].id;
}

async function uploadImage(app: FastifyInstance, headers: Headers): Promise<Id> {
  return (await givenImage(app, headers, { width: 240, height: 200 })).id;
}

interface Mine {
  readonly headers: Headers;
  readonly supplierId: number;
}

/** One record of each kind that some endpoint takes besides another. */
async function makeOwnRecords(app: FastifyInstance, { headers, supplierId }: Mine): Promise<Map<string, Id>> {
  const post = async (url: string, payload: object) =>
    succeeded(
      await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload,
      }),
    );
  const states = succeeded(await app.inject('/merchant/api/v1/states/filter'));
  const cities = succeeded(
    await app.inject(`/merchant/api/v1/cities/filter?filter.stateId=${states.items[0].id}`),
  );
  const address = await post('/merchant/api/v1/deliveryaddresses', {
    title: 'انبار',
    provinceId: states.items[0].id,
    cityId: cities.items[0].id,
    address: 'بلوار صنعت، نبش کوچه سوم',
    postalCode: '1969833113',
    receiverName: 'مسئول انبار',
    receiverMobile: '09121234567',
  });
  const started = await post('/notification/api/v1/conversations', {
    subjectType: 'Supplier',
    subjectId: supplierId,
    text: 'آیا این کالا موجود است؟',
  });
  const request = await post('/trade/api/v1/traderequests/direct-order', { supplierId });
  return new Map<string, Id>([
    ['File', await upload(app, headers)],
    ['DeliveryAddress', address.id],
    ['Customer', address.customerId],
    ['Conversation', started.conversation.id],
    ['Message', started.message.id],
    ['TradeRequest', request.id],
  ]);
}

function succeeded(response: { statusCode: number; body: string; json(): unknown }) {
  if (response.statusCode >= 300) {
    throw new Error(`The intruder could not be set up: ${response.body}`);
  }
  // biome-ignore lint/suspicious/noExplicitAny: answers of several calls, each checked by its own tests
  return response.json() as any;
}
