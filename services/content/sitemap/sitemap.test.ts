import { listContentSitemap, listContentSitemapParts } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site?.[Symbol.asyncDispose]());

const records = (kind: 'contents' | 'news' = 'contents') =>
  site.answer(listContentSitemap, `GET /sitemap/${kind}`);

describe('the site map of articles', () => {
  it('contains what is listed and published, with its last change', async () => {
    const all = await records();
    const news = await records('news');
    const [first] = all;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from content.page where is_listed and published_at <= ${site.clock()}`.execute(
      site.db,
    );
    expect(all.length + news.length).toBe(rows[0]?.count);

    await sql`update content.page set updated_at = '2027-03-01T00:00:00Z' where id = ${first?.id}`.execute(
      site.db,
    );

    const [changed] = await records();
    expect(changed).toEqual({ ...first, changedAt: expect.stringMatching(/^2027-03-01T00:00:00/) });
    const [part] = await site.answer(listContentSitemapParts, 'GET /sitemap/contents/parts');
    expect(part).toEqual({ after: (first?.id ?? 0) - 1, count: all.length, changedAt: changed?.changedAt });
  });

  it('has news in a part of their own, and nowhere else', async () => {
    const ids = (await records('news')).map(({ id }) => Number(id));
    const { rows } = await sql<{ id: number }>`
      select page.id from content.page join content.content_type on content_type.id = page.content_type_id
      where page_type = 'News' and is_listed and published_at <= ${site.clock()} order by page.id`.execute(
      site.db,
    );

    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect((await records()).filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  it('leaves out what is published tomorrow', async () => {
    const [first] = await records();
    const tomorrow = new Date(site.clock().getTime() + 86_400_000);
    await sql`update content.page set published_at = ${tomorrow} where id = ${first?.id}`.execute(site.db);

    expect((await records()).map(({ id }) => id)).not.toContain(first?.id);
  });
});
