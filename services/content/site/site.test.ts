import { getWebsiteMenus, listAdvertisements, listMediaVideos } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedAdvertisements } from '../seed/seed-advertisements.ts';
import { seedMenus } from '../seed/seed-menus.ts';
import { seedVideos } from '../seed/seed-videos.ts';
import { readVocabulary } from '../seed/vocabulary.ts';

const BASE = '/content/api/v1';
const DAY_MS = 86_400_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  const vocabulary = await readVocabulary();
  await seedMenus(test.db, vocabulary);
  await seedAdvertisements(test.db, vocabulary, { now: test.clock(), seed: 1 });
  await seedVideos(test.db, { now: test.clock(), seed: 1 });
});
afterAll(() => test[Symbol.asyncDispose]());

const get = async (path: string) => (await test.app.inject(`${BASE}${path}`)).json();
const status = async (path: string) => (await test.app.inject(`${BASE}${path}`)).statusCode;

describe('GET websitemenus/tree', () => {
  it("returns the footer's four lists with links to categories", async () => {
    const menus = getWebsiteMenus.response.parse(await get('/websitemenus/tree?place=footer'));

    expect(menus.map(({ code }) => code)).toEqual(['consulting', 'goods', 'standards', 'manufacturing']);
    expect(menus[1]?.links[1]).toEqual({
      title: 'پمپ و تجهیزات سیالات',
      href: `/category/2020/${encodeURIComponent('پمپ-و-تجهیزات-سیالات')}`,
    });
  });

  it('returns the menu of the five types', async () => {
    const [menu] = getWebsiteMenus.response.parse(await get('/websitemenus/tree?place=main'));

    expect(menu?.links.map(({ href }) => href)).toContain('/category/categoryType/IndustrialService');
    expect(menu?.links).toHaveLength(5);
  });

  it('returns 400 for an unknown place', async () => {
    expect(await status('/websitemenus/tree?place=side')).toBe(400);
    expect(await status('/websitemenus/tree')).toBe(400);
  });

  it('refuses a link that leads to another origin or runs a script', async () => {
    const insert = (href: string) =>
      sql`insert into content.website_menu_link (menu_id, ordinal, title, href)
        select min(id), 99, 'x', ${href} from content.website_menu`.execute(test.db);

    await expect(insert('//evil.example')).rejects.toMatchObject({ code: '23514' });
    await expect(insert('/\\evil.example')).rejects.toMatchObject({ code: '23514' });
    await expect(insert('javascript:alert(1)')).rejects.toMatchObject({ code: '23514' });
  });
});

describe('GET advertisements', () => {
  it('pages through the valid ones, newest first, with prices in rial', async () => {
    const first = listAdvertisements.response.parse(await get('/advertisements?paging.pageSize=6'));
    const last = listAdvertisements.response.parse(
      await get('/advertisements?paging.pageSize=6&paging.pageNumber=4'),
    );

    expect([first.totalCount, first.items.length, last.items.length]).toEqual([20, 6, 2]);
    expect(first.items[0]).toMatchObject({
      title: 'فروش دستگاه تراش CNC کارکرده در حد نو',
      priceRial: 42_000_000_000,
      category: { id: 5011, title: 'ماشین تراش و فرز کارکرده', slug: 'ماشین-تراش-و-فرز-کارکرده' },
    });
    expect(first.items[2]?.priceRial).toBe(null);
  });

  it('leaves out those whose last day has passed in Tehran', async () => {
    await sql`update content.advertisement set valid_to = '2026-11-20' where id = 1`.execute(test.db);
    // 20:29 UTC is 23:59 in Tehran.
    test.clock.advance(10 * 3_600_000 + 29 * 60_000);
    const before = listAdvertisements.response.parse(await get('/advertisements')).totalCount;
    test.clock.advance(60_000);
    const after = listAdvertisements.response.parse(await get('/advertisements')).totalCount;

    expect([before, after]).toEqual([20, 19]);
  });
});

describe('GET mediavideos', () => {
  it('returns videos by default, newest first', async () => {
    const { items, totalCount } = listMediaVideos.response.parse(
      await get('/mediavideos?paging.pageSize=100'),
    );

    expect(totalCount).toBe(10);
    expect(items[0]).toMatchObject({
      title: 'خواندن پلاک الکتروموتور',
      durationSeconds: 36,
      startsAt: null,
    });
  });

  it('returns upcoming webinars first, the nearest one at the top, then past ones', async () => {
    const ahead = listMediaVideos.response.parse(await get('/mediavideos?kind=webinar'));
    test.clock.advance(13 * DAY_MS);
    const later = listMediaVideos.response.parse(await get('/mediavideos?kind=webinar'));
    test.clock.advance(-13 * DAY_MS);

    const days = (items: typeof ahead.items) => items.map(({ startsAt }) => startsAt?.slice(0, 10));
    const today = test.clock().toISOString().slice(0, 10);
    const sorted = days(ahead.items).toSorted();
    const [past, coming] = [
      sorted.filter((day = '') => day < today).toReversed(),
      sorted.filter((day = '') => day > today),
    ];
    expect([past.length, coming.length]).toEqual([2, 4]);
    expect(days(ahead.items)).toEqual([...coming, ...past]);
    expect(days(later.items)).toEqual([...coming.slice(3), ...coming.slice(0, 3).toReversed(), ...past]);
  });

  it("contains no person's name as presenter", async () => {
    const { items } = listMediaVideos.response.parse(await get('/mediavideos?kind=webinar'));

    expect(items.map(({ presenter }) => presenter)).toContain('کارشناس نگهداری و تعمیرات');
  });

  it('returns 400 for an unknown kind', async () => {
    expect(await status('/mediavideos?kind=podcast')).toBe(400);
  });
});
