import { listContentLabels, listPublicContents, MAX_LABELS } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const MINUTE_MS = 60_000;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const labels = () => site.answer(listContentLabels, 'GET /pages/labels');
const countOf = async (label: string) =>
  (
    await site.answer(
      listPublicContents,
      `GET /pages/for-public-site?filter.label=${encodeURIComponent(label)}`,
    )
  ).totalCount;

it('names the most used labels first, each with the length of its list', async () => {
  const all = await labels();
  const counts = all.map(({ pagesCount }) => pagesCount);

  expect(all).toHaveLength(MAX_LABELS);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(await Promise.all(all.map(({ title }) => countOf(title)))).toEqual(counts);
});

it('counts two spellings of a label as one, and neither drafts nor static pages', async () => {
  const write = (id: number, changes: ReturnType<typeof sql>) =>
    sql`update content.page set ${changes} where id = ${id}`.execute(site.db);
  const spelled = (text: string) => sql`labels = array[${text}], label_keys = array['برچسب نمونه']`;
  for (const [id, text] of [
    [1, 'برچسب نمونه'],
    [2, 'برچسب نمونه'],
    [3, 'برچسب‌ نمونه'],
  ] as const) {
    await write(id, spelled(text));
  }
  await write(4, sql`${spelled('برچسب نمونه')}, published_at = null`);
  await write(5, sql`${spelled('برچسب نمونه')}, is_listed = false`);
  site.clock.advance(MINUTE_MS);

  expect((await labels()).find(({ title }) => title === 'برچسب نمونه')?.pagesCount).toBe(3);
});
