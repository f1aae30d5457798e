import { getMerchantDelegation, listMerchantDelegations } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const list = (query: object = {}) =>
  app.call(listMerchantDelegations, { query: { paging: { pageSize: 100 }, ...query } });

describe('GET merchantdelegations', () => {
  it('puts the expired ones last, one in ten of ninety', async () => {
    const { items, totalCount } = await list();
    const statuses = items.map(({ status }) => status);

    expect(totalCount).toBe(90);
    expect(statuses.filter((status) => status === 'expired')).toHaveLength(9);
    expect(statuses.slice(-9).every((status) => status === 'expired')).toBe(true);
  });

  it('gives a delegation the same status in the list as in the filter', async () => {
    const all = (await list()).items;
    for (const status of ['valid', 'expiring', 'expired'] as const) {
      const { items } = await list({ filter: { status } });
      expect(items.length).toBeGreaterThan(0);
      expect(items.map(({ id }) => id)).toEqual(
        all.filter((delegation) => delegation.status === status).map(({ id }) => id),
      );
    }
  });

  it('filters by a supplier and a kind', async () => {
    const [first] = (await list()).items;
    const ofSupplier = await list({ filter: { supplierId: first?.supplierId } });
    const ofKind = await list({ filter: { kind: 'ExclusiveRegion' } });

    expect(ofSupplier.items.every(({ supplierId }) => supplierId === first?.supplierId)).toBe(true);
    expect(ofKind.items.every(({ scopeProvinces }) => scopeProvinces.length === 1)).toBe(true);
    expect((await list({ filter: { supplierId: 999_999 } })).totalCount).toBe(0);
  });

  it('refuses an unknown status', async () => {
    const refusal = await app.refusal(listMerchantDelegations, { query: { filter: { status: 'lost' } } });
    expect(refusal).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('GET merchantdelegations/:id', () => {
  it('returns a delegation as the list does', async () => {
    const [first] = (await list()).items;
    expect(await app.call(getMerchantDelegation, { params: { id: first?.id ?? 0 } })).toEqual(first);
  });

  it('returns 404 when it does not exist, or its supplier is inactive', async () => {
    const [first] = (await list()).items;
    await sql`update merchant.supplier set is_active = false where id = ${first?.supplierId}`.execute(app.db);
    const hidden = await app.refusal(getMerchantDelegation, { params: { id: first?.id ?? 0 } });
    const { totalCount } = await list();
    await sql`update merchant.supplier set is_active = true where id = ${first?.supplierId}`.execute(app.db);
    const missing = await app.refusal(getMerchantDelegation, { params: { id: 999_999 } });

    expect([hidden.status, missing.status]).toEqual([404, 404]);
    expect(totalCount).toBeLessThan(90);
  });
});
