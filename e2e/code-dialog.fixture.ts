import { expect, type Locator, type Page } from '@playwright/test';

/** A number is sent one code a minute, the one for signing in among them. */
const SENT_WITHIN = { timeout: 90_000, intervals: [5_000] };
const SENT = 'کد به شماره همراه خودتان پیامک شد. آن را به کسی ندهید.';

/** The dialog that asks for the code on the reader's own phone. */
export class CodeDialog {
  readonly root: Locator;

  constructor(page: Page, name: string) {
    this.root = page.getByRole('dialog', { name });
  }

  get code(): Locator {
    return this.root.getByRole('textbox', { name: 'کد ۶ رقمی' });
  }

  /** Waits until a code was sent, and asks again while the minute of the one before is not over. */
  async expectSent(): Promise<void> {
    const resend = this.root.getByRole('button', { name: 'ارسال دوباره کد' });
    await expect(async () => {
      if (await this.root.getByText('کد ارسال نشد.').isVisible()) {
        await resend.click();
      }
      await expect(this.root.getByRole('complementary', { name: 'پیامک نمایشی' })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass(SENT_WITHIN);
    await expect(this.root.getByText(SENT)).toBeVisible();
  }

  /** Sends a code that is none, and reads that it was refused. */
  async tryWrongCode(button: string): Promise<void> {
    const right = await this.root.getByRole('complementary', { name: 'پیامک نمایشی' }).textContent();
    await this.code.fill(right?.includes('۱۱۱۱۱۱') ? '222222' : '111111');
    await this.root.getByRole('button', { name: button }).click();
    await expect(this.root.getByText(/کد واردشده درست نیست/)).toBeVisible();
  }

  async useCode(button: string): Promise<void> {
    await this.root.getByRole('button', { name: 'درج کد' }).click();
    await this.root.getByRole('button', { name: button }).click();
    await expect(this.root).toHaveCount(0);
  }
}
