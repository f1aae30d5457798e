import { expect, type Locator, type Page } from '@playwright/test';
import { expectHydrated, heading } from './visit.fixture.ts';

export type FormStep = 'اقلام' | 'تحویل' | 'شرایط و اسناد' | 'بازبینی و ثبت';

/** The form of a trade request. */
export class RequestForm {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the form of a request. */
  async open(id: number): Promise<void> {
    await this.#page.goto(`/profile/directorder/edit/${id}`);
    await expectHydrated(this.#page);
    await this.expectOpen();
  }

  async expectOpen(): Promise<void> {
    await expect(heading(this.#page, /درخواست معامله از/)).toBeVisible();
  }

  /** The number in the address. */
  get id(): number {
    return Number(/\/edit\/(\d+)/.exec(this.#page.url())?.[1]);
  }

  step(name: FormStep): Locator {
    return this.#page.getByRole('navigation', { name: 'مراحل درخواست' }).getByRole('link', { name });
  }

  async openStep(name: FormStep): Promise<void> {
    await this.step(name).click();
    await expect(this.step(name)).toHaveAttribute('aria-current', 'step');
  }

  field(name: string): Locator {
    return this.#page.getByRole('main').getByRole('textbox', { name, exact: true });
  }

  /** The lines with an item of the supplier, and those in the buyer's own words. */
  get lines(): Locator {
    return this.#page.getByRole('list', { name: 'اقلام' }).getByRole('listitem');
  }

  quantity(line = 0): Locator {
    return this.lines.nth(line).getByRole('textbox', { name: 'مقدار' });
  }

  /** Where storing stands, in words. */
  get note(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /ذخیره|اتصال|سرور/ });
  }

  async expectSaved(): Promise<void> {
    await expect(this.note).toContainText(/^ذخیره شد [۰-۹]{1,2}:[۰-۹]{2}$/);
  }
}

/** An address of delivery as it is typed. */
export const TYPED_ADDRESS = {
  'عنوان نشانی': 'انبار آزمون',
  'نام تحویل‌گیرنده': 'انباردار آزمون',
  نشانی: 'شهرک صنعتی، خیابان نخست',
  'کد پستی': '۳۷۱۸۱-۴۶۵۲۹',
  'همراه تحویل‌گیرنده': '۰۹۱۲۰۰۰۰۰۹۹',
} as const;
