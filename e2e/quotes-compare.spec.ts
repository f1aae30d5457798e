import { getTradeRequest, listTradeRequests, type TradeRequest } from '@bazaar/contracts/trade';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { expectLetterhead, expectNotPrinted, expectPrinted, printPage } from './printed-pages.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test.use({ reducedMotion: 'reduce' });
// The acceptance ends what the other tests look at.
test.describe.configure({ mode: 'serial' });

const headersOf = ({ demoBuyer }: SharedSite) => ({ authorization: `Bearer ${demoBuyer.accessToken}` });

/** The requests of the need in the demo data, as their buyer reads them. */
async function readNeed(request: APIRequestContext, site: SharedSite): Promise<TradeRequest[]> {
  const headers = headersOf(site);
  const list = await request.get(`/api/trade${listTradeRequests.path}?paging.pageSize=100`, { headers });
  const { items } = listTradeRequests.response.parse(await list.json());
  const needId = items.find((item) => item.needId !== null)?.needId;
  expect(needId, 'a need in the demo data').toBeDefined();
  const ids = items.filter((item) => item.needId === needId).map(({ id }) => id);
  return Promise.all(
    ids.map(async (id) => {
      const path = getTradeRequest.path.replace(':id', String(id));
      const answer = await request.get(`/api/trade${path}`, { headers });
      return getTradeRequest.response.parse(await answer.json());
    }),
  );
}

async function open(page: Page, site: SharedSite, needId: string | null | undefined) {
  await giveSession(page.context(), site.origin, site.demoBuyer);
  await page.goto(`/profile/directorder/compare?need=${needId}`);
  await expectHydrated(page);
  await expect(heading(page, /^پیشنهادهای/)).toBeVisible();
}

/** Whole quotes that may be accepted, the lowest first. */
function wholeQuotes(requests: readonly TradeRequest[]): TradeRequest[] {
  const most = Math.max(...requests.map(({ lines }) => lines.length));
  return requests
    .filter(({ status, lines }) => status === 'Quoted' && lines.length === most)
    .toSorted((one, other) => (one.payableRial ?? 0) - (other.payableRial ?? 0));
}

test('the list of requests leads to the comparison of their quotes, which everybody can use', async ({
  page,
  request,
  site,
}) => {
  // The page is read by axe in two appearances, with its dialog.
  test.slow();
  const requests = await readNeed(request, site);
  await giveSession(page.context(), site.origin, site.demoBuyer);
  // Among all requests, drafts of other tests may push the need off the first page.
  await page.goto('/profile/directorder?state=quoted');
  await page.getByRole('link', { name: /^مقایسه پیشنهادها: / }).click();

  await expect(heading(page, /^پیشنهادهای/)).toBeVisible();
  const [lowest] = wholeQuotes(requests);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(1 + requests.length);
  await expect(heads.nth(1)).toContainText(lowest?.supplier.name ?? '?');
  await expect(
    page.getByRole('row', { name: /قابل پرداخت/ }).getByText('کمترین', { exact: true }),
  ).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: /در انتظار پاسخ تا/ })).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: /اعتبار این پیشنهاد گذشت/ })).toHaveCount(1);
  await expect(page.getByText('در این درخواست نیست')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  await expectNoViolations(page);
});

test('a supplier whose answer is awaited is reminded once', async ({ page, request, site }) => {
  const [first] = await readNeed(request, site);
  await open(page, site, first?.needId);

  await page.getByRole('button', { name: /^یادآوری به/ }).click();
  await expect(page.getByText('یادآوری شد', { exact: true })).toBeVisible();
  await page.reload();

  await expect(page.getByText('یادآوری شد', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^یادآوری به/ })).toHaveCount(0);
});

test('the comparison is printed with every supplier and the words that mark the best', async ({
  page,
  request,
  site,
}, testInfo) => {
  const requests = await readNeed(request, site);
  const [first] = requests;
  await open(page, site, first?.needId);
  const printed = await printPage(page, testInfo);

  expectLetterhead(printed, '/profile/directorder/compare?need=');
  expectPrinted(printed, ['قابل پرداخت', 'کمترین', ...requests.map(({ number }) => number)]);
  // A name may go on in a second line of its narrow column.
  expectPrinted(
    printed,
    requests.flatMap(({ supplier }) => supplier.name.split(' ')),
  );
  expectNotPrinted(printed, ['دریافت CSV', 'فقط تفاوت‌ها', 'دیدن درخواست', 'یادآوری به']);
});

test('on a phone the ranking leads to one supplier at a time', async ({ page, request, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = await readNeed(request, site);
  const [, second] = wholeQuotes(requests);
  await open(page, site, second?.needId);
  await expect(page.getByRole('table')).toHaveCount(0);

  const ranking = page.getByRole('region', { name: 'رتبه‌بندی پیشنهادها' });
  await expect(ranking.getByRole('button')).toHaveCount(requests.length);
  await ranking.getByRole('button').nth(1).click();
  const pages = page.getByRole('article');
  await expect(pages.nth(1)).toBeInViewport();
  await expect(page.getByText(/^۲ از/)).toBeVisible();
  await expect(pages.nth(1)).toContainText(second?.supplier.name ?? '?');

  await page.getByRole('button', { name: 'تأمین‌کننده بعدی' }).click();
  await expect(page.getByText(/^۳ از/)).toBeVisible();
  await expect(pages.nth(2)).toBeInViewport();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, 'the page scrolls sideways').toBe(false);
});

test('a quote is accepted by keyboard, and the other suppliers of the need are told', async ({
  page,
  request,
  site,
}) => {
  const before = await readNeed(request, site);
  const [, chosen] = wholeQuotes(before);
  await open(page, site, chosen?.needId);

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  const foot = page.getByRole('region', { name: 'پذیرش پیشنهاد' });
  await expect(foot).toContainText(chosen?.supplier.name ?? '?');
  await foot.getByRole('button', { name: /پذیرش پیشنهاد/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  const closed = before.filter(
    ({ id, allowedActions }) => id !== chosen?.id && allowedActions.includes('cancel'),
  );
  await expect(dialog.getByRole('listitem')).toHaveCount(closed.length);
  for (const { number } of closed) {
    await expect(dialog.getByRole('list')).toContainText(number);
  }
  await dialog.getByRole('button', { name: /پذیرش پیشنهاد/ }).click();

  await expect(page).toHaveURL(new RegExp(`/profile/directorderinfo/${chosen?.id}$`));
  await expect(page.getByRole('button', { name: 'پرداخت', exact: true })).toBeVisible();
  const after = await readNeed(request, site);
  const statusOf = (id: number | undefined) => after.find((one) => one.id === id)?.status;
  expect(statusOf(chosen?.id)).toBe('AwaitingPayment');
  for (const { id } of closed) {
    expect(statusOf(id)).toBe('Cancelled');
    expect(after.find((one) => one.id === id)?.reason).toContain('پیشنهاد تأمین‌کننده دیگری را پذیرفت');
  }

  await page.getByRole('link', { name: 'مقایسه پیشنهادهای این نیاز' }).click();
  await expect(page.getByRole('columnheader', { name: /پیشنهاد پذیرفته شد/ })).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: /درخواست لغو شد/ })).toHaveCount(closed.length);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
