import type { RichText } from '@bazaar/contracts';
import { listFaqGroups } from '@bazaar/contracts/content';
import { foldFa } from '@bazaar/locale';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { createReader, first } from './read-service.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

async function readQuestions({ servicesOrigin }: SharedSite) {
  const groups = listFaqGroups.response.parse(
    await createReader(servicesOrigin)(listFaqGroups.path, 'content'),
  );
  return groups.flatMap(({ questions }) => questions);
}

const textOf = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join(' ');

/** A word of letters that keyboards write in two ways, which stands in one answer alone, and in no question. */
async function readRareWord(site: SharedSite) {
  const questions = await readQuestions(site);
  const texts = questions.map(({ question, answer }) => foldFa(`${question} ${textOf(answer)}`));
  const found = questions.flatMap((entry) =>
    textOf(entry.answer)
      .split(/[^\p{Script=Arabic}]+/u)
      .filter((word) => /ک/.test(word) && /ی/.test(word) && word.length > 5)
      .filter((word) => texts.filter((text) => text.includes(foldFa(word))).length === 1)
      .filter((word) => !foldFa(entry.question).includes(foldFa(word)))
      .map((word) => ({ word, question: entry.question })),
  );
  return first(found);
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'جست‌وجو در پرسش‌ها' });
/** The titles of the questions that are shown. */
const shown = (page: Page) => page.getByRole('main').locator('summary bdi');

test('the search finds a word inside an answer, written with the letters of an Arabic keyboard', async ({
  page,
  site,
}) => {
  const all = await readQuestions(site);
  const { word, question } = await readRareWord(site);
  await page.goto('/faq');
  await expectHydrated(page);
  await expect(shown(page)).toHaveCount(all.length);

  await search(page).fill(word.replaceAll('ک', 'ك').replaceAll('ی', 'ي'));
  await expect(shown(page)).toHaveText([question]);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('۱ پرسش پیدا شد.');

  await search(page).fill('ققنوس‌آباد');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'پرسیدن از پشتیبانی' })).toHaveAttribute('href', '/feedback');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'پاک کردن جست‌وجو' }).click();
  await expect(shown(page)).toHaveCount(all.length);
});

test('the address of a question opens it alone, and so does its link among the most read', async ({
  page,
  site,
}) => {
  const last = (await readQuestions(site)).at(-1);
  await page.goto(`/faq#q-${last?.id}`);
  await expectHydrated(page);
  const open = page.getByRole('main').locator('details[open]');
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText(last?.question ?? '');
  await expect(open).toBeInViewport();

  const link = page.getByRole('region', { name: 'پربازدیدترین‌ها' }).getByRole('link').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/faq${target}`);
  await expect(page.locator(`details${target}`)).toHaveAttribute('open');
  await expect(page.locator(`details${target}`)).toBeInViewport();
});

test('a vote on an answer is counted once, and changed by the other one', async ({ page, site }) => {
  const { id, useful } = first(await readQuestions(site));
  const count = async () => (await readQuestions(site)).find((entry) => entry.id === id)?.useful;
  await page.goto(`/faq#q-${id}`);
  await expectHydrated(page);
  const answer = page.locator(`details#q-${id}`);
  const vote = answer.getByRole('group', { name: 'این پاسخ مفید بود؟' });
  await vote.getByRole('button', { name: /^بله/ }).click();
  await expect(vote.getByRole('button', { name: /^بله/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(answer.getByText('سپاس؛ نظر شما شمرده شد.')).toBeVisible();
  await expect.poll(count).toBe(useful + 1);
  await vote.getByRole('button', { name: /^بله/ }).click();
  await expect.poll(count).toBe(useful + 1);

  await vote.getByRole('button', { name: 'خیر' }).click();
  await expect(vote.getByRole('button', { name: 'خیر' })).toHaveAttribute('aria-pressed', 'true');
  await expect(answer.getByRole('link', { name: 'پرسیدن از پشتیبانی' })).toHaveAttribute(
    'href',
    `/feedback?about=${encodeURIComponent(`/faq#q-${id}`)}`,
  );
  await expect.poll(count).toBe(useful);
});

test('the questions fit the narrowest phone', async ({ page, site }) => {
  const { id } = first(await readQuestions(site));
  await page.setViewportSize(NARROW);
  await page.goto(`/faq#q-${id}`);
  await expectHydrated(page);

  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be opened and read', async ({ page, site }) => {
    const { question, answer } = first(await readQuestions(site));
    await page.goto('/faq');
    await expect(heading(page, 'پرسش‌های متداول')).toBeVisible();
    const entry = page.locator('details').filter({ hasText: question });
    await entry.locator('summary').click();

    await expect(entry).toContainText(textOf(answer).split('  ')[0] ?? '');
  });
});
