import { searchMediaVideos } from '@bazaar/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedVideos } from '../seed/seed-videos.ts';
import { readVocabulary } from '../seed/vocabulary.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedVideos(test.db, await readVocabulary(), { now: test.clock(), seed: 1 });
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (query: object) =>
  test.app.inject({
    url: '/content/api/v1/mediavideos/search',
    query: { ...query } as Record<string, string>,
  });
const search = async (query: object = {}) => searchMediaVideos.response.parse((await ask(query)).json());

describe('GET mediavideos/search', () => {
  it('returns videos and webinars together, newest first, each with a summary', async () => {
    const { items, totalCount, groups } = await search({ 'paging.pageSize': '100' });

    expect([totalCount, items.length]).toEqual([26, 26]);
    expect(items.every(({ summary }) => summary.length > 30)).toBe(true);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(26);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      items
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('finds words of titles and summaries, in any spelling', async () => {
    const { items } = await search({ term: 'الكتروموتور' });

    expect(items.map(({ title }) => title)).toContain('بازدید از خط تولید الکتروموتور');
    expect((await search({ term: 'نایافتنی' })).items).toEqual([]);
  });

  it('filters by kind, and by group while it counts all groups', async () => {
    const all = await search();
    const [group] = all.groups;
    const one = await search({ group: group?.title });
    const webinars = await search({ kind: 'webinar' });

    expect([one.totalCount, one.groups]).toEqual([group?.count, all.groups]);
    expect(one.items.every((item) => item.group === group?.title)).toBe(true);
    expect([webinars.totalCount, webinars.groups]).toEqual([6, [{ title: 'وبینار', count: 6 }]]);
    expect(webinars.items.every(({ kind, startsAt }) => kind === 'webinar' && startsAt !== null)).toBe(true);
  });

  it('pages, and returns 400 for an unknown kind', async () => {
    const second = await search({ 'paging.pageSize': '20', 'paging.pageNumber': '2' });

    expect(second.items).toHaveLength(6);
    expect((await ask({ kind: 'podcast' })).statusCode).toBe(400);
    expect((await ask({ term: '' })).statusCode).toBe(400);
  });
});
