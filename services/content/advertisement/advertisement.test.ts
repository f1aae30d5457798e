import {
  getAdvertisement,
  listAdvertisementFacets,
  listAdvertisements,
  reportAdvertisement,
  revealAdvertisementContact,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';
import { forgetExpired } from './advertisement.sql.ts';

const NOWHERE = 2_000_000_000;
const HOUR_MS = 3_600_000;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const list = (query: string) =>
  site.answer(listAdvertisements, `GET /advertisements?paging.pageSize=100&${query}`);

describe('GET advertisements', () => {
  it('filters by a category, and by a group with everything below it', async () => {
    const leaf = await list('filter.categoryId=5011');
    const group = await list('filter.categoryId=5010');

    expect(leaf.items.map(({ category }) => Number(category.id))).toEqual([5011]);
    expect(group.items.every(({ category }) => category.id >= 5010 && category.id < 5020)).toBe(true);
    expect(group.totalCount).toBeGreaterThan(leaf.totalCount);
    expect((await list(`filter.categoryId=${NOWHERE}`)).totalCount).toBe(0);
  });

  it('filters by a city of the merchants’ list', async () => {
    const { rows } = await sql<{ id: number }>`select id from merchant.city where title = 'کرج'`.execute(
      site.db,
    );
    const { items } = await list(`filter.cityId=${rows[0]?.id}`);

    expect(items.map(({ cityTitle }) => cityTitle)).toEqual(['کرج', 'کرج']);
  });

  it('finds words in any spelling, together with other filters', async () => {
    const term = encodeURIComponent('دستگاه تراش');

    expect((await list(`filter.term=${term}`)).items[0]?.title).toContain('تراش');
    expect((await list(`filter.term=${term}&filter.categoryId=5030`)).totalCount).toBe(0);
    expect(await site.refusal('GET /advertisements?filter.term=')).toBe('400 validation');
  });
});

describe('GET advertisements/facets', () => {
  it('counts the valid ones by city and by group of categories, as the lists do', async () => {
    const { cities, kinds } = await site.answer(listAdvertisementFacets, 'GET /advertisements/facets');
    const total = (await list('')).totalCount;

    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(cities.map(({ count }) => count)).toEqual(
      cities.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    for (const { id, count } of kinds) {
      expect((await list(`filter.categoryId=${id}`)).totalCount).toBe(count);
    }
    for (const { id, count } of cities) {
      expect((await list(`filter.cityId=${id}`)).totalCount).toBe(count);
    }
  });
});

describe('POST advertisements/:id/report', () => {
  const report = {
    payload: { reason: 'gone', text: 'این دستگاه پیش‌تر فروخته شده است.' },
    who: 'buyer',
  } as const;

  it('keeps the report of a signed-in user', async () => {
    const stored = await site.answer(reportAdvertisement, 'POST /advertisements/1/report', report);
    const { rows } = await sql`
      select id, user_id, reason from content.advertisement_report where advertisement_id = 1`.execute(
      site.db,
    );

    expect(rows).toEqual([{ id: stored.id, user_id: DEMO_BUYER.id, reason: 'gone' }]);
  });

  it('needs a session, an advertisement and a text', async () => {
    expect(await site.refusal('POST /advertisements/1/report', { ...report, who: 'guest' })).toBe(
      '401 unauthorized',
    );
    expect(await site.refusal(`POST /advertisements/${NOWHERE}/report`, report)).toBe('404 not_found');
    const short = { ...report, payload: { reason: 'gone', text: 'بد' } };
    expect(await site.refusal('POST /advertisements/1/report', short)).toBe('400 validation');
  });
});

describe('the search', () => {
  it('has a document of each advertisement, which follows its title and goes with it', async () => {
    const documents = async () =>
      (
        await sql<{ id: number; title: string }>`
          select ref_id as id, title from product.search_document
          where kind = 'advertisement' order by ref_id`.execute(site.db)
      ).rows;

    expect(await documents()).toHaveLength(20);
    await sql`update content.advertisement set title = 'عنوان تازه' where id = 3`.execute(site.db);
    expect((await documents())[2]).toEqual({ id: 3, title: 'عنوان تازه' });
  });

  it('forgets an advertisement that has expired', async () => {
    await sql`update content.advertisement set valid_to = '2026-11-19' where id = 4`.execute(site.db);
    await forgetExpired(site.db, site.clock());

    const { rows } = await sql`
      select from product.search_document where kind = 'advertisement' and ref_id in (4, 21)`.execute(
      site.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('GET advertisements/:id', () => {
  it('shows a valid advertisement with its contact masked', async () => {
    const reply = await site.ask('GET /advertisements/1');
    const advertisement = getAdvertisement.response.parse(reply.json());

    expect(advertisement).toMatchObject({ cityTitle: 'تهران', contactMasked: '۰۲۱•••۱۰۰۱' });
    expect(advertisement.cityId).toBeGreaterThan(0);
    expect(reply.body).not.toContain('5550');
  });

  it('shows an expired one as such, in no list and without its contact', async () => {
    await sql`update content.advertisement set valid_to = '2026-11-19' where id = 20`.execute(site.db);
    const expired = await site.answer(getAdvertisement, 'GET /advertisements/20');

    expect([
      expired.isExpired,
      (await site.answer(getAdvertisement, 'GET /advertisements/1')).isExpired,
    ]).toEqual([true, false]);
    expect((await list('')).items.map(({ id }) => id)).not.toContain(20);
    expect(await site.refusal('POST /advertisements/20/contact', { who: 'buyer' })).toBe('404 not_found');
  });

  it('returns 404 for one that does not exist', async () => {
    expect(await site.refusal(`GET /advertisements/${NOWHERE}`)).toBe('404 not_found');
    expect(await site.refusal('GET /advertisements/x')).toBe('400 validation');
  });
});

describe('POST advertisements/:id/contact', () => {
  const reveal = (id: number, who: 'buyer' | 'other' = 'buyer') =>
    site.ask(`POST /advertisements/${id}/contact`, { who });

  it('shows the contact to a signed-in user, and records it', async () => {
    const reply = revealAdvertisementContact.response.parse((await reveal(1)).json());
    const { rows } = await sql<{ userId: number }>`
      select user_id as "userId" from content.contact_reveal where advertisement_id = 1`.execute(site.db);

    expect(reply).toEqual({ contactName: 'واحد فروش', phoneNumber: '+982155501001' });
    expect(rows).toEqual([{ userId: DEMO_BUYER.id }]);
    expect(await site.refusal('POST /advertisements/1/contact')).toBe('401 unauthorized');
  });

  it('returns 404 when there is no contact', async () => {
    await sql`update content.advertisement set contact_name = null, phone_number = null where id = 19`.execute(
      site.db,
    );

    expect((await site.answer(getAdvertisement, 'GET /advertisements/19')).contactMasked).toBe(null);
    expect(await site.refusal('POST /advertisements/19/contact', { who: 'buyer' })).toBe('404 not_found');
  });

  it('is limited to twenty times an hour per user', async () => {
    site.clock.advance(HOUR_MS);
    const statuses = [];
    for (let number = 0; number < 22; number += 1) {
      statuses.push((await reveal(2)).statusCode);
    }

    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
    expect((await reveal(2, 'other')).statusCode).toBe(200);
    site.clock.advance(HOUR_MS);
    expect((await reveal(2)).statusCode).toBe(200);
  });
});
