import { existsSync } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { runManifestCommand } from '@bazaar/scripts/manifest.ts';
import { activeShell } from '@bazaar/scripts/releases/shell-store.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  expectNewDocumentAtNavigation,
  IN_FORCE_WITHIN_MS,
  late,
  passBuildCheck,
} from './releasing.fixture.ts';
import { anotherShell, NEW_LINK, OLD_LINK } from './shell-variants.fixture.ts';
import type { PrivateSite } from './site/private-site.ts';
import { buildShellVariant, extendShellServer } from './site/shell-variant.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, isSameDocument, markDocument } from './visit.fixture.ts';

const SUGGESTIONS = /\/_s\/(search-suggestions\.[^/]+\.js)$/;

function operate(own: PrivateSite, ...words: string[]): void {
  runManifestCommand(words, own.paths);
}

/** The text of the header's link to the articles, as the server sends it. */
async function linkOf(request: APIRequestContext, own: PrivateSite): Promise<string | undefined> {
  const html = await (await request.get(own.url('/faq'))).text();
  return [NEW_LINK, OLD_LINK].find((text) => html.includes(`>${text}<`));
}

async function health(request: APIRequestContext, own: PrivateSite) {
  return (await request.get(own.url('/healthz'))).json();
}

function bannerLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

test('the shell is swapped under open tabs, which go on until their next navigation, and rolled back', async ({
  page,
  request,
  incidents,
  openSite,
}) => {
  // It builds the shell.
  test.slow();
  incidents.allow(late);
  const own = await openSite();
  const former = activeShell(own.paths);
  const files: { name: string; status: number }[] = [];
  page.on('response', (response) => {
    const [, name] = SUGGESTIONS.exec(response.url()) ?? [];
    if (name) {
      files.push({ name, status: response.status() });
    }
  });
  await page.clock.install();
  await page.goto(own.url('/faq'));
  await expectHydrated(page);
  await markDocument(page);

  const id = await buildShellVariant(own.paths, anotherShell);
  expect(id).not.toBe(former);
  expect(await linkOf(request, own), 'a build reaches nobody before the manifest names it').toBe(OLD_LINK);
  operate(own, 'use', 'shell', id);
  await expect.poll(() => linkOf(request, own), { timeout: IN_FORCE_WITHIN_MS }).toBe(NEW_LINK);
  expect((await health(request, own)).shell).toEqual({ version: id, status: 'ready' });

  await test.step('an open tab fetches a file that its own build alone has', async () => {
    expect(files).toEqual([]);
    const search = page.getByRole('banner').getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' });
    await search.pressSequentially('پمپ');
    await expect(page.getByRole('banner').getByRole('listbox').getByRole('option').first()).toBeVisible();
    const [file] = files;
    const isIn = (build: string) =>
      existsSync(path.join(own.paths.shellBuild(build), 'web', file?.name ?? ''));
    expect([files.length, file?.status, isIn(former), isIn(id)]).toEqual([1, 200, true, false]);
    await page.keyboard.press('Escape');
    await search.fill('');
    expect(await isSameDocument(page)).toBe(true);
    await expect(bannerLink(page, OLD_LINK)).toBeVisible();
  });

  await test.step('its next navigation after the notice loads the new document, once', async () => {
    const meta = await request.get((await passBuildCheck(page)).url());
    expect(await meta.json()).toMatchObject({ shell: id });
    await expectNewDocumentAtNavigation(page);
    await expect(bannerLink(page, NEW_LINK)).toBeVisible();
  });

  await test.step('a rollback brings the former build back', async () => {
    operate(own, 'rollback', 'shell');
    await expect.poll(() => linkOf(request, own), { timeout: IN_FORCE_WITHIN_MS }).toBe(OLD_LINK);
    await page.goto(own.url('/faq'));
    await expectHydrated(page);
    await expect(bannerLink(page, OLD_LINK)).toBeVisible();
  });
});

test('a build of the shell that cannot be used is refused, and one that is edited is noticed', async ({
  page,
  request,
  incidents,
  openSite,
}) => {
  incidents.allow(late);
  const own = await openSite();
  const former = activeShell(own.paths);

  await test.step('a server bundle that throws leaves the site as it is', async () => {
    const broken = await extendShellServer(
      own.paths,
      former,
      "throw new Error('This shell cannot be loaded.');",
    );
    operate(own, 'use', 'shell', broken);
    await expect
      .poll(async () => (await health(request, own)).manifest.refused, { timeout: IN_FORCE_WITHIN_MS })
      .toContain(`The server code of shell ${broken} cannot be used`);
    expect(own.log()).toContain('This shell cannot be loaded.');
    expect((await health(request, own)).shell.version).toBe(former);
    await page.goto(own.url('/faq'));
    await expectHydrated(page);
  });

  await test.step('the next manifest, with another build, comes into force', async () => {
    const other = await extendShellServer(own.paths, former, '/* another build */');
    operate(own, 'use', 'shell', other);
    await expect
      .poll(async () => (await health(request, own)).shell.version, { timeout: IN_FORCE_WITHIN_MS })
      .toBe(other);
    const web = path.join(own.paths.shellBuild(other), 'web');
    const client = (await readdir(web)).find((name) => /^client\.\w+\.js$/.test(name)) ?? '';
    const sent = async () => (await request.get(own.url(`/_s/${client}`))).text();
    const whole = await sent();
    await appendFile(path.join(web, client), '\nedited();');
    await appendFile(path.join(web, `${client}.br`), 'edited');

    expect(await sent(), 'another build has the same file as it was built').toBe(whole);
    expect((await health(request, own)).shell).toMatchObject({ status: 'damaged' });
    expect(own.log()).toContain('a build of the shell is not as it was built');
  });

  await test.step('a command refuses to return to a build that was edited', async () => {
    const edited = activeShell(own.paths);
    operate(own, 'use', 'shell', former);
    expect(() => operate(own, 'use', 'shell', edited)).toThrow(/web\/client.*is not what was built/);
  });
});
