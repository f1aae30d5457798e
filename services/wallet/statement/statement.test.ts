import { getCredit, listWalletTransactions } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAuth } from '../../auth/seed.ts';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { DEMO_BUYER, EMPTY_BUYER } from '../../seed/demo-users.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedWallet } from '../seed.ts';

const CREDIT = '/wallet/api/v1/wallettransactions/credit/byuser';
const STATEMENT = '/wallet/api/v1/wallettransactions';
let test: TestApp;
let buyer: Awaited<ReturnType<typeof signIn>>['headers'];
let newcomer: Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  test = await createTestApp();
  await seedAuth(test.db, { now: test.clock() });
  await sql`
    insert into merchant.customer (owner_user_id, kind, company_name, sheba, created_at, updated_at)
    values (${DEMO_BUYER.id}, 'company', 'شرکت آزمون', 'IR820540102680020817909002', ${test.clock()},
      ${test.clock()})`.execute(test.db);
  await seedWallet(test.db, { now: test.clock() });
  buyer = (await signIn(test.app, DEMO_BUYER.mobile)).headers;
  newcomer = (await signIn(test.app, EMPTY_BUYER.mobile)).headers;
});
afterAll(() => test[Symbol.asyncDispose]());

async function statement(query: string, headers = buyer) {
  const reply = await test.app.inject({ url: `${STATEMENT}${query}`, headers });
  return listWalletTransactions.response.parse(reply.json());
}

describe('GET credit/byuser', () => {
  it("returns the balances of the statement's last line", async () => {
    const credit = getCredit.response.parse((await test.app.inject({ url: CREDIT, headers: buyer })).json());
    const { items } = await statement('');

    expect(credit.balanceRial).toBe(credit.availableRial + credit.heldRial);
    expect(credit.heldRial).toBe(520_000_000);
    expect([credit.balanceRial, credit.availableRial]).toEqual([
      items[0]?.balanceAfterRial,
      items[0]?.availableAfterRial,
    ]);
    expect(credit.updatedAt).toBe(items[0]?.createdAt);
  });

  it('returns zeros for a user without a wallet', async () => {
    const credit = getCredit.response.parse(
      (await test.app.inject({ url: CREDIT, headers: newcomer })).json(),
    );

    expect(credit).toEqual({
      balanceRial: 0,
      availableRial: 0,
      heldRial: 0,
      updatedAt: test.clock().toISOString(),
    });
    expect(await statement('', newcomer)).toMatchObject({ items: [], totalCount: 0 });
  });

  it.each([CREDIT, STATEMENT])('responds 401 without a session: %s', async (url) => {
    expect((await test.app.inject(url)).statusCode).toBe(401);
  });
});

describe('GET wallettransactions', () => {
  it('pages through the lines, newest first, each balance following from the one before', async () => {
    const first = await statement('?paging.pageSize=25');
    const second = await statement('?paging.pageSize=25&paging.pageNumber=2');
    const lines = [...first.items, ...second.items].reverse();

    expect([first.totalCount, first.items.length, second.items.length]).toEqual([42, 25, 17]);
    let balanceRial = 0;
    for (const line of lines) {
      const inside = line.type === 'Hold' || line.type === 'Release';
      balanceRial += inside ? 0 : line.amountRial * (line.direction === 'in' ? 1 : -1);
      expect(line.balanceAfterRial).toBe(balanceRial);
    }
    expect(new Set(lines.map(({ trackingCode }) => trackingCode)).size).toBe(42);
    expect(lines.every(({ description }) => /[\u0600-\u06ff]/.test(description))).toBe(true);
  });

  it('filters by type', async () => {
    const { items, totalCount } = await statement('?filter.type=Refund');

    expect(items.map(({ type, direction }) => [type, direction])).toEqual(Array(3).fill(['Refund', 'in']));
    expect(totalCount).toBe(3);
  });

  it('filters by direction and by days in Tehran', async () => {
    const all = (await statement('?paging.pageSize=100')).items;
    const out = await statement('?filter.direction=out&paging.pageSize=100');
    const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
    const dayOf = (line: { createdAt: string } | undefined) => days.format(new Date(line?.createdAt ?? 0));
    const [from, to] = [dayOf(all[20]), dayOf(all[10])];
    const between = await statement(`?filter.from=${from}&filter.to=${to}&paging.pageSize=100`);

    expect(out.items).toEqual(all.filter(({ direction }) => direction === 'out'));
    expect(between.items).toEqual(all.slice(10, 21));
    expect(between.totalCount).toBe(11);
    expect((await statement(`?filter.from=${to}&filter.to=${from}`)).items).toEqual([]);
  });

  it('returns what each line belongs to', async () => {
    const { items } = await statement('?paging.pageSize=1');

    expect(items[0]).toMatchObject({ paymentId: null, tradeRequestId: null });
  });

  it.each([
    '?filter.direction=up',
    '?filter.from=yesterday',
    '?filter.from=2026-02-30',
    '?filter.type=Theft',
    '?filter.userId=1',
    '?userId=1',
    '?paging.pageSize=101',
    '?paging.pageNumber=0',
  ])('responds 400 to %s', async (query) => {
    expect((await test.app.inject({ url: `${STATEMENT}${query}`, headers: buyer })).statusCode).toBe(400);
  });
});
