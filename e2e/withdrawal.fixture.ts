import { expect, type Locator, type Page } from '@playwright/test';

/** The part of the wallet's page in which money is withdrawn. */
export class WithdrawalForm {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get panel(): Locator {
    return this.#page.getByRole('region', { name: 'برداشت به حساب بانکی' });
  }

  get amount(): Locator {
    return this.panel.getByRole('textbox', { name: 'مبلغ برداشت' });
  }

  /** The button that sends it; its name has the amount. */
  get submit(): Locator {
    return this.panel.getByRole('button', { name: /^برداشت/ });
  }

  async open(): Promise<void> {
    await this.#page.goto('/profile/wallet');
    await this.#page
      .getByRole('list', { name: 'شارژ یا برداشت' })
      .getByRole('link', { name: 'برداشت' })
      .click();
    await expect(this.amount).toBeFocused();
  }
}

/** The bank of the demo takes up a withdrawal and ends it within this time, also on a busy machine. */
export const BANK_ENDS_WITHIN = { timeout: 30_000 };
