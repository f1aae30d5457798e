import { expect, type Page } from '@playwright/test';
import { expectHydrated } from './visit.fixture.ts';

/** Opens an address and waits until it has its heading. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
