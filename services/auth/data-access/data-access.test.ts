import { type DataAccess, listDataAccess } from '@bazaar/contracts/auth';
import { getCustomerProfile, inviteMerchantAgent, revealSupplierContact } from '@bazaar/contracts/merchant';
import {
  getSupplierTradeRequest,
  getTradeRequest,
  listOperatorTradeRequests,
  listSupplierTradeRequests,
  quoteTradeRequest,
} from '@bazaar/contracts/trade';
import { listWalletTransactions } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAuditEvents } from '../../kit/audit/audit.sql.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type Company, openCompany } from '../../trade/request/company-roles.fixture.ts';
import {
  givenRequest,
  type Headers,
  openTradeApp,
  quoteBody,
  type TradeApp,
} from '../../trade/trade.fixture.ts';

const CALL = {
  sessionId: '7b0a7a1e-6f7e-4a57-9e3f-0d6f5a2f9c11',
  network: '127.0.0.0/24',
  requestId: 'f'.repeat(32),
};

let app: TradeApp;
let company: Company;

beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
});
afterAll(() => app?.test[Symbol.asyncDispose]());

async function seenBy(as: Headers): Promise<DataAccess[]> {
  const page = await app.call(listDataAccess, { as, query: { paging: { pageNumber: 1, pageSize: 100 } } });
  expect(page.totalCount).toBe(page.items.length);
  return page.items;
}

/** What a person reads of one request, the latest first. */
async function actionsOn(as: Headers, requestId: number): Promise<string[]> {
  return (await seenBy(as))
    .filter((entry) => entry.requestId === requestId)
    .map(({ actorTitle, actTitle }) => `${actorTitle} ${actTitle}`);
}

describe('who read or changed the data of a buyer', () => {
  it('names the supplier who read and quoted a request, and not the operator who saw it in a list', async () => {
    const request = await givenRequest(app, 'Published');
    const params = { id: request.id };
    await app.call(getSupplierTradeRequest, { as: app.supplier, params });
    await app.call(getSupplierTradeRequest, { as: app.supplier, params });
    await app.call(quoteTradeRequest, { as: app.supplier, params, body: quoteBody(app, request) });
    await app.call(listOperatorTradeRequests, { as: app.operator });
    const items = await seenBy(app.buyer);
    const names = items.filter(({ requestId }) => requestId === request.id).map(({ actorName }) => actorName);

    expect(await actionsOn(app.buyer, request.id)).toEqual([
      'تأمین‌کننده برای درخواست معامله شما قیمت داد',
      'تأمین‌کننده درخواست معامله شما را خواند',
    ]);
    expect(new Set(names)).toEqual(new Set([request.supplier.name]));
    expect(items[0]).toMatchObject({ actorTitle: 'کارشناس بازار', actorName: null, requestId: null });
  });

  it('leaves out what a job did, which nobody saw', async () => {
    const request = await givenRequest(app, 'Published');
    const { rows } = await sql<{ buyerId: number }>`
      select buyer_id as "buyerId" from trade.request where id = ${request.id}`.execute(app.test.db);
    const note = (role: 'job' | 'operator', userId: number | null) =>
      insertAuditEvents(app.test.db, {
        at: new Date(),
        actor: { userId, supplierId: null, ...CALL },
        entries: [
          {
            ...{ role, act: 'changeRequest', subjectKind: 'user', isBusiness: false },
            ...{ subjectId: rows[0]?.buyerId ?? 0, thingKind: 'TradeRequest', thingId: String(request.id) },
          },
        ],
      });

    await note('job', null);
    expect(await actionsOn(app.buyer, request.id)).toEqual([]);
    await note('operator', 4);
    expect(await actionsOn(app.buyer, request.id)).toHaveLength(1);
  });

  it('is read by the buyer and by who may approve for the company, and by nobody else', async () => {
    const { id } = await givenRequest(app, 'ConfirmationRequested');
    await app.call(getSupplierTradeRequest, { as: app.supplier, params: { id } });
    const { owner, approver, viewer, finance, former, stranger } = company.people;

    expect(await actionsOn(owner, id)).toHaveLength(1);
    expect(await actionsOn(approver, id)).toHaveLength(1);
    for (const other of [viewer, finance, former, stranger, app.supplier, app.operator]) {
      expect(await actionsOn(other, id)).toEqual([]);
    }
  });

  it('leaves out what the buyer did, and has what a colleague did in the company’s name', async () => {
    const { id } = await givenRequest(app, 'Draft');
    await app.call(getTradeRequest, { as: app.buyer, params: { id } });
    expect(await actionsOn(app.buyer, id)).toEqual([]);

    await app.call(getTradeRequest, { as: company.people.viewer, params: { id } });
    expect(await actionsOn(app.buyer, id)).toEqual(['همکار شما درخواست معامله شما را خواند']);

    const query = { customerUserId: company.userIds.owner };
    await app.call(listWalletTransactions, { as: company.people.finance, query });
    await app.call(getCustomerProfile, { as: company.people.viewer, query: { customerId: company.id } });
    const actions = (await seenBy(app.buyer)).slice(0, 2).map(({ actTitle }) => actTitle);
    expect(actions).toEqual(['مشخصات شما را دید', 'کیف پول شما را دید']);
  });

  it('has nothing of a request that was refused', async () => {
    const { id } = await givenRequest(app, 'ConfirmationRequested');
    const params = { id };
    const refused = await app.send(quoteTradeRequest, {
      ...{ as: app.supplier, params, body: quoteBody(app, await givenRequest(app, 'Published')) },
    });

    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await actionsOn(app.buyer, id)).toEqual([]);
  });
});

it('an owner’s act on a colleague is read by the other approvers, and not by the owner', async () => {
  const body = { mobile: randomMobile(), role: 'viewer' as const };
  await app.call(inviteMerchantAgent, { as: app.buyer, body });
  const invited = 'دعوت به همکاری را ثبت کرد';

  expect((await seenBy(company.people.approver))[0]?.actTitle).toBe(invited);
  expect((await seenBy(app.buyer)).map(({ actTitle }) => actTitle)).not.toContain(invited);
});

it('a supplier reads that somebody saw its contact, without a name; what its members read of others is not theirs', async () => {
  await app.call(revealSupplierContact, { as: app.newcomer, params: { id: app.item.supplierId } });
  await app.call(listSupplierTradeRequests, { as: app.supplier });

  expect(await seenBy(app.supplier)).toMatchObject([
    { actorTitle: 'کاربری از بازار', actorName: null, actTitle: 'راه‌های تماس شما را دید' },
  ]);
});

it('notes the session, the request and the network of the caller, and never a whole address', async () => {
  const { rows } = await sql<{ incomplete: number; total: number }>`
    select count(*)::int as total, count(*) filter (where actor_role <> 'job'
      and (session_id is null or request_id is null or network is distinct from '127.0.0.0/24'))::int as incomplete
    from kit.audit_event`.execute(app.test.db);

  expect(rows[0]?.total).toBeGreaterThan(5);
  expect(rows[0]?.incomplete).toBe(0);
});
