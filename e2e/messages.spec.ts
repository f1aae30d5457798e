import type { BrowserContext, Locator, Page } from '@playwright/test';
import { releaseFaults } from './incidents.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite, StoredSession } from './site/shared-site.ts';
import { DEMO_SUPPLIER_ID } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

/** One side of a thread in its own browser. Simulated suppliers write too, so only marked messages are counted. */
class Side {
  readonly page: Page;
  readonly #mark: string;

  constructor(page: Page, mark: string) {
    this.page = page;
    this.#mark = mark;
  }

  async write(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'متن پیام' }).fill(`${text} ${this.#mark}`);
    await this.page.getByRole('button', { name: 'ارسال', exact: true }).click();
  }

  /** Every message of this test in the open thread, oldest first. */
  get messages(): Locator {
    return this.page
      .getByRole('log', { name: 'متن گفت‌وگو' })
      .getByRole('article')
      .filter({ hasText: this.#mark });
  }

  /** These texts and no other, each once and in this order. */
  async expectMessages(texts: readonly string[]): Promise<void> {
    await expect(this.messages).toContainText(texts.map((text) => `${text} ${this.#mark}`));
    await expect(this.messages).toHaveCount(texts.length);
  }

  message(text: string): Locator {
    return this.messages.filter({ hasText: text });
  }
}

interface Sides {
  readonly buyer: Side;
  readonly supplier: Side;
  readonly supplierContext: BrowserContext;
}

/** A new thread of a buyer with the demo supplier, open in two browsers. */
async function openSides(
  page: Page,
  { site, signedIn, mark }: { site: SharedSite; signedIn: StoredSession; mark: string },
): Promise<Sides> {
  const buyer = new Side(page, mark);
  await giveSession(page.context(), site.origin, signedIn);
  await page.goto(`/profile/messages?to=supplier&id=${DEMO_SUPPLIER_ID}`);
  await expectHydrated(page);
  await buyer.write('پیام یکم');
  await expect(page).toHaveURL(/\/profile\/messages\?thread=\d+$/);
  const browser = page.context().browser();
  if (browser === null) {
    throw new Error('The page belongs to no browser.');
  }
  const supplierContext = await browser.newContext();
  const supplier = new Side(await supplierContext.newPage(), mark);
  await giveSession(supplierContext, site.origin, site.demoSupplier);
  await supplier.page.goto(page.url());
  await expectHydrated(supplier.page);
  await expect(supplier.message('پیام یکم')).toBeVisible();
  return { buyer, supplier, supplierContext };
}

test('two people write to each other without a reload; messages are edited, deleted and counted', async ({
  page,
  signedIn,
  site,
}) => {
  test.slow();
  const { buyer, supplier, supplierContext } = await openSides(page, { site, signedIn, mark: 'گفت‌وگوی یکم' });
  const badge = page.getByRole('banner').getByRole('link', { name: /پیام خوانده‌نشده$/ });
  await supplier.expectMessages(['پیام یکم']);
  await supplier.write('پاسخ یکم');
  await buyer.expectMessages(['پیام یکم', 'پاسخ یکم']);
  await buyer.write('پیام دوم');
  await supplier.expectMessages(['پیام یکم', 'پاسخ یکم', 'پیام دوم']);
  await expect(buyer.message('پیام دوم')).toContainText('دیده شد');

  await buyer.message('پیام دوم').getByRole('button', { name: 'ویرایش' }).click();
  const edit = page.getByRole('dialog', { name: 'ویرایش پیام' });
  await edit.getByRole('textbox', { name: 'متن جدید پیام' }).fill('پیام دوم، درست‌شده گفت‌وگوی یکم');
  await edit.getByRole('button', { name: 'ذخیره' }).click();
  await expect(supplier.message('پیام دوم، درست‌شده')).toContainText('ویرایش‌شده');
  await buyer.message('پیام یکم').getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف پیام' }).click();
  await expect(supplier.messages).toHaveCount(2);
  await expect(supplier.page.getByRole('article').filter({ hasText: 'این پیام حذف شد' })).toHaveCount(1);

  await page
    .getByRole('navigation', { name: 'فهرست پنل کاربری' })
    .getByRole('link', { name: 'نشانی‌ها' })
    .click();
  await expect(badge).toHaveCount(0);
  await supplier.write('پاسخ دوم');
  await expect(badge).toBeVisible();
  await badge.click();
  await page
    .getByRole('region', { name: 'فهرست گفت‌وگوها' })
    .getByRole('listitem')
    .filter({ hasText: 'پاسخ دوم' })
    .getByRole('link')
    .click();
  await expect(buyer.message('پاسخ دوم')).toBeVisible();
  await expect(badge).toHaveCount(0);
  await supplierContext.close();
});

test('a browser that was cut off receives each message once, and what it could not send is sent by hand', async ({
  page,
  context,
  signedIn,
  site,
  incidents,
}) => {
  test.slow();
  incidents.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/, ...releaseFaults);
  const { buyer, supplier, supplierContext } = await openSides(page, { site, signedIn, mark: 'گفت‌وگوی دوم' });
  await supplier.expectMessages(['پیام یکم']);

  await supplierContext.setOffline(true);
  for (const text of ['پیام دوم', 'پیام سوم', 'پیام چهارم']) {
    await buyer.write(text);
    await expect(buyer.message(text)).toContainText('ارسال شد');
  }
  await supplierContext.setOffline(false);
  await supplier.expectMessages(['پیام یکم', 'پیام دوم', 'پیام سوم', 'پیام چهارم']);

  await context.setOffline(true);
  await buyer.write('پیام پنجم');
  await expect(buyer.message('پیام پنجم')).toContainText('ارسال نشد');
  await supplier.write('پاسخ یکم');
  await context.setOffline(false);
  await expect(buyer.message('پاسخ یکم')).toBeVisible({ timeout: 15_000 });
  await expect(buyer.message('پیام پنجم')).toContainText('ارسال نشد');
  await expect(supplier.message('پیام پنجم')).toHaveCount(0);

  // The service takes the message, and its answer is lost on the way: sent again, it is not doubled.
  await page.route(
    '**/api/notification/api/v1/conversations/*/thread',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await buyer.message('پیام پنجم').getByRole('button', { name: 'ارسال دوباره' }).click();
  await supplier.expectMessages(['پیام یکم', 'پیام دوم', 'پیام سوم', 'پیام چهارم', 'پاسخ یکم', 'پیام پنجم']);
  await buyer.messages.getByRole('button', { name: 'ارسال دوباره' }).click();
  const all = ['پیام یکم', 'پیام دوم', 'پیام سوم', 'پیام چهارم', 'پاسخ یکم', 'پیام پنجم'];
  await buyer.expectMessages(all);
  await page.reload();
  await buyer.expectMessages(all);
  await supplier.expectMessages(all);
  await supplierContext.close();
});
