import { getPage, getPageLike, likePage, listPageSubjects } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site?.[Symbol.asyncDispose]());

describe('GET pages/:id/subjects', () => {
  it('names the goods and suppliers of an article in their order', async () => {
    const { goods, suppliers } = await site.answer(listPageSubjects, 'GET /pages/10/subjects');

    expect(goods.map(({ id }) => Number(id))).toEqual([50011, 50049, 50037]);
    expect(goods[0]).toMatchObject({ title: 'پمپ گریز از مرکز افقی', offersCount: expect.any(Number) });
    expect(suppliers.length).toBeGreaterThan(0);
    expect(suppliers.every(({ verifiedAt }) => verifiedAt !== null)).toBe(true);
  });

  it('leaves out what is not shown any more', async () => {
    const [first] = (await site.answer(listPageSubjects, 'GET /pages/1/subjects')).suppliers;
    await sql`update merchant.supplier set is_active = false where id = ${first?.id}`.execute(site.db);
    await sql`insert into content.page_good values (40, 99999, 9)`.execute(site.db);

    const { suppliers } = await site.answer(listPageSubjects, 'GET /pages/1/subjects');
    const { goods } = await site.answer(listPageSubjects, 'GET /pages/40/subjects');

    expect(suppliers.map(({ id }) => id)).not.toContain(first?.id);
    expect(goods.map(({ id }) => Number(id))).toEqual([50097, 50098]);
  });

  it('answers 404 for a draft and for nothing', async () => {
    expect(await site.refusal('GET /pages/201/subjects')).toBe('404 not_found');
    expect(await site.refusal('GET /pages/2000000000/subjects')).toBe('404 not_found');
  });
});

describe('the series of an article', () => {
  it('holds its published articles in their order', async () => {
    const series = async () => (await site.answer(getPage, 'GET /pages/11/by-platform')).series;

    expect((await series())?.pages.map(({ id }) => Number(id))).toEqual([12, 11, 10]);
    await sql`update content.page set published_at = null where id = 12`.execute(site.db);
    expect((await series())?.pages.map(({ id }) => Number(id))).toEqual([11, 10]);
    expect((await site.answer(getPage, 'GET /pages/5/by-platform')).series).toBeNull();
  });

  it('belongs to listed pages; the terms are not listed', async () => {
    expect(await site.answer(getPage, 'GET /pages/104/by-platform')).toMatchObject({
      isListed: false,
      commentsOpen: false,
      series: null,
    });
  });
});

describe('the like of an article', () => {
  const like = (liked: boolean) =>
    site.answer(likePage, `POST /pages/9/like?liked=${liked}`, { who: 'buyer' });
  const own = (who: 'buyer' | 'other') => site.answer(getPageLike, 'GET /pages/9/like', { who });

  it('leads to the wanted state, however often it is sent', async () => {
    const before = await own('buyer');

    expect([await like(true), await like(true)]).toEqual([
      { liked: true, likes: before.likes + 1 },
      { liked: true, likes: before.likes + 1 },
    ]);
    expect(await own('buyer')).toEqual({ liked: true, likes: before.likes + 1 });
    expect(await own('other')).toEqual({ liked: false, likes: before.likes + 1 });
    expect([await like(false), await like(false)]).toEqual([before, before]);
  });

  it('answers 404 for what nobody likes: a draft and the terms', async () => {
    expect(await site.refusal('GET /pages/201/like', { who: 'buyer' })).toBe('404 not_found');
    expect(await site.refusal('GET /pages/104/like', { who: 'buyer' })).toBe('404 not_found');
  });
});
