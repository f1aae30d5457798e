import type { Page } from '@playwright/test';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const PHONE = { width: 390, height: 844 };
const TEXT = 'سلام، زمان تحویل چقدر است؟';
const ABOUT_PRODUCT = 'پیام به تأمین‌کننده';
const TO_SUPPLIER = 'پیام';

const messageLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** Writes the first message and waits until the services have it. */
async function send(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/profile\/messages\?to=/);
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByRole('button', { name: 'ارسال', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/messages\?thread=\d+$/);
  await expect(page.getByRole('log').getByText(TEXT)).toBeVisible();
}

/** Signs in on the way to a message, which the login page names. */
async function signInToWrite(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=.+&loginPerPage=true&reason=message$/);
  await expect(page.getByText('برای نوشتن پیام به تأمین‌کننده وارد شوید')).toBeVisible();
  await askForCode(page, freshNumber());
  await confirmDemoCode(page);
}

test('a message about a product is sent, and its thread opens from the page from then on', async ({
  page,
  signedIn,
  catalogue,
}) => {
  expect(signedIn.accessToken).not.toBe('');
  const { product } = catalogue;
  await page.goto(product.path);
  await expectHydrated(page);
  await messageLink(page, ABOUT_PRODUCT).click();
  await expect(page).toHaveURL(`/profile/messages?to=product&id=${product.id}`);
  await expect(page.getByRole('region', { name: /^پیام به/ })).toContainText(product.title);
  await send(page);
  const thread = page.url();

  await page.goto(product.path);
  await expectHydrated(page);
  await messageLink(page, ABOUT_PRODUCT).click();
  await expect(page).toHaveURL(thread);
  await expect(page.getByRole('log').getByText(TEXT)).toBeVisible();
});

test('a visitor signs in on the way to a message to a supplier, which is then written', async ({
  page,
  catalogue,
}) => {
  const { supplier } = catalogue;
  await page.goto(supplier.path);
  await expectHydrated(page);
  await messageLink(page, TO_SUPPLIER).click();
  await signInToWrite(page);
  await expect(page).toHaveURL(`/profile/messages?to=supplier&id=${supplier.id}`);
  await send(page);

  await page.goBack();
  await expect(heading(page, supplier.title)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a visitor writes about a product from the bar that stays in reach', async ({ page, catalogue }) => {
    const { product } = catalogue;
    await page.goto(product.path);
    await expectHydrated(page);
    const message = messageLink(page, ABOUT_PRODUCT);
    const ask = page.getByRole('main').getByRole('button', { name: 'درخواست معامله', exact: true });
    for (const place of [0, 600, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(ask).toBeInViewport({ ratio: 1 });
      await message.click({ trial: true });
      await ask.click({ trial: true });
    }
    // The end of the page is not covered by the bar.
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });

    await message.click();
    await signInToWrite(page);
    await send(page);
  });

  test('a message to a supplier is written from the bar that stays in reach', async ({
    page,
    signedIn,
    catalogue,
  }) => {
    expect(signedIn.accessToken).not.toBe('');
    await page.goto(catalogue.supplier.path);
    await expectHydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
    const message = messageLink(page, TO_SUPPLIER);
    await expect(message).toBeInViewport({ ratio: 1 });

    await message.click();
    await send(page);
    // With whom one writes has its place beside the buttons of the head.
    const thread = page.getByRole('region', { name: /^گفت‌وگو با/ });
    await expect(thread.getByRole('heading', { level: 2 })).toBeVisible();
  });

  test('the strip of the comparison stands on the bar and covers nothing', async ({ page, catalogue }) => {
    const { product } = catalogue;
    await page.goto(product.path);
    await expectHydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'مقایسه', exact: true }).click();
    const strip = page.getByRole('complementary', { name: 'کالاهای مقایسه' });
    const ask = page.getByRole('main').getByRole('button', { name: 'درخواست معامله', exact: true });

    await expect(strip).toBeInViewport({ ratio: 1 });
    await strip.getByRole('button').click({ trial: true });
    await ask.click({ trial: true });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
    await strip.getByRole('button').click({ trial: true });
    await ask.click({ trial: true });
  });
});
