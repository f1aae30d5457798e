import { listMerchantAgents, updateMerchantAgent } from '@bazaar/contracts/merchant';
import { formatMobile } from '@bazaar/locale';
import type { Page } from '@playwright/test';
import { ownCompany } from './colleague.fixture.ts';
import { askForCode, confirmDemoCode } from './login-screen.fixture.ts';
import { RequestForm } from './request-form.fixture.ts';
import { RequestPage } from './request-page.fixture.ts';
import { callAs, type ServiceCall } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { DEMO_SUPPLIER_ID, freshNumber } from './site/sign-in.ts';
import { expect, test } from './test.fixture.ts';
import { givenHandedIn, readPricedItem } from './trade.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const READY_FOR_OTHERS = 'آماده انتشار است؛ نوبت همکاران شماست';
const LOW_LIMIT_RIAL = 1_000_000;
const HIGH_LIMIT_RIAL = 900_000_000_000;

/** The request of the owner's company that the colleague meets in each role. */
async function givenCompanyRequest(call: ServiceCall, { servicesOrigin }: SharedSite) {
  const { id, minOrder } = await readPricedItem(servicesOrigin, DEMO_SUPPLIER_ID);
  const company = await ownCompany(call);
  const request = await givenHandedIn(call, {
    supplierId: DEMO_SUPPLIER_ID,
    lines: [
      { supplierProductId: id, quantity: minOrder },
      { freeText: 'سنگ‌زنی شفت', unitTitle: 'عدد', quantity: 3 },
    ],
    customerId: company.id,
  });
  return { request, companyName: company.name };
}

/** The owner's page of the people who act for the company. */
class Colleagues {
  readonly #page: Page;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }

  get row() {
    return this.#page
      .getByRole('table', { name: /همکاران/ })
      .getByRole('row')
      .filter({ hasText: this.#name });
  }

  async invite(mobile: string, role: RegExp): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: 'دعوت همکار' }).click();
    const dialog = this.#page.getByRole('dialog', { name: /دعوت همکار به/ });
    await dialog.getByRole('textbox', { name: 'شماره همراه' }).fill(mobile);
    await dialog.getByRole('radio', { name: role }).check();
    await dialog.getByRole('button', { name: 'ارسال دعوت' }).click();
    await expect(dialog).toHaveCount(0);
  }

  async changeRole(role: RegExp, limitToman?: string): Promise<void> {
    await this.row.getByRole('button', { name: /تغییر نقش/ }).click();
    const dialog = this.#page.getByRole('dialog', { name: /تغییر نقش/ });
    await dialog.getByRole('radio', { name: role }).check();
    if (limitToman !== undefined) {
      await dialog.getByRole('textbox', { name: 'سقف هر تأیید' }).fill(limitToman);
    }
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(dialog).toHaveCount(0);
  }

  async revoke(): Promise<void> {
    await this.row.getByRole('button', { name: /حذف دسترسی/ }).click();
    const dialog = this.#page.getByRole('dialog', { name: /دسترسی .* حذف شود؟/ });
    await dialog.getByRole('button', { name: 'حذف دسترسی' }).click();
    await expect(dialog).toHaveCount(0);
  }
}

/** Another limit, set by the owner on another device. */
async function setLimit(call: ServiceCall, mobile: string, approvalLimitRial: number): Promise<void> {
  const { items } = await call(listMerchantAgents);
  const agent = items.find((item) => item.mobile === mobile);
  const body = { id: agent?.id, role: 'approver', approvalLimitRial };
  await call(updateMerchantAgent, { body, version: agent?.rowVersion ?? 0 });
}

test('a colleague is invited, acts as each role may, and reads nothing once revoked', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const call = callAs(site, site.demoBuyer);
  const { request, companyName } = await givenCompanyRequest(call, site);
  const mobile = freshNumber();
  const local = mobile.replace('+98', '0');
  const colleagues = new Colleagues(page, formatMobile(mobile));
  await giveSession(context, site.origin, site.demoBuyer);
  await page.goto('/profile/admin');
  await expectHydrated(page);

  await colleagues.invite(local, /^بیننده/);
  await expect(colleagues.row).toContainText('بیننده');
  await expect(colleagues.row).toContainText(/تا .* معتبر/);

  const agentContext = await browser.newContext();
  const agent = await agentContext.newPage();
  await agent.goto('/profile/admin');
  await askForCode(agent, local);
  await confirmDemoCode(agent);
  const invitation = agent.getByRole('article').filter({ hasText: companyName });
  await expect(invitation).toContainText('شما را دعوت کرده است');
  const path = `/profile/directorderinfo/${request.id}`;
  await agent.goto(path);
  await expect(heading(agent, 'صفحه درخواستی پیدا نشد')).toBeVisible();

  await agent.goto('/profile/admin');
  await invitation.getByRole('button', { name: 'پذیرفتن دعوت' }).click();
  await expect(agent.getByRole('region', { name: /اعلان‌ها/ })).toContainText(companyName);
  await expect(agent.getByRole('region', { name: 'شرکت‌هایی که همکارشان هستید' })).toContainText(
    'نقش شما: بیننده',
  );

  const seen = new RequestPage(agent);
  await agent.goto(path);
  await expect(agent.getByText('شما بیننده این درخواست هستید.')).toBeVisible();
  await expect(seen.state(READY_FOR_OTHERS)).toContainText('نقش شما در این درخواست کاری را مجاز نمی‌کند.');
  await expect(seen.actions).toHaveCount(0);
  await agent.goto(`/profile/directorder/edit/${request.id}`);
  await expect(agent).toHaveURL(path);

  await page.reload();
  await expect(colleagues.row).toContainText('فعال');
  await colleagues.changeRole(/^درخواست‌دهنده/);
  await agent.reload();
  await expect(agent.getByText('شما با نقش درخواست‌دهنده کار می‌کنید.')).toBeVisible();
  await expect(seen.action('تأیید و انتشار')).toHaveCount(0);
  await agent
    .getByRole('main')
    .getByRole('button', { name: /تکرار سفارش/ })
    .click();
  const form = new RequestForm(agent);
  await form.expectOpen();
  await form.quantity(1).fill('۵');
  await form.expectSaved();

  await colleagues.changeRole(/^تأییدکننده/, '۱۰۰٬۰۰۰');
  await agent.goto(path);
  await expect(seen.state(READY_FOR_OTHERS)).toContainText(/از سقف تأیید شما بیشتر است/);
  await expect(seen.action('تأیید و انتشار')).toHaveCount(0);
  await setLimit(call, mobile, HIGH_LIMIT_RIAL);
  await agent.reload();
  await seen.action('تأیید و انتشار').click();
  await expect(seen.dialog.getByText('پرداخت در این مرحله')).toBeVisible();
  await setLimit(call, mobile, LOW_LIMIT_RIAL);
  await seen.dialog.getByRole('button', { name: 'تأیید و انتشار' }).click();
  await expect(seen.dialog.getByRole('alert')).toContainText('مبلغ این درخواست از سقف تأیید شما بیشتر است.');

  await page.reload();
  await colleagues.revoke();
  await expect(colleagues.row).toHaveCount(0);
  await agent.goto(path);
  await expect(heading(agent, 'صفحه درخواستی پیدا نشد')).toBeVisible();
  await agent.goto('/profile/directorder');
  await expect(heading(agent, 'درخواست‌های معامله')).toBeVisible();
  await expect(agent.getByRole('main')).not.toContainText(request.number);
  await agentContext.close();
});
