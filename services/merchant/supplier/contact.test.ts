import { randomUUID } from 'node:crypto';
import {
  getSupplier,
  listRevealedContacts,
  reportSupplier,
  revealSupplierContact,
} from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { maskPhone } from './contact.rules.ts';

let app: MerchantApp;
let headers: Awaited<ReturnType<MerchantApp['signIn']>>;
beforeAll(async () => {
  app = await openMerchantApp();
  headers = await app.signIn();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const params = { id: 7 };
const REPORT = { reason: 'notResponding', text: 'به پيام‌ها پاسخ نمي‌دهد.' };

describe('POST suppliers/:id/contact', () => {
  it('returns the contact that the page masks, and records who requested it and when', async () => {
    const supplier = await app.call(getSupplier, { params });
    const contact = await app.call(revealSupplierContact, { params, headers });
    const { rows } = await sql<{ userId: number; revealedAt: string }>`
      select user_id as "userId", revealed_at as "revealedAt" from merchant.contact_reveal where supplier_id = 7`.execute(
      app.db,
    );

    expect(supplier.contactMasked).toBe(maskPhone(contact.phones[0] ?? ''));
    expect(JSON.stringify(supplier)).not.toContain(contact.phones[0]?.slice(3));
    expect(rows).toEqual([{ userId: expect.any(Number), revealedAt: contact.revealedAt }]);
  });

  it('returns numbers that begin with the area code and belong to no one', async () => {
    const { rows } = await sql<{ phone: string; areaCode: string }>`
      select unnest(supplier.phones) as phone, province.area_code as "areaCode"
      from merchant.supplier join merchant.city on city.id = supplier.city_id
      join merchant.province on province.id = city.province_id`.execute(app.db);

    expect(rows.length).toBeGreaterThan(240);
    expect(rows.filter(({ phone, areaCode }) => !phone.startsWith(`+98${areaCode.slice(1)}00`))).toEqual([]);
    expect(rows.every(({ phone }) => /^\+98\d{10}$/.test(phone))).toBe(true);
  });

  it('returns 404 for a missing supplier, 401 without a session, 400 for an invalid id', async () => {
    const missing = await app.refusal(revealSupplierContact, { params: { id: 999_999 }, headers });
    const anonymous = await app.refusal(revealSupplierContact, { params });
    const wrong = await app.refusal(revealSupplierContact, { params: { id: 'x' }, headers });

    expect([missing.status, anonymous.status, wrong.status]).toEqual([404, 401, 400]);
  });

  it('responds thirty times an hour on all instances together, and records no more', async () => {
    const curious = await app.signIn();
    const other = await app.another();
    const ask = (index: number) =>
      (index % 2 === 0 ? app.app : other).inject({
        method: 'POST',
        url: `/merchant/api/v1/suppliers/${index + 20}/contact`,
        headers: curious,
      });
    const responses = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index)));
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from merchant.contact_reveal where supplier_id between 20 and 59`.execute(
      app.db,
    );

    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect(rows[0]?.count).toBe(30);
  });
});

describe('GET suppliers/contacts', () => {
  it('lists each supplier whose contact the user has revealed once, the latest first', async () => {
    const buyer = await app.signIn();
    const before = await app.call(listRevealedContacts, { headers: buyer });
    const first = await app.call(revealSupplierContact, { params: { id: 11 }, headers: buyer });
    await app.call(revealSupplierContact, { params: { id: 12 }, headers: buyer });
    const again = await app.call(revealSupplierContact, { params: { id: 11 }, headers: buyer });

    const revealed = await app.call(listRevealedContacts, { headers: buyer });

    expect(before).toEqual([]);
    expect(revealed.map(({ supplierId }) => supplierId)).toEqual([11, 12]);
    expect(revealed[0]).toEqual({
      supplierId: 11,
      phones: first.phones,
      email: first.email,
      revealedAt: again.revealedAt,
    });
  });

  it('shows a user nothing of what another has revealed, and a visitor nothing at all', async () => {
    const [one, other] = [await app.signIn(), await app.signIn()];
    await app.call(revealSupplierContact, { params: { id: 13 }, headers: one });

    expect(await app.call(listRevealedContacts, { headers: other })).toEqual([]);
    expect((await app.refusal(listRevealedContacts, {})).status).toBe(401);
  });
});

describe('POST suppliers/:id/report', () => {
  it('stores a report once for one key, in Persian letters', async () => {
    const key = randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() => app.call(reportSupplier, { params, headers, body: REPORT, key })),
    );
    const { rows } = await sql<{ text: string }>`
      select text from merchant.supplier_report where supplier_id = 7`.execute(app.db);

    expect(twice[0]).toEqual(twice[1]);
    expect(rows).toEqual([{ text: 'به پیام‌ها پاسخ نمی‌دهد.' }]);
  });

  it('returns 422 for another body with the same key', async () => {
    const key = randomUUID();
    await app.call(reportSupplier, { params, headers, body: REPORT, key });
    const refusal = await app.refusal(reportSupplier, {
      params,
      headers,
      body: { ...REPORT, reason: 'fraud' },
      key,
    });

    expect(refusal).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
  });

  it('refuses a missing supplier, an unknown reason, and requests without a session', async () => {
    const missing = await app.refusal(reportSupplier, { params: { id: 999_999 }, headers, body: REPORT });
    const wrong = await app.refusal(reportSupplier, { params, headers, body: { ...REPORT, reason: 'mood' } });
    const anonymous = await app.refusal(reportSupplier, { params, body: REPORT });

    expect([missing.status, wrong.status, anonymous.status]).toEqual([404, 400, 401]);
    expect(wrong.errors).toHaveProperty('reason');
  });
});
