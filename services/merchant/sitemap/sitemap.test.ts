import { listSupplierSitemap, listSupplierSitemapParts } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

const params = { kind: 'suppliers' };
const records = (query: object = {}) => app.call(listSupplierSitemap, { params, query });

describe('the site map of suppliers', () => {
  it('contains every active supplier, with the later of its registration and its verification', async () => {
    const { rows } = await sql<{ id: number; changedAt: string | null }>`
      select id, case when verified_at > registered_at or registered_at is null then verified_at else registered_at end
        as "changedAt"
      from merchant.supplier where is_active order by id`.execute(app.db);

    const all = await records();

    expect(all.map(({ id, changedAt }) => ({ id, changedAt }))).toEqual(rows);
    expect(all.length).toBeGreaterThan(100);
  });

  it('leaves out an inactive supplier, also in the count of its file', async () => {
    const [first] = await records({ take: 1 });
    const [before] = await app.call(listSupplierSitemapParts, { params });

    await sql`update merchant.supplier set is_active = false where id = ${first?.id}`.execute(app.db);
    const [next] = await records({ take: 1 });
    const [after] = await app.call(listSupplierSitemapParts, { params });
    await sql`update merchant.supplier set is_active = true where id = ${first?.id}`.execute(app.db);

    expect(next?.id).toBeGreaterThan(first?.id ?? 0);
    expect(after?.count).toBe((before?.count ?? 0) - 1);
  });
});
