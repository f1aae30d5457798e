import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '@bazaar/scripts/ports.ts';
import { expect, type Page, test } from '@playwright/test';
import { EditedFile } from './site/edited-file.ts';
import { startServerProcess } from './site/server-process.ts';

const DEV = path.resolve(import.meta.dirname, '../scripts/dev.ts');
const READY_WITHIN_MS = 90_000;

const PORTS = [
  'PORT',
  'SERVICES_PORT',
  'SHELL_BUILD_PORT',
  'MF_CATALOG_PORT',
  'MF_CONTENT_PORT',
  'MF_SUPPLIERS_PORT',
  'MF_PROFILE_PORT',
  'MF_WALLET_PORT',
];

/** Whatever happens in a test, its edits are reverted and its processes end. */
const undo = new AsyncDisposableStack();
test.afterAll(() => undo.disposeAsync());

test('an edit reaches the open page, and typed text stays', { tag: '@dev' }, async ({ page }) => {
  const origin = await startDev(undo);
  const faults = collectFaults(page);
  const view = undo.use(new EditedFile('mf-content/src/features/faq/faq-view.tsx'));
  const sheet = undo.use(new EditedFile('mf-content/src/features/faq/faq-view.module.css'));
  const footer = undo.use(new EditedFile('shell/src/layout/footer/footer.tsx'));
  const route = undo.use(new EditedFile('mf-content/src/features/faq/faq.route.tsx'));

  await page.goto(`${origin}/faq`);
  const questions = page.getByRole('searchbox', { name: 'جست‌وجو در پرسش‌ها' });
  const siteSearch = page.getByRole('banner').locator('input');
  await siteSearch.fill('پمپ');
  await questions.fill('کیف پول');
  await mark(page);

  await test.step('a component of a remote', async () => {
    view.replace('note={messages.lead}', 'note="متن نخست"');
    await expect(page.getByText('متن نخست')).toBeVisible();
  });

  await test.step('a component of the shell', async () => {
    footer.replace('© {config.siteName}', 'پانویس تازه {config.siteName}');
    await expect(page.getByText('پانویس تازه')).toBeVisible();
  });

  await test.step('the remote again, after the shell', async () => {
    view.replace('note={messages.lead}', 'note="متن دوم"');
    await expect(page.getByText('متن دوم')).toBeVisible();
  });

  await test.step('a style sheet', async () => {
    sheet.replace('gap: var(--space-32)', 'gap: 77px');
    await expect(page.locator('[class*="mf-content-main-"]')).toHaveCSS('row-gap', '77px');
  });

  await expect(questions).toHaveValue('کیف پول');
  await expect(siteSearch).toHaveValue('پمپ');

  await test.step('a component that is mounted again after edits in two bundles', async () => {
    footer.replace('© {config.siteName}', 'پانویس دیگر {config.siteName}');
    await expect(page.getByText('پانویس دیگر')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'صفحه اصلی' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await page.goBack();
    await expect(page.getByText('متن دوم')).toBeVisible();
  });
  expect(await isMarked(page)).toBe(true);

  await test.step('the server renders the new text too', async () => {
    await expect.poll(async () => (await fetch(`${origin}/faq`)).text()).toContain('متن دوم');
  });

  await test.step('a loader: the page is reloaded', async () => {
    const loaded = page.waitForEvent('load');
    route.replace('return null;', 'return null as null;');
    await loaded;
    expect(await isMarked(page)).toBe(false);
    await expect(page.getByText('متن دوم')).toBeVisible();
  });

  // The bundler's own message before it reloads the page; no fault of hydration or of the policies.
  expect(faults).toEqual([expect.stringContaining('faq.route.tsx is not accepted')]);
});

async function startDev(undo: AsyncDisposableStack): Promise<string> {
  const data = await mkdtemp(path.join(tmpdir(), 'bazaar-dev-'));
  undo.defer(() => rm(data, { recursive: true, force: true }));
  const ports = await freePorts(PORTS.length);
  const origin = `http://localhost:${ports[0]}`;
  const dev = await startServerProcess({
    name: 'npm run dev',
    script: DEV,
    environment: {
      ...Object.fromEntries(PORTS.map((name, index) => [name, String(ports[index])])),
      BAZAAR_DATA: data,
    },
    logFile: path.join(data, 'dev.log'),
    readyAddress: `${origin}/faq`,
    readyWithinMs: READY_WITHIN_MS,
  });
  undo.defer(() => dev.stop());
  await expect.poll(dev.log, { timeout: READY_WITHIN_MS }).toContain(`\nready ${origin}\n`);
  return origin;
}

/** Sets a mark that a reload removes. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in globalThis);
}

function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}
