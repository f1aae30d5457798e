import {
  getContentTypeBreadcrumb,
  getPage,
  likePage,
  listContentTypesByPageType,
  listPagesByTypeId,
  listPublicContents,
  merchantHasContent,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const NOWHERE = 2_000_000_000;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const list = (query = '') =>
  site.answer(listPublicContents, `GET /pages/for-public-site?paging.pageSize=100${query}`);

describe('GET pages/for-public-site', () => {
  it('lists all forty articles, newest first, without drafts and static pages', async () => {
    const { items, totalCount } = await list();

    expect(totalCount).toBe(42);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      items
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(items.every(({ id }) => id <= 40 || id === 111 || id === 112)).toBe(true);
  });

  it.each([
    ['mostVisited', 'visits'],
    ['mostLiked', 'likes'],
  ] as const)('sorts by %s', async (sort, field) => {
    const counts = (await list(`&sort.field=${sort}`)).items.map((item) => item[field]);

    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0);
  });

  it('finds a category’s articles, and a group’s with those of its leaves', async () => {
    const leaf = await list('&filter.categoryId=2021');
    const group = await list('&filter.categoryId=2020');

    expect(leaf.items.map(({ category }) => category?.title)).toEqual(['پمپ سانتریفیوژ', 'پمپ سانتریفیوژ']);
    expect(group.items.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual([1, 6, 10, 30]);
    expect((await list(`&filter.categoryId=${NOWHERE}`)).totalCount).toBe(0);
  });

  it('finds by words of the title or summary, in any spelling, and by label', async () => {
    const byTerm = await list(`&filter.term=${encodeURIComponent('كاويتاسيون')}`);
    const byLabel = await list(`&filter.label=${encodeURIComponent('پمپ')}`);

    expect(byTerm.items[0]?.title).toContain('کاویتاسیون');
    expect(byLabel.items.every(({ labels }) => labels.includes('پمپ'))).toBe(true);
    expect(byLabel.totalCount).toBe(2);
    expect((await list(`&filter.term=${encodeURIComponent('واژه‌نایافتنی')}`)).totalCount).toBe(0);
  });

  it('combines filters with «and»', async () => {
    const both = await list('&filter.contentTypeId=1&filter.categoryId=2020');

    expect(both.items.every(({ contentType }) => contentType.id === 1)).toBe(true);
    expect(both.totalCount).toBe(2);
  });

  it('returns a supplier’s articles with the supplier', async () => {
    const { items } = await list(`&filter.supplierId=${DEMO_SUPPLIER.supplierId}`);

    expect(items.map(({ id }) => Number(id))).toEqual([29]);
    expect(items[0]?.supplier?.id).toBe(DEMO_SUPPLIER.supplierId);
    expect(items[0]?.authorName).toBe(items[0]?.supplier?.name);
  });

  it('contains at least eight articles of suppliers, each of a different one', async () => {
    const suppliers = (await list()).items.flatMap(({ supplier }) => supplier?.id ?? []);

    expect(suppliers.length).toBeGreaterThanOrEqual(8);
    expect(new Set(suppliers).size).toBe(suppliers.length);
  });

  it.each(['&sort.field=oldest', '&filter.supplierId=x', '&filter.nothing=1', '&filter.term='])(
    'responds 400 to %s',
    async (query) => {
      expect(await site.refusal(`GET /pages/for-public-site?paging.pageSize=9${query}`)).toBe(
        '400 validation',
      );
    },
  );
});

describe('GET pages/by-content-type-id', () => {
  it('lists one type, and returns 404 for an unknown type', async () => {
    const { items, totalCount } = await site.answer(
      listPagesByTypeId,
      'GET /pages/by-content-type-id?contentTypeId=1&paging.pageSize=5',
    );

    expect([totalCount, items.length]).toEqual([8, 5]);
    expect(items.every(({ contentType }) => contentType.id === 1)).toBe(true);
    expect(await site.refusal('GET /pages/by-content-type-id?contentTypeId=77')).toBe('404 not_found');
    expect(await site.refusal('GET /pages/by-content-type-id')).toBe('400 validation');
  });
});

describe('GET pages/merchant-has-content', () => {
  it('counts published articles', async () => {
    const of = (id: number) =>
      site.answer(merchantHasContent, `GET /pages/merchant-has-content?supplierId=${id}`);

    expect(await of(DEMO_SUPPLIER.supplierId)).toEqual({ hasContent: true, count: 1 });
    expect(await of(NOWHERE)).toEqual({ hasContent: false, count: 0 });
    expect(await site.refusal('GET /pages/merchant-has-content')).toBe('400 validation');
  });
});

describe('POST pages/:id/like', () => {
  const page = (who: 'buyer' | 'guest') => site.answer(getPage, 'GET /pages/1/by-platform', { who });
  const like = (who: 'buyer' | 'other') => site.answer(likePage, 'POST /pages/1/like', { who });

  it('counts a user once, and removes the like on the second request', async () => {
    const before = (await page('guest')).likes;

    expect(await like('buyer')).toEqual({ liked: true, likes: before + 1 });
    expect(await like('other')).toEqual({ liked: true, likes: before + 2 });
    expect([(await page('buyer')).likedByMe, (await page('guest')).likedByMe]).toEqual([true, false]);
    expect(await like('buyer')).toEqual({ liked: false, likes: before + 1 });
    expect(await like('other')).toEqual({ liked: false, likes: before });
  });

  it('ends with the initial state after an even number of simultaneous clicks', async () => {
    const before = (await page('guest')).likes;

    await Promise.all(Array.from({ length: 12 }, () => like('buyer')));

    expect(await page('buyer')).toMatchObject({ likes: before, likedByMe: false });
  });

  it('returns 404 for a draft or a missing page, 401 without a session', async () => {
    expect(await site.refusal('POST /pages/201/like', { who: 'buyer' })).toBe('404 not_found');
    expect(await site.refusal(`POST /pages/${NOWHERE}/like`, { who: 'buyer' })).toBe('404 not_found');
    expect(await site.refusal('POST /pages/1/like')).toBe('401 unauthorized');
  });
});

describe('GET contenttypes', () => {
  it('by-page-type returns the types of one kind', async () => {
    const of = (type: string) =>
      site.answer(listContentTypesByPageType, `GET /contenttypes/by-page-type?pageType=${type}`);

    expect((await of('News')).map(({ title, pagesCount }) => [title, pagesCount])).toEqual([
      ['خبر صنعت', 6],
      ['گزارش بازار', 4],
      ['اطلاعیه‌ها', 2],
    ]);
    expect((await of('Static')).map(({ title }) => title)).toEqual(['قوانین و مقررات']);
    expect(await site.refusal('GET /contenttypes/by-page-type?pageType=Poem')).toBe('400 validation');
  });

  it(':id/breadcrumb lists the ancestors from the top down to the type', async () => {
    await sql`insert into content.content_type (id, parent_id, title, ordinal) values (300, 1, 'راهنمای پمپ', 300)`.execute(
      site.db,
    );

    expect(await site.answer(getContentTypeBreadcrumb, 'GET /contenttypes/300/breadcrumb')).toEqual([
      { id: 1, title: 'راهنمای خرید' },
      { id: 300, title: 'راهنمای پمپ' },
    ]);
    expect(await site.refusal('GET /contenttypes/301/breadcrumb')).toBe('404 not_found');
  });
});

it('an article has its likes and visits, its supplier and its category', async () => {
  const page = await site.answer(getPage, 'GET /pages/29/by-platform');

  expect(page).toMatchObject({
    commentsOpen: true,
    likedByMe: false,
    supplier: { id: DEMO_SUPPLIER.supplierId },
    category: { id: 1012, title: 'فرزکاری CNC' },
  });
  expect(page.visits).toBeGreaterThan(page.likes);
});
