import { randomUUID } from 'node:crypto';
import {
  cancelTradeRequest,
  confirmAndPublish,
  createDirectOrder,
  getTradeRequest,
  repeatTradeRequest,
  requestConfirmation,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import { givenRequest, type Headers, openTradeApp, type TradeApp } from '../trade.fixture.ts';
import { openCompany } from './company-roles.fixture.ts';
import { jalaliMonthOf } from './jalali-month.rules.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
}, 60_000);
// What a test before has left is no draft any more.
beforeEach(async () => {
  const drafts = sql`('Draft', 'RevisionRequested', 'ConfirmationRequested')`;
  await sql`update trade.request set status = 'Cancelled' where status in ${drafts}`.execute(app.test.db);
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const reason = 'دیگر لازم نیست';

const publish = ({ id, rowVersion }: TradeRequest, as: Headers = app.buyer) =>
  app.send(confirmAndPublish, { as, params: { id }, version: rowVersion });

const begin = (as: Headers = app.buyer) =>
  app.send(createDirectOrder, { as, body: { supplierId: app.item.supplierId } });

/** A plan that permits so many publications more in this month. */
async function givenQuota(left: number): Promise<void> {
  const { startsAt } = jalaliMonthOf(app.test.clock());
  await sql`
    update merchant.membership_plan
    set requests_per_month = ${left} + (
      select count(*) from trade.event where type = 'confirmAndPublish' and at >= ${startsAt})
    where code = 'demo'`.execute(app.test.db);
}

const givenReady = () => givenRequest(app, 'ConfirmationRequested');

describe('the requests of a month', () => {
  it('are published up to what the plan of the membership permits, and again from the next month on', async () => {
    await givenQuota(2);
    const [first, second, third] = [await givenReady(), await givenReady(), await givenReady()];
    const published = [(await publish(first)).status, (await publish(second)).status];
    const refused = await publish(third);
    const kept = await app.call(getTradeRequest, { as: app.buyer, params: { id: third.id } });
    app.test.clock.advance(36 * 3_600_000);
    await app.signInAgain();
    const later = await publish(third);

    expect(published).toEqual([200, 200]);
    expect([refused.status, refused.body.code, kept.status]).toEqual([
      422,
      'request_quota',
      'ConfirmationRequested',
    ]);
    expect(refused.body.data).toEqual({ requestsPerMonth: 2, opensAt: '2026-11-21T20:30:00.000Z' });
    expect(refused.body.detail).toContain('۲ درخواست');
    expect(refused.body.detail).toContain('۱ آذر ۱۴۰۵');
    expect(later.status).toBe(200);
  });

  it('are counted for the company, not for the person who publishes, and each once at the same time', async () => {
    await givenQuota(2);
    const { people } = await openCompany(app);
    await publish(await givenReady(), people.approver);
    const ready = [await givenReady(), await givenReady(), await givenReady()];
    const replies = await Promise.all(ready.map((request) => publish(request)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('are counted even when they were cancelled', async () => {
    await givenQuota(1);
    const one = await givenReady();
    await publish(one);
    await app.call(cancelTradeRequest, { as: app.buyer, params: { id: one.id }, body: { reason } });

    expect((await publish(await givenReady())).status).toBe(422);
  });
});

describe('the drafts of a buyer', () => {
  /** Empty drafts of the demo buyer, with only the columns that must be. */
  async function givenDrafts(count: number): Promise<void> {
    const now = app.test.clock();
    const firstNumber = 900_000 - 1_000 * count;
    await sql`
      insert into trade.request (number, buyer_id, buyer_name, supplier_id, supplier_name, supplier_slug, created_at,
        updated_at)
      select 'TR-1405-' || (${firstNumber}::int + n), ${DEMO_BUYER.id}, 'خریدار', ${app.item.supplierId}, 'تأمین‌کننده', 's', ${now}, ${now}
      from generate_series(1, ${count}::int) as n`.execute(app.test.db);
  }

  it('are two hundred at most: another one waits until one of them is cancelled', async () => {
    await givenDrafts(199);
    const last = await begin();
    const refused = await begin();
    const elsewhere = await begin(app.newcomer);
    const params = { id: last.body.id };
    await app.call(cancelTradeRequest, { as: app.buyer, params, body: { reason } });
    const repeated = await app.send(repeatTradeRequest, { as: app.buyer, params });
    const again = await app.send(repeatTradeRequest, { as: app.buyer, params });

    expect([last.status, elsewhere.status, repeated.status]).toEqual([201, 201, 201]);
    for (const reply of [refused, again]) {
      expect([reply.status, reply.body.code]).toEqual([409, 'too_many_drafts']);
      expect(reply.body.title).toContain('۲۰۰');
    }
  });

  it('are not exceeded by simultaneous requests', async () => {
    await givenDrafts(198);
    const replies = await Promise.all(Array.from({ length: 6 }, () => begin()));

    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  });
});

describe('an hour of one user', () => {
  it('has a limit for beginning requests, and one for handing in', async () => {
    const variables = { ...TEST_ENVIRONMENT.variables, REQUESTS_PER_HOUR: '2' };
    const strict = await app.test.another({ variables });
    const { id } = await givenRequest(app, 'Draft');
    const post = async (url: string, payload?: object) => {
      const headers = { ...app.buyer, 'idempotency-key': randomUUID() };
      const reply = await strict.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
      return reply.statusCode;
    };
    const three = async (url: string, payload?: object) => [
      await post(url, payload),
      await post(url, payload),
      await post(url, payload),
    ];

    expect(await three(`/trade${createDirectOrder.path}`, { supplierId: app.item.supplierId })).toEqual([
      201, 201, 429,
    ]);
    expect(await three(`/trade${requestConfirmation.path.replace(':id', String(id))}`)).toEqual([
      200, 409, 429,
    ]);
  });
});
