import { listTradeRequests } from '@bazaar/contracts/trade';
import type { APIRequestContext } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { FULL } from './run-length.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

test.use({ reducedMotion: 'reduce' });

const PAGES: readonly [path: string, title: string | RegExp][] = [
  ['/profile', /سلام/],
  ['/profile/directorder', 'درخواست‌های معامله'],
  ['/profile/messages', 'پیام‌ها'],
  ['/profile/suppliers', 'تأمین‌کنندگان من'],
  ['/profile/wallet', 'کیف پول'],
  ['/profile/favorites', 'علاقه‌مندی‌ها'],
  ['/profile/favorites/Supplier', 'علاقه‌مندی‌ها'],
  ['/profile/notes/SupplierProduct', 'یادداشت‌ها'],
  ['/profile/last-visits/SupplierProduct', 'بازدیدهای اخیر'],
  ['/profile/comments', 'نظرها'],
  ['/profile/address', 'نشانی‌های تحویل'],
  ['/profile/personal-info', 'اطلاعات شخصی'],
  ['/profile/admin', 'حساب سازمانی'],
];

for (const [path, title] of PAGES) {
  test(`${path} can be used by everybody, and each link of the profile on it leads to a page`, async ({
    page,
    context,
    site,
  }) => {
    // Each page is read by axe in two appearances, and its links are followed.
    test.slow();
    await giveSession(context, site.origin, site.demoBuyer);
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    await expectNoViolations(page);
    const targets = await page
      .locator('a[href^="/profile"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(targets.length).toBeGreaterThan(5);
    for (const target of new Set(targets)) {
      expect((await page.request.get(target)).status(), target).toBe(200);
    }
  });
}

/** The requests of the demo buyer. */
async function requestsOf(request: APIRequestContext, site: SharedSite) {
  const answer = await request.get(`/api/trade${listTradeRequests.path}?paging.pageSize=100`, {
    headers: { authorization: `Bearer ${site.demoBuyer.accessToken}` },
  });
  return listTradeRequests.response.parse(await answer.json()).items;
}

/** The id of a request of the demo buyer in a state. */
async function requestIn(request: APIRequestContext, site: SharedSite, status: string): Promise<number> {
  const items = await requestsOf(request, site);
  const found = items.find((item) => item.status === status);
  expect(found, `a request in the state ${status}`).toBeDefined();
  return found?.id ?? 0;
}

/** Any heading but that of an address without a page. */
const FOUND = /^(?!.*پیدا نشد)/;

const OF_ONE_REQUEST: readonly [status: string, path: (id: number) => string, title: RegExp][] = [
  ['Draft', (id) => `/profile/directorder/edit/${id}`, /درخواست معامله از/],
  ['Quoted', (id) => `/profile/directorderinfo/${id}`, FOUND],
  ['Completed', (id) => `/profile/directorderinfo/${id}`, FOUND],
  ['Quoted', (id) => `/profile/directOrderReport/${id}`, FOUND],
];

for (const [status, path, title] of OF_ONE_REQUEST) {
  test(`${path(0)} of a request in the state ${status} can be used by everybody`, async ({
    page,
    context,
    request,
    site,
  }) => {
    const id = await requestIn(request, site, status);
    await giveSession(context, site.origin, site.demoBuyer);
    await page.goto(path(id));
    await expectHydrated(page);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    await expectNoViolations(page);
  });
}

const WALLET_STATES = ['show=payments', 'show=holds', 'show=withdrawals', 'show=limit', 'withdraw=form'];

for (const state of WALLET_STATES) {
  test(`/profile/wallet?${state} can be used by everybody`, { tag: FULL }, async ({
    page,
    context,
    site,
  }) => {
    await giveSession(context, site.origin, site.demoBuyer);
    await page.goto(`/profile/wallet?${state}`);
    await expectHydrated(page);
    await expect(heading(page, 'کیف پول')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    await expectNoViolations(page);
  });
}

test('/profile/directorder/compare can be used by everybody', async ({ page, context, request, site }) => {
  const needId = (await requestsOf(request, site)).find((item) => item.needId !== null)?.needId;
  expect(needId, 'a need of the demo buyer').toBeDefined();
  await giveSession(context, site.origin, site.demoBuyer);
  await page.goto(`/profile/directorder/compare?need=${needId}`);
  await expectHydrated(page);
  await expect(heading(page, /^پیشنهادهای/)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  await expectNoViolations(page);
});
