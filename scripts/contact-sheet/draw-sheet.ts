import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../bench/launch-options.ts';
import { ROOT } from '../releases/paths.ts';
import { runRsbuild } from '../releases/run-rsbuild.ts';
import type { ContactSheet } from './sheet.ts';

const VIEWPORT = { width: 1600, height: 900 };
const THEMES = ['light', 'dark'] as const;

/** Writes the sheet as one page without scripts, and each of its sections as a picture in both themes. */
export async function drawSheet(sheet: ContactSheet, folder: string): Promise<void> {
  const built = join(folder, 'page');
  mkdirSync(folder, { recursive: true });
  await runRsbuild(join(ROOT, 'scripts/contact-sheet'), { BAZAAR_OUT: built });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openPage(browser, sheet, join(built, 'index.html'));
    writeFileSync(join(folder, 'contact-sheet.html'), await readHtml(page));
    await takePictures(page, sheet, folder);
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, sheet: ContactSheet, file: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript((given) => {
    window.contactSheet = given;
  }, sheet);
  await page.goto(pathToFileURL(file).href);
  const count = sheet.sections.reduce((sum, { tiles }) => sum + tiles.length, 0);
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('figure svg')].filter((art) => art.querySelector('.o')).length === wanted,
    count,
  );
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The page as it is now, without its scripts. */
function readHtml(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) {
      script.remove();
    }
    return `<!doctype html>\n${document.documentElement.outerHTML}`;
  });
}

async function takePictures(page: Page, { sections }: ContactSheet, folder: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    for (const [place, { name }] of sections.entries()) {
      await page
        .locator('section')
        .nth(place)
        .screenshot({ path: join(folder, `${name}-${theme}.png`) });
    }
  }
}
