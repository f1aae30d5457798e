import { getMediaVideo, listMediaVideos, searchMediaVideos } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedVideos } from '../seed/seed-videos.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedVideos(test.db, { now: test.clock(), seed: 1 });
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

    expect([totalCount, items.length]).toEqual([16, 16]);
    expect(items.every(({ summary }) => summary.length > 30)).toBe(true);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(16);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      items
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('finds words of titles, summaries and transcripts, in any spelling', async () => {
    const titles = async (term: string) => (await search({ term })).items.map(({ title }) => title);

    expect(await titles('الكتروموتور')).toContain('خواندن پلاک الکتروموتور');
    expect(await titles('شیم')).toEqual(['هم‌محوری لیزری پمپ و موتور']);
    expect(await titles('آب بند لاستیکی')).toEqual(['خواندن شماره بلبرینگ']);
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
    const second = await search({ 'paging.pageSize': '10', 'paging.pageNumber': '2' });

    expect(second.items).toHaveLength(6);
    expect((await ask({ kind: 'podcast' })).statusCode).toBe(400);
    expect((await ask({ term: '' })).statusCode).toBe(400);
  });
});

describe('GET mediavideos', () => {
  it('lists coming webinars by their day, then past ones, and recordings among no videos', async () => {
    const reply = await test.app.inject('/content/api/v1/mediavideos?kind=webinar&paging.pageSize=100');
    const starts = listMediaVideos.response.parse(reply.json()).items.map(({ startsAt }) => String(startsAt));
    const now = test.clock().toISOString();
    const coming = starts.filter((start) => start > now);

    expect([starts.length, coming.length]).toEqual([6, 4]);
    expect(starts.slice(0, 4)).toEqual(coming.toSorted());
  });
});

describe('GET mediavideos/:id', () => {
  const ask = (id: number | string) => test.app.inject(`/content/api/v1/mediavideos/${id}`);
  const detail = async (id: number) => getMediaVideo.response.parse((await ask(id)).json());

  it('returns a video with its transcript in order, without a film while there is none', async () => {
    const video = await detail(1);

    expect(video).toMatchObject({
      slug: 'خواندن-پلاک-الکتروموتور',
      clipSeconds: null,
      fileUrl: null,
      article: null,
    });
    expect(video.lines.length).toBeGreaterThan(4);
    expect(video.lines.map(({ at }) => at)).toEqual(
      video.lines.map(({ at }) => at).toSorted((a, b) => a - b),
    );
  });

  it('returns the addresses of film, picture and captions, and the planned time of a webinar beside its film', async () => {
    await sql`
      update content.media_video set clip_seconds = 38, file_url = '/f', poster_url = '/p', captions_url = '/c'
      where id = 11`.execute(test.db);

    expect(await detail(11)).toMatchObject({
      ...{ kind: 'webinar', durationSeconds: 3_600, clipSeconds: 38 },
      ...{ fileUrl: '/f', posterUrl: '/p', captionsUrl: '/c' },
    });
  });

  it('returns 404 for one that does not exist or is published later', async () => {
    await sql`update content.media_video set published_at = ${new Date(test.clock().getTime() + 1_000)} where id = 2`.execute(
      test.db,
    );

    expect([
      (await ask(2)).statusCode,
      (await ask(2_000_000)).statusCode,
      (await ask('x')).statusCode,
    ]).toEqual([404, 404, 400]);
  });

  it('refuses a film without a length', async () => {
    const change = sql`update content.media_video set file_url = '/f' where id = 3`.execute(test.db);

    await expect(change).rejects.toThrow(/media_video_check/);
  });
});
