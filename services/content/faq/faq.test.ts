import { listFaqByCategory, listFaqCategories, listFaqGroups, listTopFaq } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedFaq } from '../seed/seed-faq.ts';
import { readVocabulary } from '../seed/vocabulary.ts';

const BASE = '/content/api/v1';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedFaq(test.db, await readVocabulary(), { now: test.clock(), seed: 1 });
  await sql`insert into content.faq_category (id, title, ordinal) values (90, 'بی‌پرسش', 90)`.execute(test.db);
  await sql`insert into content.faq_category (id, title, ordinal, is_active) values (91, 'بایگانی', 91, false)`.execute(
    test.db,
  );
  await sql`
    insert into content.faq_question (id, category_id, question, answer, visits, ordinal, is_active)
    values (90, 1, 'پنهان', '[]', 99999, 0, false), (91, 91, 'در بایگانی', '[]', 99999, 0, true)`.execute(
    test.db,
  );
});
afterAll(() => test[Symbol.asyncDispose]());

const get = async (path: string) => (await test.app.inject(`${BASE}${path}`)).json();

describe('the four endpoints of the questions', () => {
  it('return the six most read ones, without hidden ones', async () => {
    const top = listTopFaq.response.parse(await get('/faqquestions/top-most-visited/by-platform'));

    expect(top).toHaveLength(6);
    expect(top.map(({ visits }) => visits)).toEqual(
      top.map(({ visits }) => visits).toSorted((a, b) => b - a),
    );
    expect(top.every(({ visits }) => visits < 99_999)).toBe(true);
  });

  it("return one category in the operator's order", async () => {
    const questions = listFaqByCategory.response.parse(
      await get('/faqquestions/by-category/by-platform?categoryId=1'),
    );

    expect(questions.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5]);
    expect(await get('/faqquestions/by-category/by-platform?categoryId=91')).toEqual([]);
  });

  it('return all, grouped, with answers as trees', async () => {
    const groups = listFaqGroups.response.parse(await get('/faqquestions/group-by-category'));

    expect(groups.flatMap(({ questions }) => questions)).toHaveLength(30);
    expect(groups.every(({ category, questions }) => category.questionsCount === questions.length)).toBe(
      true,
    );
    expect(groups[0]?.questions[0]?.answer[0]).toMatchObject({ tag: 'p' });
  });

  it('return the categories that contain a question', async () => {
    const categories = listFaqCategories.response.parse(await get('/faqcategories/active-list/by-platform'));

    expect(categories.map(({ title }) => title)).toEqual([
      'ثبت‌نام و ورود',
      'جست‌وجو و محصولات',
      'درخواست معامله',
      'کیف پول و پرداخت',
      'تأمین‌کنندگان',
      'پشتیبانی و قوانین',
    ]);
  });

  it.each(['', '?categoryId=x', '?categoryId=1&categoryId=2', '?categoryId=1&sort=up'])(
    'return 400 for by-category%s',
    async (query) => {
      const reply = await test.app.inject(`${BASE}/faqquestions/by-category/by-platform${query}`);

      expect(reply.statusCode).toBe(400);
    },
  );
});
