import { getFile, getFileLink } from '@bazaar/contracts/file';
import {
  addPersonAddress,
  getCustomerProfile,
  listCustomers,
  listDeliveryAddresses,
  listMerchantAgents,
  listPersonAddresses,
  removePersonAddress,
  updatePersonAddress,
} from '@bazaar/contracts/merchant';
import {
  blockConversation,
  deleteFromThread,
  getFlatThread,
  getThread,
  getUnreadThreads,
  listConversations,
  markThreadRead,
  startConversation,
  startRequestConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import { getPaymentById, getPaymentForRetry } from '@bazaar/contracts/payment';
import { createDirectOrder, getMembershipAndPrice, listTradeRequestEvents } from '@bazaar/contracts/trade';
import { chargeWalletByUser, getCredit, listWalletTransactions } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenFile } from '../../file/files.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { openDigest, type TableDigest } from '../../testing/table-digest.ts';
import { type Company, givenInState, openCompany } from '../../trade/request/company-roles.fixture.ts';
import { type Everybody, openEverybody } from '../../trade/request/trade-people.fixture.ts';
import { EVERYBODY, INSIDERS, type Somebody } from '../../trade/request/trade-table.fixture.ts';
import { type Headers, openTradeApp, readyContent, type TradeApp } from '../../trade/trade.fixture.ts';

let app: TradeApp;
let company: Company;
let people: Everybody;
let digest: () => Promise<TableDigest>;
/** Records of the company that a request leaves behind. */
let theirs: Awaited<ReturnType<typeof makeRecords>>;
beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
  people = await openEverybody(app, company);
  theirs = await makeRecords();
  digest = await openDigest(app.test.db, ['merchant', 'payment', 'wallet', 'trade', 'notification']);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

async function makeRecords() {
  const { id: fileId } = await givenFile(app.test.app, people.owner);
  const request = await givenInState(app, 'AwaitingPayment');
  const documents = [{ typeId: 3, fileId }];
  await app.call(createDirectOrder, {
    as: people.owner,
    body: { supplierId: app.item.supplierId, ...readyContent(app), documents },
  });
  const { conversation } = await app.call(startRequestConversation, {
    as: people.owner,
    body: { tradeRequestId: request.id, text: 'بارگیری چه روزی است؟' },
  });
  const { conversation: ownConversation, message: ownMessage } = await app.call(startConversation, {
    as: people.owner,
    body: { subjectType: 'Supplier', subjectId: app.item.supplierId, text: 'ساعت کاری شما چیست؟' },
  });
  const attached = await givenFile(app.test.app, people.requester);
  const params = { id: conversation.id };
  const text = 'نقشه پیوست است.';
  await app.call(writeMessage, { as: people.requester, params, body: { text, fileIds: [attached.id] } });
  const answered = await givenFile(app.test.app, people.supplier);
  const body = { text: 'شنبه بارگیری می‌شود.', fileIds: [answered.id] };
  await app.call(writeMessage, { as: people.supplier, params, body });
  const { rows } = await sql<{ addressId: number; version: number }>`
    select id as "addressId", row_version as version from merchant.delivery_address
    where customer_id = ${company.id} order by id limit 1`.execute(app.test.db);
  return {
    fileId,
    requestId: request.id,
    paymentId: request.paymentId,
    conversationId: conversation.id,
    ownConversationId: ownConversation.id,
    ownMessageId: ownMessage.id,
    attachedId: attached.id,
    answeredId: answered.id,
    addressId: rows[0]?.addressId ?? 0,
    addressVersion: rows[0]?.version ?? 1,
  };
}

type Reading = (as: Headers) => Promise<string | number>;

/** Answered with 200 or a refusal. */
const statusOf = async (sent: ReturnType<TradeApp['send']>) => (await sent).status;
/** Answered with a list or a sum of one's own, where the company's shows or does not. */
async function showing(sent: ReturnType<TradeApp['send']>, isShown: (body: never) => boolean) {
  const { status, body } = await sent;
  if (status !== 200) {
    return status;
  }
  return isShown(body as never) ? 'shown' : 'hidden';
}

const has = (id: () => unknown) => (body: { items: { id: unknown }[] }) =>
  body.items.some((one) => one.id === id());

const READINGS: Readonly<Record<string, Reading>> = {
  profile: (as) => statusOf(app.send(getCustomerProfile, { as, query: { customerId: company.id } })),
  iban: (as) =>
    showing(
      app.send(getCustomerProfile, { as, query: { customerId: company.id } }),
      ({ sheba }: { sheba: string | null }) => sheba !== null,
    ),
  'own customers': (as) =>
    showing(
      app.send(listCustomers, { as }),
      has(() => company.id),
    ),
  agents: (as) => statusOf(app.send(listMerchantAgents, { as, query: { customerId: company.id } })),
  addresses: (as) => statusOf(app.send(listPersonAddresses, { as, params: { id: company.id } })),
  'own addresses': (as) =>
    showing(
      app.send(listDeliveryAddresses, { as }),
      has(() => app.addressId),
    ),
  events: (as) => statusOf(app.send(listTradeRequestEvents, { as, query: { requestId: theirs.requestId } })),
  'balance of the price': (as) =>
    showing(
      app.send(getMembershipAndPrice, { as, params: { id: theirs.requestId } }),
      ({ walletAvailableRial }: { walletAvailableRial: number | null }) => walletAvailableRial !== null,
    ),
  'own balance': (as) =>
    showing(app.send(getCredit, { as }), ({ balanceRial }: { balanceRial: number }) => balanceRial > 0),
  'own statement': (as) =>
    showing(
      app.send(listWalletTransactions, { as }),
      ({ totalCount }: { totalCount: number }) => totalCount > 0,
    ),
  payment: (as) => statusOf(app.send(getPaymentById, { as, query: { paymentId: theirs.paymentId } })),
  'payment to retry': (as) =>
    statusOf(app.send(getPaymentForRetry, { as, query: { paymentId: theirs.paymentId } })),
  file: async (as) => {
    const url = `/file${getFile.path.replace(':fileId', String(theirs.fileId))}`;
    return (await app.test.app.inject({ url, headers: { ...as } })).statusCode;
  },
  'colleague’s attachment': (as) =>
    statusOf(app.send(getFileLink, { as, params: { fileId: theirs.attachedId } })),
  'supplier’s attachment': (as) =>
    statusOf(app.send(getFileLink, { as, params: { fileId: theirs.answeredId } })),
  'link to the file': (as) => statusOf(app.send(getFileLink, { as, params: { fileId: theirs.fileId } })),
  thread: (as) => statusOf(app.send(getThread, { as, params: { id: theirs.conversationId } })),
  'messages of the thread': (as) =>
    statusOf(app.send(getFlatThread, { as, query: { conversationId: theirs.conversationId } })),
  'own threads': (as) =>
    showing(
      app.send(listConversations, { as }),
      has(() => theirs.conversationId),
    ),
  'threads of the owner': (as) =>
    showing(
      app.send(listConversations, { as }),
      has(() => theirs.ownConversationId),
    ),
  'thread of the owner': (as) =>
    statusOf(app.send(getThread, { as, params: { id: theirs.ownConversationId } })),
  'unread messages of the thread': (as) =>
    showing(app.send(getUnreadThreads, { as }), ({ threads }: { threads: { id: number }[] }) =>
      threads.some(({ id }) => id === theirs.conversationId),
    ),
  'unread threads': (as) => statusOf(app.send(getUnreadThreads, { as })),
};

type Outcomes = Readonly<Partial<Record<Somebody, string | number>>> & {
  /** Everybody of the company who is not named. */
  readonly insiders: string | number;
  /** Everybody else who is not named; a visitor signs in first unless named. */
  readonly outsiders: string | number;
};

const COMPANYS = { insiders: 200, outsiders: 404 } as const;
const OWN = { insiders: 'hidden', outsiders: 'hidden', owner: 'shown' } as const;
const PAYERS = { insiders: 403, outsiders: 404, owner: 200, finance: 200 } as const;
const TALK = { ...COMPANYS, supplier: 200 } as const;
const OWN_TALK = { insiders: 404, outsiders: 404, owner: 200, supplier: 200 } as const;

/** Who reads what of the company, written from the roles' meaning and not from the code. */
const TABLE: Readonly<Record<keyof typeof READINGS, Outcomes>> = {
  profile: COMPANYS,
  iban: { insiders: 'hidden', outsiders: 404, owner: 'shown', finance: 'shown' },
  'own customers': { insiders: 'shown', outsiders: 'hidden' },
  agents: COMPANYS,
  addresses: COMPANYS,
  'own addresses': OWN,
  events: COMPANYS,
  'balance of the price': { insiders: 'shown', outsiders: 404, viewer: 'hidden', requester: 'hidden' },
  'own balance': OWN,
  'own statement': OWN,
  payment: PAYERS,
  'payment to retry': PAYERS,
  file: { ...COMPANYS, visitor: 404 },
  'link to the file': COMPANYS,
  thread: TALK,
  'messages of the thread': TALK,
  'own threads': { insiders: 'shown', outsiders: 'hidden', supplier: 'shown' },
  'threads of the owner': { ...OWN, supplier: 'shown' },
  'thread of the owner': OWN_TALK,
  'colleague’s attachment': TALK,
  'supplier’s attachment': TALK,
  // What they may not answer is unread for those who may; the supplier wrote the latest.
  'unread messages of the thread': {
    insiders: 'shown',
    outsiders: 'hidden',
    viewer: 'hidden',
    finance: 'hidden',
  },
  'unread threads': { insiders: 200, outsiders: 200 },
};

const isInside = (person: Somebody) => (INSIDERS as readonly Somebody[]).includes(person);

function outcomeOf(outcomes: Outcomes, person: Somebody): string | number {
  const outside = person === 'visitor' ? 401 : outcomes.outsiders;
  return outcomes[person] ?? (isInside(person) ? outcomes.insiders : outside);
}

describe('data of a company', () => {
  it.each(Object.keys(READINGS))(
    '%s: is read by the people of the table, and by nobody else',
    async (name) => {
      const read = READINGS[name];
      const outcomes = TABLE[name];
      const seen: unknown[] = [];
      for (const person of EVERYBODY) {
        seen.push([person, await read?.(people[person])]);
      }

      expect(seen).toEqual(EVERYBODY.map((person) => [person, outcomes && outcomeOf(outcomes, person)]));
    },
  );
});

const ADDRESS = {
  title: 'انبار دوم',
  provinceId: 1,
  cityId: 1,
  address: 'بلوار صنعت، نبش کوچه سوم',
  postalCode: '1969833113',
  receiverName: 'مسئول انبار',
  receiverMobile: '09121234567',
};

const WRITINGS: Readonly<Record<string, (as: Headers) => ReturnType<TradeApp['send']>>> = {
  'add an address': (as) => app.send(addPersonAddress, { as, params: { id: company.id }, body: ADDRESS }),
  'save an address': (as) =>
    app.send(updatePersonAddress, {
      ...{ as, params: { id: company.id }, version: theirs.addressVersion },
      body: { id: theirs.addressId, ...ADDRESS },
    }),
  'remove an address': (as) =>
    app.send(removePersonAddress, { as, params: { id: company.id }, body: { id: theirs.addressId } }),
  'begin a request': (as) =>
    app.send(createDirectOrder, { as, body: { supplierId: app.item.supplierId, customerId: company.id } }),
  'write a message': (as) =>
    app.send(writeMessage, { as, params: { id: theirs.conversationId }, body: { text: 'پیگیری می‌کنم.' } }),
  'write the first message': (as) =>
    app.send(startRequestConversation, {
      as,
      body: { tradeRequestId: theirs.requestId, text: 'پیگیری می‌کنم.' },
    }),
  'delete a message': (as) =>
    app.send(deleteFromThread, {
      ...{ as, params: { id: theirs.conversationId } },
      query: { messageId: theirs.ownMessageId },
    }),
  'leave the thread': (as) => app.send(deleteFromThread, { as, params: { id: theirs.conversationId } }),
  'block the supplier': (as) =>
    app.send(blockConversation, {
      as,
      params: { id: theirs.conversationId },
      body: { isBlocked: true },
    }),
  'charge the wallet': (as) =>
    app.send(chargeWalletByUser, {
      as,
      body: { customerUserId: DEMO_BUYER.id, gatewayId: 'sandbox', amountRial: 1_000_000 },
    }),
};

const WRITERS = ['owner', 'requester', 'approver', 'overLimit'] as const;
const MAY_WRITE: Readonly<Record<keyof typeof WRITINGS, readonly Somebody[]>> = {
  'add an address': WRITERS,
  'save an address': WRITERS,
  'remove an address': WRITERS,
  'begin a request': WRITERS,
  'write a message': [...WRITERS, 'supplier'],
  'write the first message': [...WRITERS, 'supplier'],
  // Another thread's: those who may write find no such message of theirs.
  'delete a message': [...WRITERS, 'supplier'],
  'leave the thread': ['owner', 'supplier'],
  'block the supplier': ['owner', 'supplier'],
  'charge the wallet': ['owner', 'finance'],
};
/** Status of a refusal. A wallet is named by its owner's id, so that the endpoint says no, not that there is none. */
function refusalOf(name: string, person: Somebody): number {
  if (person === 'visitor') {
    return 401;
  }
  return isInside(person) || name === 'charge the wallet' ? 403 : 404;
}

describe('writing for a company', () => {
  it.each(Object.keys(WRITINGS))('%s: nobody but who may, and nothing changes', async (name) => {
    const refused = EVERYBODY.filter((person) => !MAY_WRITE[name]?.includes(person));
    for (const person of refused) {
      const before = await digest();
      const reply = await WRITINGS[name]?.(people[person]);
      expect([person, reply?.status]).toEqual([person, refusalOf(name, person)]);
      expect([person, await digest()]).toEqual([person, before]);
    }
  });

  it.each([
    ['add an address', 201],
    ['begin a request', 201],
    ['write a message', 200],
    ['write the first message', 201],
    ['charge the wallet', 200],
  ])('%s: who may', async (name, status) => {
    for (const person of MAY_WRITE[name] ?? []) {
      expect([person, (await WRITINGS[name]?.(people[person]))?.status]).toEqual([person, status]);
    }
  });
});

describe('the messages about a request of a company', () => {
  const params = () => ({ id: theirs.conversationId });
  const unreadOf = async (as: Headers) =>
    (await app.call(getThread, { as, params: params() })).conversation.unreadCount;
  const asks = (text: string) =>
    app.call(writeMessage, { as: people.supplier, params: params(), body: { text } });

  it('name the role, by which a page knows who may write', async () => {
    const roles = ['owner', 'viewer', 'requester', 'supplier'] as const;
    const seen = await Promise.all(
      roles.map((person) => app.call(getThread, { as: people[person], params: params() })),
    );

    expect(seen.map(({ conversation }) => [conversation.side, conversation.actingRole])).toEqual([
      ['buyer', 'owner'],
      ['buyer', 'viewer'],
      ['buyer', 'requester'],
      ['supplier', undefined],
    ]);
  });

  it('are read by those who may answer for all of them, and by others for nobody', async () => {
    await asks('نشانی انبار را بفرستید.');
    await app.call(markThreadRead, { as: people.viewer, params: params(), body: {} });
    expect(await unreadOf(people.owner)).toBeGreaterThan(0);
    expect(await unreadOf(people.viewer)).toBe(0);

    await app.call(markThreadRead, { as: people.requester, params: params(), body: {} });

    expect(await unreadOf(people.owner)).toBe(0);
  });

  it('are edited by their writers alone, as long as they may write', async () => {
    const body = { text: 'نشانی: شهرک صنعتی' };
    const { message } = await app.call(writeMessage, { as: people.requester, params: params(), body });
    const edit = (as: Headers) =>
      app.send(writeMessage, { as, params: params(), body: { messageId: message.id, text: 'نشانی تازه' } });

    expect((await edit(people.owner)).status).toBe(404);
    expect((await edit(people.viewer)).status).toBe(403);
    expect((await edit(people.requester)).status).toBe(200);
  });

  it('stay visible to agents when the owner has left the thread', async () => {
    await app.call(deleteFromThread, { as: people.owner, params: params() });
    const listed = async (as: Headers) =>
      (await app.call(listConversations, { as })).items.some(({ id }) => id === theirs.conversationId);

    expect([await listed(people.owner), await listed(people.viewer)]).toEqual([false, true]);
  });
});
