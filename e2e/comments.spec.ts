import { addComment, moderateComment, type PageId } from '@bazaar/contracts/content';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { readDemoArticle } from './demo-article.fixture.ts';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, expectTakenOver } from './visit.fixture.ts';

/** Tags are removed before a text is stored; what was written as entities is text, and stays it. */
const HOSTILE = '&lt;img src=x onerror=alert(1)&gt; <b>پمپ</b> ما هم همین صدا را دارد';

const comments = (page: Page) => page.getByRole('region', { name: /^نظرها/ });
const field = (page: Page) => comments(page).getByRole('textbox', { name: 'نظر یا پرسش فنی شما' });

test('a comment waits for the operator, is then seen by everybody, and answered', async ({
  page,
  signedIn,
  site,
  browser,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  const { path } = await readDemoArticle(site.servicesOrigin);
  const text = `آیا افت فشار صافی هم باید حساب شود؟ ${Date.now()}`;
  await page.goto(path);
  await expectHydrated(page);
  await field(page).fill(`${HOSTILE} ${text}`);
  await comments(page).getByRole('button', { name: 'ارسال نظر' }).click();
  const mine = comments(page).getByRole('article').filter({ hasText: text });
  await expect(mine).toContainText('در انتظار بررسی');
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(mine).toContainText('در انتظار بررسی');

  const guest = await browser.newPage({ baseURL: site.origin });
  await guest.goto(path);
  await expect(comments(guest).getByRole('article').first()).toBeVisible();
  await expect(comments(guest).getByText(text)).toBeHidden();

  const operatorContext = await browser.newContext({ baseURL: site.origin });
  await giveSession(operatorContext, site.origin, site.demoOperator);
  const operator = await operatorContext.newPage();
  await operator.goto('/profile/comments');
  const waiting = operator.getByRole('list', { name: 'صف بررسی نظرها' }).getByRole('listitem');
  await expect(waiting.first()).toBeVisible();
  await expectNoViolations(operator);
  // The queue shows ten at a time, the oldest first.
  while (await waiting.filter({ hasText: text }).isHidden()) {
    const count = (await operator.getByText(/نظر در صف است/).textContent()) ?? '';
    await waiting
      .first()
      .getByRole('button', { name: /^انتشار نظر/ })
      .click();
    await expect(operator.getByText(count)).toBeHidden();
  }
  await waiting
    .filter({ hasText: text })
    .getByRole('button', { name: /^انتشار نظر/ })
    .click();
  await expect(waiting.filter({ hasText: text })).toBeHidden();

  await guest.reload();
  const seen = comments(guest).getByRole('article').filter({ hasText: text });
  // A stored document may be older than the decision; comments are read again by the next visit.
  await expect(async () => {
    await guest.reload();
    await expect(seen).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(seen).toContainText('<img src=x onerror=alert(1)> پمپ ما هم');
  await expect(guest.locator('img[src="x"]')).toHaveCount(0);

  await page.reload();
  const answer = mine.getByRole('button', { name: /^پاسخ به/ });
  await expectTakenOver(answer);
  await answer.click();
  const reply = comments(page).getByRole('textbox', { name: /^در پاسخ به/ });
  await reply.fill('موافقم');
  await comments(page).getByRole('button', { name: 'ارسال پاسخ' }).click();
  await expect(comments(page).getByText('۶ کاراکتر نوشته‌اید؛ دست‌کم ۱۰ کاراکتر لازم است.')).toBeVisible();
  await reply.fill(`پاسخی به خودم ${text}`);
  await comments(page).getByRole('button', { name: 'ارسال پاسخ' }).click();
  await expect(comments(page).getByRole('article').filter({ hasText: 'پاسخی به خودم' })).toContainText(
    'در انتظار بررسی',
  );
  await guest.close();
  await operatorContext.close();
});

test('a draft is kept through the sign-in, and a pending comment is changed and taken back', async ({
  page,
  site,
}) => {
  const { path } = await readDemoArticle(site.servicesOrigin);
  const text = `پیش‌نویسی که می‌ماند ${Date.now()}`;
  await page.goto(path);
  await expectHydrated(page);
  await field(page).fill(text);
  await comments(page).getByRole('button', { name: 'ارسال نظر' }).click();
  await expect(page).toHaveURL(/reason=comment$/);
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);

  await expect(page).toHaveURL(path);
  await expect(field(page)).toHaveValue(text);
  await comments(page).getByRole('button', { name: 'ارسال نظر' }).click();
  const mine = comments(page).getByRole('article').filter({ hasText: text });
  await mine.getByRole('button', { name: 'ویرایش' }).click();
  await comments(page).getByRole('textbox', { name: 'ویرایش' }).fill(`${text} و ویرایش شد`);
  await comments(page).getByRole('button', { name: 'ذخیره نظر' }).click();
  await expect(mine).toContainText('ویرایش شد');
  await expectNoViolations(page);
  await mine.getByRole('button', { name: 'پس گرفتن' }).click();
  await expect(mine).toBeHidden();
});

/** A comment that the supplier of the demo has written, and everybody reads. */
async function givenActive(site: SharedSite, pageId: PageId, text: string): Promise<void> {
  const { id } = await callAs(site, site.demoSupplier)(addComment, { body: { pageId, text } });
  await callAs(site, site.demoOperator)(moderateComment, {
    params: { id },
    body: { status: 'active', rowVersion: 1 },
  });
}

test('a reader reports two comments; the operator deletes one and keeps the other', async ({
  page,
  site,
  browser,
}) => {
  const { id, path } = await readDemoArticle(site.servicesOrigin);
  const bad = `این نظر تبلیغ یک فروشگاه است ${Date.now()}`;
  const good = `این نظر ایرادی ندارد ${Date.now()}`;
  await givenActive(site, id, bad);
  await givenActive(site, id, good);
  await giveSession(page.context(), site.origin, site.newBuyer);
  await page.goto(path);
  await expectHydrated(page);
  const dialog = page.getByRole('dialog', { name: /^گزارش نظر/ });
  for (const text of [good, bad]) {
    const comment = comments(page).getByRole('article').filter({ hasText: text });
    const control = comment.getByRole('button', { name: /^گزارش نظر/ });
    await expectTakenOver(control);
    await control.click();
    await dialog.getByRole('radio', { name: 'تبلیغ' }).check();
    await dialog.getByRole('textbox', { name: 'شرح' }).fill(HOSTILE);
    await dialog.getByRole('button', { name: 'ارسال گزارش' }).click();
    await expect(dialog).toBeHidden();
    await expect(comment.getByRole('button', { name: 'گزارش شد' })).toBeFocused();
  }

  const operatorContext = await browser.newContext({ baseURL: site.origin });
  await giveSession(operatorContext, site.origin, site.demoOperator);
  const operator = await operatorContext.newPage();
  await operator.goto('/profile/comments');
  await operator.getByRole('tab', { name: /^گزارش نظرها/ }).click();
  const reported = operator.getByRole('list', { name: 'صف گزارش‌ها' }).getByRole('listitem');
  const entry = (text: string) => reported.filter({ hasText: text });
  await expect(entry(bad)).toContainText('۱ گزارش؛ نام گزارش‌دهنده نمایش داده نمی‌شود.');
  await expect(entry(bad)).toContainText('<img src=x onerror=alert(1)> پمپ ما هم');
  await expect(operator.locator('img[src="x"]')).toHaveCount(0);
  await expectNoViolations(operator);
  await entry(good)
    .getByRole('button', { name: /^نگه داشتن نظر/ })
    .click();
  await expect(entry(good)).toHaveCount(0);
  await entry(bad)
    .getByRole('button', { name: /^حذف نظر/ })
    .click();
  await entry(bad).getByRole('textbox').fill('تبلیغ است');
  await entry(bad).getByRole('button', { name: 'حذف نظر', exact: true }).click();
  await expect(entry(bad)).toHaveCount(0);
  await operatorContext.close();

  await page.reload();
  await expect(comments(page).getByRole('article').filter({ hasText: good })).toBeVisible();
  await expect(comments(page).getByText(bad)).toHaveCount(0);
});

test('the queue is no part of the page of a user who decides about nothing', async ({ page, signedIn }) => {
  expect(signedIn.accessToken).not.toBe('');
  await page.goto('/profile/comments');
  await expectHydrated(page);
  await expect(page.getByRole('heading', { name: 'نظرها', level: 1 })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'نظرهای در انتظار بررسی' })).toBeHidden();
});
