import type { Page } from '@playwright/test';
import type { Catalogue } from './catalogue.fixture.ts';
import { releaseFaults } from './incidents.fixture.ts';
import { activeRelease, readManifest, remoteOf } from './site/data-folder.ts';
import type { FaultyFront } from './site/faulty-front.ts';
import type { SharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading, isSameDocument, markDocument, watchDocuments } from './visit.fixture.ts';

const REMOTE = 'mf-suppliers';
/** Errors of a remote that is given up after its time, and of a part that is then rendered anew. */
const givenUp = [/took longer than|Loading (CSS )?chunk/, /"kind":"(hydration|shell)"/, ...releaseFaults];

type HangingFile = 'entry' | 'chunk' | 'style sheet' | 'shell part';

/** Addresses of the files of the product page. */
async function filesOfProduct(data: string, address: string): Promise<Readonly<Record<HangingFile, string>>> {
  const release = activeRelease(remoteOf(readManifest(data), REMOTE));
  const page = release.routes.find(({ pattern }) => pattern.startsWith('/products/'));
  const at = (file: string | undefined) => `/_r/${REMOTE}/${release.version}/${file}`;
  const html = await (await fetch(address)).text();
  return {
    entry: at(release.entry),
    chunk: at(page?.scripts.at(-1)),
    'style sheet': at(page?.styles.at(-1)),
    'shell part': /\/_s\/ui-page\.[^"]+\.js/.exec(html)?.[0] ?? 'no part',
  };
}

interface FrontOptions {
  site: SharedSite;
  catalogue: Catalogue;
  openFront(origin: string): Promise<FaultyFront>;
}

/** The product page behind a server at which one of its files, the one at `path`, can fail. */
async function openProductFront({ site, catalogue, openFront }: FrontOptions, file: HangingFile) {
  const front = await openFront(site.origin);
  const address = front.url(catalogue.product.path);
  const { [file]: path } = await filesOfProduct(site.data, address);
  return { front, address, path };
}

function searchOf(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' });
}

function suggestionsOf(page: Page) {
  return page.getByRole('banner').getByRole('listbox').getByRole('option');
}

for (const file of ['entry', 'chunk', 'style sheet', 'shell part'] as const) {
  test(`search and menu answer while the ${file} of a page hangs`, async ({
    page,
    site,
    catalogue,
    incidents,
    openFront,
  }) => {
    incidents.allow(...givenUp);
    const { front, address, path } = await openProductFront({ site, catalogue, openFront }, file);
    front.fail(path, 'hang');

    // A file that hangs keeps the document from its load event.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await markDocument(page);
    await searchOf(page).pressSequentially('پمپ');

    await expect(suggestionsOf(page).first()).toBeVisible();
    expect(front.timesMet(path)).toBeGreaterThan(0);
    await expect(heading(page, catalogue.product.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'دسته‌بندی‌ها' }).click();
    await expect(page.getByRole('tablist')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    incidents.stopWatching();
    await page.close();
  });
}

test('another page is reached while the entry of this one hangs', async ({
  page,
  site,
  catalogue,
  incidents,
  openFront,
}) => {
  incidents.allow(...givenUp);
  const { front, address, path } = await openProductFront({ site, catalogue, openFront }, 'entry');
  front.fail(path, 'hang');

  await page.goto(address, { waitUntil: 'commit' });
  await searchOf(page).pressSequentially('پمپ');
  await expect(suggestionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\//);
  await expect(heading(page, /پمپ/)).toBeVisible();
  incidents.stopWatching();
  await page.close();
});

test('a part of the shell that is missing costs one reload, and no remote its version', async ({
  page,
  site,
  catalogue,
  incidents,
  openFront,
}) => {
  incidents.allow(/./);
  const { front, address, path } = await openProductFront({ site, catalogue, openFront }, 'shell part');
  front.fail(path, 'missing');
  const documents = watchDocuments(page);

  await page.goto(address);
  await expect.poll(() => documents.length).toBe(2);
  const region = page.getByRole('main').getByRole('alert');
  await expect(region).toBeVisible();
  expect(documents).toHaveLength(2);
  expect(
    (await incidents.reports()).filter((line) => line.includes('"kind":"shell"')).length,
  ).toBeGreaterThan(0);
  expect((await incidents.reports()).filter((line) => line.includes('"kind":"remote"'))).toEqual([]);

  front.recover(path);
  await page.reload();
  await expectHydrated(page);
  await expect(heading(page, catalogue.product.title)).toBeVisible();
  await expect(region).toHaveCount(0);
});
