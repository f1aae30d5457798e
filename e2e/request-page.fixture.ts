import { expect, type Locator, type Page } from '@playwright/test';

/** The page of one trade request. */
export class RequestPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The region that says the state and whose turn it is. */
  state(title: string): Locator {
    return this.#page.getByRole('region', { name: title });
  }

  /** The state in words, its present step, and what the latest event of the timeline is. */
  async expectState(title: string, { step, event }: { step: string; event: string }): Promise<void> {
    await expect(this.state(title)).toBeVisible();
    const present = this.state(title)
      .getByRole('list', { name: 'مراحل درخواست' })
      .getByRole('listitem')
      .and(this.#page.locator('[aria-current="step"]'));
    await expect(present).toContainText(step);
    await expect(this.events.first()).toContainText(event);
  }

  /** What has happened, the latest first. */
  get events(): Locator {
    return this.#page.getByRole('region', { name: 'رویدادها' }).getByRole('listitem');
  }

  get actions(): Locator {
    return this.#page.getByRole('group', { name: 'کارهای این درخواست' });
  }

  /** The button of an action; on a phone the one that leads on stands in a bar of its own. */
  action(name: string): Locator {
    const groups = this.#page.getByRole('group', { name: /^(کارهای این درخواست|گام بعدی)$/ });
    return groups.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  /** Confirms the open dialog by its button, which closes it. */
  async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /**
   * Lets the time pass after which a page that waits for another party asks again. Needs `page.clock.install()` before
   * the visit.
   */
  async waitForOthers(): Promise<void> {
    await this.#page.clock.fastForward(21_000);
  }
}
