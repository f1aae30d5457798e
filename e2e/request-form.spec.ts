import { formatNumber } from '@bazaar/locale';
import type { Page } from '@playwright/test';
import { releaseFaults } from './incidents.fixture.ts';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { RequestForm } from './request-form.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { DEMO_BUYER_NUMBER } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { givenDraft, readSteppedItem } from './trade.fixture.ts';

/** The number may only ask for a code once a minute; it did when the site was started. */
const NEXT_CODE_WITHIN_MS = 70_000;

/** A draft of the demo buyer with one item that is ordered in steps, and its form. */
async function openDraft(page: Page, site: SharedSite) {
  const item = await readSteppedItem(site.servicesOrigin);
  const draft = await givenDraft(callAs(site, site.demoBuyer), {
    supplierId: item.supplier.id,
    lines: [
      { supplierProductId: item.id, quantity: item.minOrder },
      { freeText: 'بوش برنزی گیربکس', unitTitle: 'عدد', quantity: 6 },
    ],
  });
  await giveSession(page.context(), site.origin, site.demoBuyer);
  const form = new RequestForm(page);
  await form.open(draft.id);
  return { form, draft, item };
}

test('a request that was changed in two tabs shows both versions, and keeps what is chosen', async ({
  page,
  context,
  site,
  incidents,
}) => {
  incidents.allow(/status of 412/);
  const { form, draft } = await openDraft(page, site);
  const otherPage = await context.newPage();
  const other = new RequestForm(otherPage);
  await other.open(draft.id);

  await form.quantity(1).fill('۱۰');
  await form.expectSaved();
  await form.openStep('شرایط و اسناد');
  // The note of the save before is still there for a moment.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await form.field('شرایط پرداخت').fill('نقد');
  await saved;
  await form.expectSaved();
  await otherPage.bringToFront();
  await other.quantity(1).fill('۱۲');

  const dialog = otherPage.getByRole('dialog', { name: 'این درخواست در جای دیگری تغییر کرده است' });
  const line = dialog.getByRole('group', { name: 'بوش برنزی گیربکس' });
  await expect(line.getByRole('radio', { name: /نوشته من.*۱۲ عدد/ })).toBeChecked();
  await expect(line.getByRole('radio', { name: /نسخه ذخیره‌شده.*۱۰ عدد/ })).toBeVisible();
  const payment = dialog.getByRole('group', { name: 'شرایط پرداخت' });
  await expect(payment.getByRole('radio', { name: /نسخه ذخیره‌شده.*نقد/ })).toBeChecked();
  await otherPage.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'نگه داشتن انتخاب‌ها' }).click();
  await expect(dialog).toHaveCount(0);
  await other.expectSaved();

  await form.open(draft.id);
  await expect(form.quantity(1)).toHaveValue('۱۲');
  await form.openStep('شرایط و اسناد');
  await expect(form.field('شرایط پرداخت')).toHaveValue('نقد');
});

test('what is typed without a connection is kept, and stored by itself afterwards', async ({
  page,
  context,
  site,
  incidents,
}) => {
  // The rest of the site is fetched in advance at any time, and fails too.
  incidents.allow(/ERR_INTERNET_DISCONNECTED/, ...releaseFaults);
  const { form, draft } = await openDraft(page, site);
  await form.openStep('شرایط و اسناد');
  await context.setOffline(true);

  await form.field('شرایط تحویل').fill('تحویل در انبار خریدار');
  await expect(form.note).toContainText('اتصال قطع است؛ تغییرها روی همین دستگاه نگه داشته شد');
  await form.field('بازرسی').fill('شخص ثالث پیش از ارسال');
  await form.openStep('اقلام');
  await form.quantity(1).fill('۸');
  await expect(form.note).toContainText('اتصال قطع است');

  await context.setOffline(false);
  await form.expectSaved();
  await form.open(draft.id);
  await expect(form.quantity(1)).toHaveValue('۸');
  await form.openStep('شرایط و اسناد');
  await expect(form.field('شرایط تحویل')).toHaveValue('تحویل در انبار خریدار');
  await expect(form.field('بازرسی')).toHaveValue('شخص ثالث پیش از ارسال');
});

test('a session that ends in the middle of the form loses nothing of it', async ({
  page,
  site,
  incidents,
}) => {
  // The code may have to wait until a minute after the last one.
  test.slow();
  incidents.allow(/status of 401/, /status of 429/);
  const { form, draft } = await openDraft(page, site);
  await form.openStep('شرایط و اسناد');
  await form.field('شرایط پرداخت').fill('نقد');
  await form.expectSaved();

  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await form.field('یادداشت برای تأمین‌کننده').fill('این یادداشت هنوز ذخیره نشده است.');
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ورود', exact: true })).toBeVisible();

  await page.goto(`/profile/directorder/edit/${draft.id}?step=terms`);
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=/);
  await expect(async () => {
    await askForCode(page, DEMO_BUYER_NUMBER);
    await expect(page.getByLabel('کد ورود')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: NEXT_CODE_WITHIN_MS });
  await confirmDemoCode(page);

  await form.expectOpen();
  await expect(form.step('شرایط و اسناد')).toHaveAttribute('aria-current', 'step');
  await expect(form.field('شرایط پرداخت')).toHaveValue('نقد');
  await expect(form.field('یادداشت برای تأمین‌کننده')).toHaveValue('این یادداشت هنوز ذخیره نشده است.');
  await form.expectSaved();
});

test('a removed line comes back to its place', async ({ page, site }) => {
  const { form, item } = await openDraft(page, site);
  await expect(form.lines).toHaveCount(2);

  await form.lines
    .first()
    .getByRole('button', { name: /^حذف ردیف/ })
    .click();
  await expect(form.lines).toHaveCount(1);
  await form.expectSaved();
  const notice = page.getByRole('region', { name: /اعلان‌ها/ }).getByRole('status');
  await notice.filter({ hasText: 'ردیف حذف شد' }).getByRole('button', { name: 'بازگردانی' }).click();

  await expect(form.lines).toHaveCount(2);
  await expect(form.lines.first()).toContainText(item.sku);
  await form.expectSaved();
  await page.reload();
  await form.expectOpen();
  await expect(form.lines.first()).toContainText(item.sku);
});

test('a quantity that cannot be ordered stays as typed, with its reason and the next ones that can', async ({
  page,
  site,
}) => {
  const { form, item } = await openDraft(page, site);
  const { minOrder, stepQuantity } = item;
  const line = form.lines.first();
  const offers = line.getByRole('group', { name: 'مقدارهای مجاز نزدیک' }).getByRole('button');
  await expect(line).toContainText('حداقل سفارش');

  await form.quantity().fill('۱');
  await expect(line).toContainText(/حداقل سفارش این کالا .* است\./);
  await expect(form.quantity()).toHaveValue('۱');
  await expect(form.quantity()).toHaveAttribute('aria-invalid', 'true');
  await expect(offers).toHaveCount(1);

  const between = minOrder + stepQuantity + 1;
  await form.quantity().fill(String(between));
  await expect(line).toContainText(/مقدار باید از .* شروع شود/);
  await expect(form.quantity()).toHaveValue(String(between));
  const nearest = [minOrder + stepQuantity, minOrder + 2 * stepQuantity];
  await expect(offers).toContainText(nearest.map((quantity) => `${formatNumber(quantity)} `));
  await form.openStep('بازبینی و ثبت');
  const problem = page.getByRole('list', { name: /این موارد را اصلاح کنید/ }).getByRole('link');
  await problem.first().click();
  await expect(form.quantity()).toBeFocused();

  await offers.last().click();
  await expect(line).not.toContainText('مقدار باید از');
  await form.expectSaved();
  await page.reload();
  await expect(form.quantity()).toHaveValue(formatNumber(minOrder + 2 * stepQuantity));
});

test('the day of need is chosen in the calendar by keyboard, and never a past one', async ({
  page,
  site,
}) => {
  const { form } = await openDraft(page, site);
  await form.openStep('تحویل');
  const field = form.field('تاریخ نیاز');
  await field.fill('۱۴۰۵/۰۱/۰۵');
  await expect(page.getByText('تاریخ نیاز باید از فردا به بعد باشد.')).toBeVisible();
  await expect(field).toHaveValue('۱۴۰۵/۰۱/۰۵');

  const opener = page.getByRole('button', { name: 'انتخاب از تقویم' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: 'تقویم' });
  const days = grid.getByRole('button');
  const focused = grid.locator(':focus');
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute('aria-label');
  // The week runs from right to left: the day before lies to the right, and is refused here.
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('PageDown');
  const chosen = (await focused.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');

  await expect(days).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(field).toHaveValue(/^۱۴[۰-۹]{2}\/[۰-۹]{2}\/[۰-۹]{2}$/);
  await form.expectSaved();
  await form.openStep('بازبینی و ثبت');
  await expect(page.getByRole('region', { name: 'تحویل' })).toContainText(chosen);
});
