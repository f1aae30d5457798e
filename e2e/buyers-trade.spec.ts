import { getMembershipAndPrice, getTradeRequest } from '@bazaar/contracts/trade';
import { formatTomanText } from '@bazaar/locale';
import type { Page } from '@playwright/test';
import { beginCharge, givenCharged, givenRegistered } from './buyer.fixture.ts';
import { pressOn, tabTo, typeInto } from './keyboard.fixture.ts';
import { RequestForm, TYPED_ADDRESS } from './request-form.fixture.ts';
import { RequestPage } from './request-page.fixture.ts';
import { callAs, type ServiceCall } from './service-call.fixture.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { readStatus } from './trade.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** The fee of the base membership and more. */
const ENOUGH_RIAL = 100_000_000;

const DRAWING = {
  name: 'نقشه بوش.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

const WORDS = {
  ready: 'آماده انتشار است؛ نوبت شماست',
  published: 'منتشر شده است؛ نوبت تأمین‌کننده است',
  quoted: 'پیشنهاد قیمت رسیده است؛ نوبت شماست',
  payment: 'در انتظار پرداخت است؛ نوبت شماست',
} as const;

/** Opens the draft that the button of a product page makes. */
async function askForProduct(page: Page, path: string): Promise<RequestForm> {
  await page.goto(path);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'درخواست معامله', exact: true }).click();
  const form = new RequestForm(page);
  await form.expectOpen();
  return form;
}

async function addLineInOwnWords(page: Page, form: RequestForm): Promise<void> {
  await page.getByRole('button', { name: 'افزودن ردیف متن آزاد' }).click();
  await form.field('شرح').fill('بوش برنزی گیربکس، طبق نقشه');
  await form.field('واحد').fill('عدد');
  await form.quantity(1).fill('۶');
  await form.lines.nth(1).getByRole('textbox', { name: 'قیمت هدف هر واحد' }).fill('۲۵۰٬۰۰۰');
}

/** Adds an address without leaving the form; the dialog corrects what is missing at its field. */
async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'افزودن نشانی' }).click();
  const dialog = page.getByRole('dialog', { name: 'نشانی جدید' });
  await dialog.getByRole('button', { name: 'ثبت نشانی' }).click();
  await expect(dialog.getByText('استان را انتخاب کنید.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'استان' }).selectOption({ label: 'قم' });
  await dialog.getByRole('combobox', { name: 'شهر' }).selectOption({ label: 'قم' });
  for (const [label, text] of Object.entries(TYPED_ADDRESS)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await dialog.getByRole('button', { name: 'ثبت نشانی' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name: new RegExp(TYPED_ADDRESS['عنوان نشانی']) })).toBeChecked();
}

async function waitForQuote(call: ServiceCall, id: number, request: RequestPage): Promise<void> {
  await expect.poll(() => readStatus(call, id), { timeout: 20_000 }).toBe('Quoted');
  await request.waitForOthers();
}

test('one person takes a need from the page of a good to the payment', async ({
  page,
  signedIn,
  site,
  catalogue: { product },
}) => {
  test.slow();
  const call = callAs(site, signedIn);
  await givenRegistered(call);
  await page.clock.install();

  const form = await askForProduct(page, product.path);
  const { id } = form;
  await addLineInOwnWords(page, form);
  await form.expectSaved();
  await expect(form.step('اقلام')).toContainText('۲ قلم');

  await form.openStep('تحویل');
  await addAddress(page);
  await form.field('تاریخ نیاز').fill('۱۴۷۹/۰۹/۰۱');
  await form.field('شماره سفارش خریدار').fill('PO-7790');
  await page.getByRole('link', { name: 'ادامه به شرایط و اسناد' }).click();

  await form.field('شرایط پرداخت').fill('۵۰٪ پیش‌پرداخت، بقیه پس از تحویل');
  await form.field('یادداشت برای تأمین‌کننده').fill('بسته‌بندی ضدرطوبت لازم است.');
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/file/**', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.getByLabel('فایل', { exact: true }).setInputFiles(DRAWING);
  await expect(page.getByRole('progressbar', { name: /در حال بارگذاری .*نقشه بوش/ })).toBeVisible();
  arrival.resolve();
  await expect(page.getByRole('button', { name: /حذف سند: .*نقشه بوش/ })).toBeVisible();
  await form.expectSaved();

  await page.getByRole('link', { name: 'ادامه به بازبینی' }).click();
  await expect(page.getByText('همه‌چیز کامل است.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'اقلام' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'شرایط و اسناد' })).toContainText('نقشه بوش.pdf');
  await page.getByRole('button', { name: 'درخواست بررسی' }).click();

  const request = new RequestPage(page);
  await request.expectState(WORDS.ready, { step: 'تأیید', event: 'درخواست تأیید ثبت و قیمت محاسبه شد' });
  const { membership, shortfallRial } = await call(getMembershipAndPrice, { params: { id } });
  await request.action('تأیید و انتشار').click();
  await expect(request.dialog).toContainText(formatTomanText(membership.priceRial));
  await expect(request.dialog).toContainText(`${formatTomanText(shortfallRial ?? 0)} کسری دارید`);
  await expect(request.dialog.getByRole('link', { name: 'شارژ کیف پول' })).toHaveAttribute(
    'href',
    `/profile/wallet?charge=${shortfallRial}&back=${id}`,
  );

  const returnPath = `/profile/directorderinfo/${id}`;
  await page.goto(await beginCharge(call, { amountRial: ENOUGH_RIAL, returnPath }));
  await page.getByRole('button', { name: 'پرداخت موفق' }).click();
  await request.expectState(WORDS.ready, { step: 'تأیید', event: 'درخواست تأیید ثبت و قیمت محاسبه شد' });
  await request.action('تأیید و انتشار').click();
  await request.confirm('تأیید و انتشار');
  await request.expectState(WORDS.published, { step: 'انتشار', event: 'درخواست منتشر شد' });

  await waitForQuote(call, id, request);
  await request.expectState(WORDS.quoted, { step: 'پیشنهاد قیمت', event: 'پیشنهاد قیمت رسید' });
  await expect(page.getByRole('region', { name: 'پیشنهاد قیمت، نوبت ۱' })).toBeVisible();
  await request.action('پیشنهاد متقابل').click();
  await request.dialog.getByRole('textbox', { name: 'پیام به تأمین‌کننده' }).fill('با این مقدار تخفیف دهید.');
  await request.confirm('ارسال پیشنهاد متقابل');
  await request.expectState(WORDS.published, { step: 'انتشار', event: 'پیشنهاد متقابل ارسال شد' });
  await expect(request.events.first()).toContainText('با این مقدار تخفیف دهید.');

  await waitForQuote(call, id, request);
  await request.expectState(WORDS.quoted, { step: 'پیشنهاد قیمت', event: 'پیشنهاد قیمت رسید' });
  await expect(page.getByRole('region', { name: 'پیشنهاد قیمت، نوبت ۲' })).toBeVisible();
  const { totals } = await call(getTradeRequest, { params: { id } });
  await request.action('پذیرش پیشنهاد').click();
  await expect(request.dialog).toContainText(formatTomanText(totals?.goodsRial ?? 0));
  await request.confirm('پذیرش پیشنهاد');

  await request.expectState(WORDS.payment, { step: 'پرداخت', event: 'پرداخت آماده شد' });
  await expect(request.events.nth(1)).toContainText('پیشنهاد پذیرفته شد');
  await expect(request.events.last()).toContainText('پیش‌نویس ساخته شد');
  await expect(request.action('پرداخت')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'فهرست پنل کاربری' })
    .getByRole('link', { name: 'درخواست‌های معامله' })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /در انتظار پرداخت/ })
    .click();
  await expect(page.getByRole('table', { name: 'فهرست درخواست‌های معامله' })).toContainText(
    'در انتظار پرداخت',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a need becomes a request, its quote is accepted, and no page scrolls sideways', async ({
    page,
    signedIn,
    site,
    catalogue: { product },
  }) => {
    test.slow();
    const call = callAs(site, signedIn);
    await givenRegistered(call);
    await givenCharged(call, ENOUGH_RIAL);
    await page.clock.install();

    const form = await askForProduct(page, product.path);
    const { id } = form;
    await addLineInOwnWords(page, form);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'ادامه به تحویل' }).click();
    await addAddress(page);
    await form.field('تاریخ نیاز').fill('۱۴۷۹/۰۹/۰۱');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'ادامه به شرایط و اسناد' }).click();
    await page.getByLabel('فایل', { exact: true }).setInputFiles(DRAWING);
    await expect(page.getByRole('button', { name: /حذف سند: .*نقشه بوش/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'ادامه به بازبینی' }).click();
    await expect(page.getByText('همه‌چیز کامل است.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'درخواست بررسی' }).click();

    const request = new RequestPage(page);
    await expect(request.state(WORDS.ready)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await request.action('تأیید و انتشار').click();
    await expect(request.dialog).toContainText('پرداخت در این مرحله');
    await request.confirm('تأیید و انتشار');
    await expect(request.state(WORDS.published)).toBeVisible();
    await waitForQuote(call, id, request);
    await request.action('پذیرش پیشنهاد').click();
    await request.confirm('پذیرش پیشنهاد');
    await expect(request.state(WORDS.payment)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('the whole trade is done by keyboard alone', async ({
  page,
  signedIn,
  site,
  catalogue: { product },
}) => {
  // Choosers are caught from the first listener on, which the browser learns of only after a moment.
  page.on('filechooser', () => undefined);
  test.slow();
  const call = callAs(site, signedIn);
  await givenRegistered(call);
  await givenCharged(call, ENOUGH_RIAL);
  await page.clock.install();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await page.goto(product.path);
  await expectHydrated(page);
  await pressOn(page, main.getByRole('button', { name: 'درخواست معامله', exact: true }));
  const form = new RequestForm(page);
  await expect(heading(page, /درخواست معامله از/)).toBeFocused();
  const { id } = form;
  await pressOn(page, main.getByRole('button', { name: 'افزودن ردیف متن آزاد' }));
  await expect(form.field('شرح')).toBeFocused();
  await page.keyboard.insertText('بوش برنزی گیربکس');
  await typeInto(page, form.field('واحد'), 'عدد');
  await typeInto(page, form.quantity(1), '۶');
  await form.expectSaved();

  await pressOn(page, main.getByRole('link', { name: 'ادامه به تحویل' }));
  await pressOn(page, main.getByRole('button', { name: 'افزودن نشانی' }));
  await expect(dialog.getByRole('textbox', { name: 'عنوان نشانی' })).toBeFocused();
  await page.keyboard.insertText(TYPED_ADDRESS['عنوان نشانی']);
  await typeInto(
    page,
    dialog.getByRole('textbox', { name: 'نام تحویل‌گیرنده' }),
    TYPED_ADDRESS['نام تحویل‌گیرنده'],
  );
  for (const place of ['استان', 'شهر']) {
    const select = dialog.getByRole('combobox', { name: place });
    await expect(select.getByRole('option')).not.toHaveCount(1);
    await tabTo(page, select);
    await page.keyboard.press('ArrowDown');
    await expect(select).not.toHaveValue('');
  }
  for (const label of ['نشانی', 'کد پستی', 'همراه تحویل‌گیرنده'] as const) {
    await typeInto(page, dialog.getByRole('textbox', { name: label, exact: true }), TYPED_ADDRESS[label]);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'افزودن نشانی' })).toBeFocused();
  await pressOn(page, main.getByRole('button', { name: 'انتخاب از تقویم' }));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(form.field('تاریخ نیاز')).toHaveValue(/^[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}$/);

  await pressOn(page, main.getByRole('link', { name: 'ادامه به شرایط و اسناد' }));
  await typeInto(page, form.field('شرایط پرداخت'), 'نقد');
  await tabTo(page, main.getByLabel('فایل', { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(DRAWING);
  await expect(main.getByRole('button', { name: /حذف سند: .*نقشه بوش/ })).toBeVisible();
  await pressOn(page, main.getByRole('link', { name: 'ادامه به بازبینی' }));
  await expect(main.getByText('همه‌چیز کامل است.')).toBeVisible();
  await pressOn(page, main.getByRole('button', { name: 'درخواست بررسی' }));

  const request = new RequestPage(page);
  await expect(request.state(WORDS.ready)).toBeVisible();
  await pressOn(page, request.action('تأیید و انتشار'));
  await pressOn(page, dialog.getByRole('button', { name: 'تأیید و انتشار' }));
  await expect(request.state(WORDS.published)).toBeVisible();
  await waitForQuote(call, id, request);
  await expect(request.state(WORDS.quoted)).toBeVisible();
  await pressOn(page, request.action('پذیرش پیشنهاد'));
  await pressOn(page, dialog.getByRole('button', { name: 'پذیرش پیشنهاد' }));
  await request.expectState(WORDS.payment, { step: 'پرداخت', event: 'پرداخت آماده شد' });
  await tabTo(page, request.action('پرداخت'));
});
