import { randomUUID } from 'node:crypto';
import { createBaseMembership } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const YEAR_MS = 366 * 86_400_000;

async function givenUser() {
  const mobile = randomMobile();
  const headers = await app.signIn(mobile);
  const { rows } = await sql<{ id: number }>`select id from auth.user where mobile = ${mobile}`.execute(
    app.db,
  );
  return { headers, userId: rows[0]?.id ?? 0 };
}

async function activate(userId: number) {
  const { rows } = await sql<{ until: string | null }>`
    select merchant.activate_membership(${userId}, ${app.clock()}) as until`.execute(app.db);
  return rows[0]?.until ?? null;
}

describe('POST membershipplans', () => {
  it('creates one that is pending until its fee is paid, also for repeated requests with other keys', async () => {
    const { headers } = await givenUser();
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(() => app.call(createBaseMembership, { headers })),
    );

    expect(new Set(responses.map(({ membership }) => membership.id)).size).toBe(1);
    expect(responses[0]).toMatchObject({
      plan: { code: 'base', priceRial: 45_000_000, months: 12, quotas: { agents: 20, requestsPerMonth: 30 } },
      membership: { status: 'Pending', startsAt: null, endsAt: null },
      alreadyActive: false,
    });
  });

  it('returns the same response for the same key', async () => {
    const { headers, userId } = await givenUser();
    const key = randomUUID();
    const first = await app.call(createBaseMembership, { headers, key });
    await activate(userId);

    expect(await app.call(createBaseMembership, { headers, key })).toEqual(first);
    expect((await app.call(createBaseMembership, { headers })).alreadyActive).toBe(true);
  });

  it("returns the demo buyer's active membership", async () => {
    const headers = await app.signIn(DEMO_BUYER.mobile);
    const { membership, alreadyActive } = await app.call(createBaseMembership, { headers });

    expect([membership.status, alreadyActive]).toEqual(['Active', true]);
    expect(Date.parse(membership.endsAt ?? '')).toBeGreaterThan(app.clock().getTime());
  });

  it('requires a session and an idempotency key', async () => {
    const { headers } = await givenUser();
    const keyless = await app.app.inject({
      method: 'POST',
      url: '/merchant/api/v1/membershipplans',
      headers,
    });

    expect((await app.refusal(createBaseMembership)).status).toBe(401);
    expect(keyless.statusCode).toBe(400);
  });

  it('creates a new one when the last has ended', async () => {
    const { headers, userId } = await givenUser();
    const { membership } = await app.call(createBaseMembership, { headers });
    await activate(userId);
    const { rows } = await sql<{ id: number; status: string }>`
      select membership_id as id, status
      from merchant.ensure_base_membership(${userId}, ${new Date(app.clock().getTime() + YEAR_MS)})`.execute(
      app.db,
    );

    expect(rows).toEqual([{ id: expect.any(Number), status: 'Pending' }]);
    expect(rows[0]?.id).not.toBe(membership.id);
  });
});

describe('merchant.activate_membership', () => {
  it('starts a pending membership once, for twelve months', async () => {
    const { headers, userId } = await givenUser();
    await app.call(createBaseMembership, { headers });
    const until = await activate(userId);
    app.clock.advance(60_000);

    expect(await activate(userId)).toBe(until);
    expect(Date.parse(until ?? '') - app.clock().getTime()).toBeGreaterThan(364 * 86_400_000);
  });

  it('returns null when none is pending', async () => {
    const { userId } = await givenUser();
    const { rows } = await sql`select * from merchant.membership_of(${userId}, ${app.clock()})`.execute(
      app.db,
    );

    expect(await activate(userId)).toBe(null);
    expect(rows).toEqual([]);
  });
});

describe('merchant.supplier_brief', () => {
  it('includes inactive suppliers', async () => {
    await sql`update merchant.supplier set is_active = false where id = 9`.execute(app.db);
    const { rows } = await sql<{ id: number; isActive: boolean; name: string }>`
      select id, is_active as "isActive", name from merchant.supplier_brief(array[8, 9, 999999]) order by id`.execute(
      app.db,
    );
    expect(rows.map(({ id, isActive }) => [id, isActive])).toEqual([
      [8, true],
      [9, false],
    ]);
  });
});
