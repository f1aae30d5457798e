import { listTradeRequests } from '@bazaar/contracts/trade';
import type { APIRequestContext, Page } from '@playwright/test';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const PHONE = { width: 390, height: 844 };

/** A quoted request of the demo buyer. */
async function quotedRequest(request: APIRequestContext, site: SharedSite) {
  const answer = await request.get(`/api/trade${listTradeRequests.path}?paging.pageSize=100`, {
    headers: { authorization: `Bearer ${site.demoBuyer.accessToken}` },
  });
  const { items } = listTradeRequests.response.parse(await answer.json());
  const quoted = items.find(({ status }) => status === 'Quoted');
  if (quoted === undefined) {
    throw new Error('The demo buyer has no quoted request.');
  }
  return quoted;
}

async function openRequest(page: Page, id: number, number: string): Promise<void> {
  await page.goto(`/profile/directorderinfo/${id}`);
  await expectHydrated(page);
  await expect(heading(page, number)).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'متن پیام' });
const log = (page: Page) => page.getByRole('log', { name: 'متن گفت‌وگو' });

test('a message written beside a request is in its thread there and on the page of messages', async ({
  page,
  context,
  request,
  site,
}) => {
  const { id, number } = await quotedRequest(request, site);
  await giveSession(context, site.origin, site.demoBuyer);
  const text = `زمان حمل را بفرمایید ${Date.now()}`;
  await openRequest(page, id, number);

  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
  await expect(log(page).getByText('در حال ارسال')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');

  await page.getByRole('link', { name: 'باز کردن در پیام‌ها' }).click();
  await expect(page).toHaveURL(/\/profile\/messages\?thread=\d+$/);
  await expect(heading(page, 'پیام‌ها')).toBeVisible();
  await expect(log(page).getByText(text)).toHaveCount(1);

  await page.getByRole('link', { name: 'دیدن درخواست' }).click();
  await expect(heading(page, number)).toBeVisible();
  await expect(log(page).getByText(text)).toHaveCount(1);
});

test('the thread stands beside the request on a wide screen, and under the quote on a narrower one', async ({
  page,
  context,
  request,
  site,
}) => {
  const { id, number } = await quotedRequest(request, site);
  await giveSession(context, site.origin, site.demoBuyer);
  const boxes = async () => {
    const quote = await page.getByRole('table').first().boundingBox();
    const thread = await field(page).boundingBox();
    return { quote, thread };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRequest(page, id, number);
  await expect(field(page)).toBeVisible();
  const wide = await boxes();
  expect((wide.thread?.x ?? 0) + (wide.thread?.width ?? 0)).toBeLessThan(wide.quote?.x ?? 0);

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect
    .poll(async () => {
      const narrow = await boxes();
      return (narrow.thread?.y ?? 0) > (narrow.quote?.y ?? 0) + (narrow.quote?.height ?? 0);
    })
    .toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the parts of a request are tabs, chosen by keyboard, and the next step stays in reach', async ({
    page,
    context,
    request,
    site,
  }) => {
    const { id, number } = await quotedRequest(request, site);
    await giveSession(context, site.origin, site.demoBuyer);
    await openRequest(page, id, number);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    const forward = page.getByRole('group', { name: 'گام بعدی' }).getByRole('button');
    await expect(page.getByRole('heading', { name: /نوبت شماست/ })).toBeVisible();
    await expect(forward).toHaveText('پذیرش پیشنهاد');
    await expect(forward).toBeInViewport();
    await expect(field(page)).toHaveCount(0);

    await tab(/درخواست/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(/گفت‌وگو/)).toBeFocused();
    await expect(field(page)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(forward).toBeInViewport();

    await page.keyboard.press('ArrowLeft');
    await expect(tab(/رویدادها/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'رویدادها' })).toBeVisible();

    await page.keyboard.press('Home');
    await expect(page.getByRole('table')).toBeVisible();
  });
});
