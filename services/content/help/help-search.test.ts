import { listHelpItems, searchHelp } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const search = (term: string) =>
  site.answer(searchHelp, `GET /helpsystems/search?term=${encodeURIComponent(term)}`);

describe('GET helpsystems/search', () => {
  it('finds help texts, questions and articles in one, those with the words in the title first', async () => {
    const found = await search('کیف پول');

    expect(found.helpItems[0]).toMatchObject({ uniqueId: 'wallet-charge', title: 'شارژ کیف پول' });
    expect(found.questions[0]?.question).toContain('کیف پول');
    expect(found.articles.length).toBeGreaterThan(0);
    expect(found.helpItems.every(({ excerpt }) => excerpt.length <= 161)).toBe(true);
  });

  it('finds words inside an answer in any spelling', async () => {
    const ids = (found: Awaited<ReturnType<typeof search>>) => found.questions.map(({ id }) => id);
    const expected = ids(await search('۷۲ ساعت'));

    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await search('72 ساعت'))).toEqual(expected);
    expect(ids(await search('٧٢ ساعت'))).toEqual(expected);
  });

  it('reads the help texts once a minute, however often is searched', async () => {
    const titles = async (term: string) => (await search(term)).helpItems.map(({ title }) => title);
    site.clock.advance(60_000);
    await search('کیف پول');
    await sql`update content.help_item set title = 'زرافه' where unique_id = 'login-otp'`.execute(site.db);
    site.clock.advance(59_999);

    expect(await Promise.all([titles('زرافه'), titles('زرافه')])).toEqual([[], []]);
    site.clock.advance(1);
    expect(await titles('زرافه')).toEqual(['زرافه']);
  });

  it.each(['قورباغه ارغوانی', '%', "' or 1=1 --", '<script>', '\\'])('finds nothing for %s', async (term) => {
    expect(await search(term)).toMatchObject({ helpItems: [], questions: [] });
  });

  it.each(['', '?term=', `?term=${'a'.repeat(121)}`])('answers 400 for %s', async (query) => {
    expect(await site.refusal(`GET /helpsystems/search${query}`)).toBe('400 validation');
  });
});

it('GET helpsystems/list names every help text with its topic', async () => {
  const items = await site.answer(listHelpItems, 'GET /helpsystems/list');

  expect(items.length).toBeGreaterThanOrEqual(12);
  expect(items).toContainEqual({ uniqueId: 'wallet-charge', title: 'شارژ کیف پول', topic: 'payment' });
});
