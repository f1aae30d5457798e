import { getAdvertisement, listAdvertisements, revealAdvertisementContact } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

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

describe('GET advertisements/:id', () => {
  it('shows a valid advertisement with its contact masked', async () => {
    const reply = await site.ask('GET /advertisements/1');
    const advertisement = getAdvertisement.response.parse(reply.json());

    expect(advertisement).toMatchObject({ cityTitle: 'تهران', contactMasked: '۰۲۱•••۱۰۰۱' });
    expect(advertisement.cityId).toBeGreaterThan(0);
    expect(reply.body).not.toContain('5550');
  });

  it('returns 404 for one that is missing or has expired', async () => {
    await sql`update content.advertisement set valid_to = '2026-11-19' where id = 20`.execute(site.db);

    expect(await site.refusal(`GET /advertisements/${NOWHERE}`)).toBe('404 not_found');
    expect(await site.refusal('GET /advertisements/20')).toBe('404 not_found');
    expect(await site.refusal('POST /advertisements/20/contact', { who: 'buyer' })).toBe('404 not_found');
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
