import type { Page } from '@playwright/test';
import { giveSession } from './session.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const SIGN_IN = 'ورود';
const HOUR_S = 3600;
/** A page whose last script came so long ago has all of them. */
const QUIET_MS = 1_500;

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['userInfo', 'accessToken', 'config'].filter((key) => localStorage.getItem(key) !== null),
  );
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: SIGN_IN, exact: true })).toBeVisible();
  await expectHydrated(page);
  expect(await storedKeys(page)).toEqual([]);
}

test('signing out in one tab signs out the other', async ({
  context,
  signedIn,
  catalogue,
  site,
  incidents,
}) => {
  // What is under way in either tab while the session ends is refused once.
  incidents.allow(/status of 401.*\/api\//);
  expect(signedIn.accessToken).not.toBe('');
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto(catalogue.product.path);
  await expect(second.getByRole('banner').getByRole('link', { name: 'ورود به پنل' })).toBeVisible();
  await first.goto('/profile');

  await first.getByRole('button', { name: 'خروج' }).click();

  for (const page of [first, second]) {
    await expect(page).toHaveURL(`${site.origin}/`);
    await expectSignedOut(page);
  }
});

test('a session that expired before the visit is removed and the origin is loaded', async ({
  page,
  context,
  signedIn,
  site,
}) => {
  const userInfo = JSON.stringify({
    ...JSON.parse(signedIn.userInfo),
    exp: Math.floor(Date.now() / 1000) - HOUR_S,
  });
  await giveSession(context, site.origin, { ...signedIn, userInfo });

  await page.goto('/faq');

  await expect(page).toHaveURL(`${site.origin}/`);
  await expectSignedOut(page);
});

test('a session that expires while the page is open ends by itself', async ({ page, signedIn, site }) => {
  const { exp } = JSON.parse(signedIn.userInfo) as { exp: number };
  let lastScript = Date.now();
  page.on('requestfinished', (request) => {
    lastScript = request.resourceType() === 'script' ? Date.now() : lastScript;
  });
  await page.clock.install();
  await page.goto('/faq');
  await expect(page.getByRole('banner').getByRole('link', { name: 'علاقه‌مندی‌ها' })).toBeVisible();
  // Nothing may be pending that a jump in time would cut short; parts of the page are loaded when the browser is idle.
  await expect.poll(() => Date.now() - lastScript).toBeGreaterThan(QUIET_MS);

  await page.clock.fastForward(exp * 1000 - Date.now() + 1000);

  await expect(page).toHaveURL(`${site.origin}/`);
  await expectSignedOut(page);
});

const POISON: readonly [what: string, userInfo: string][] = [
  ['no JSON', '{broken'],
  ['a list', '[1, 2]'],
  ['a number for the user', JSON.stringify({ sub: 1, name: 'x', exp: 99_999_999_999 })],
  ['an expiry beyond all dates', JSON.stringify({ sub: '1', name: 'x', exp: 1e300 })],
  ['an expiry in words', JSON.stringify({ sub: '1', name: 'x', exp: 'soon' })],
];

for (const [what, userInfo] of POISON) {
  test(`a stored session of ${what} leaves the visitor signed out on the page`, async ({
    page,
    context,
    site,
  }) => {
    await giveSession(context, site.origin, { userInfo, accessToken: 'x'.repeat(100), config: '{' });

    await page.goto('/faq');

    await expect(heading(page, 'پرسش‌های متداول')).toBeVisible();
    await expectSignedOut(page);
    await expect(page).toHaveURL('/faq');
  });
}

test('a token that the services refuse ends the session', async ({
  page,
  context,
  incidents,
  signedIn,
  site,
}) => {
  incidents.allow(/status of 401/);
  await giveSession(context, site.origin, { ...signedIn, accessToken: `${signedIn.accessToken}x` });

  await page.goto('/profile/favorites');

  await expect(page).toHaveURL(`${site.origin}/`);
  await expectSignedOut(page);
});
