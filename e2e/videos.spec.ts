import { links } from '@bazaar/contracts';
import { searchMediaVideos } from '@bazaar/contracts/content';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.fixture.ts';
import { documentOf, structuredData } from './html.fixture.ts';
import { createReader, first } from './read-service.fixture.ts';
import { expectNoSidewaysScroll, NARROW } from './sideways-scroll.fixture.ts';
import type { SharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

/** A film, a recording and a webinar to come. */
async function readVideos(site: SharedSite) {
  const read = createReader(site.servicesOrigin);
  const found = await read(searchMediaVideos.path, 'content', { paging: { pageSize: 100 } });
  const { items, groups } = searchMediaVideos.response.parse(found);
  const pathOf = ({ id, slug, title }: (typeof items)[number]) => ({
    id,
    title,
    path: links.video(id, slug),
  });
  return {
    groups,
    film: pathOf(first(items.filter(({ kind, fileUrl }) => kind === 'video' && fileUrl !== null))),
    recording: pathOf(first(items.filter(({ kind, fileUrl }) => kind === 'webinar' && fileUrl !== null))),
    webinar: pathOf(first(items.filter(({ kind, fileUrl }) => kind === 'webinar' && fileUrl === null))),
  };
}

/** What the film on the page is doing. */
const filmState = (page: Page) =>
  page.evaluate(() => {
    const film = document.querySelector('video');
    const [track] = film?.textTracks ?? [];
    return {
      isPlaying: film?.paused === false,
      second: film?.currentTime ?? 0,
      speed: film?.playbackRate ?? 0,
      captions: track?.mode,
      cue: [...(track?.activeCues ?? [])].map((cue) => ('text' in cue ? String(cue.text) : ''))[0],
    };
  });

test('a film is played by keyboard alone, with captions, and its code loads on the press', async ({
  page,
  site,
}) => {
  const { film } = await readVideos(site);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  const films: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'media' && films.push(request.url())));
  await page.goto(film.path);
  await expectHydrated(page);
  await expect(heading(page, new RegExp(film.title))).toBeVisible();
  const before = scripts.length;
  expect(films).toEqual([]);

  await page.getByRole('link', { name: `پخش ویدئو: ${film.title}` }).focus();
  await page.keyboard.press('Enter');
  const player = page.getByRole('region', { name: `پخش‌کننده: ${film.title}` }).last();
  await expect(player.getByRole('button', { name: /Space/ })).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await expect.poll(async () => (await filmState(page)).isPlaying).toBe(true);
  await expect.poll(async () => (await filmState(page)).cue).toMatch(/[\u0600-\u06ff]{3}/);
  expect((await filmState(page)).captions).toBe('showing');

  await page.keyboard.press('c');
  await expect.poll(async () => (await filmState(page)).captions).toBe('hidden');
  await page.keyboard.press('Shift+Period');
  expect((await filmState(page)).speed).toBe(1.25);
  await page.keyboard.press('k');
  await expect.poll(async () => (await filmState(page)).isPlaying).toBe(false);
  const { second } = await filmState(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await filmState(page)).second - second)).toBe(5);

  await page.getByRole('link', { name: 'بستن پخش‌کننده' }).press('Enter');
  await expect(page.getByRole('link', { name: film.title, exact: true })).toBeFocused();
});

test('a film goes on where it stopped, also after a reload, and its card shows how far', async ({
  page,
  site,
}) => {
  const { film } = await readVideos(site);
  await page.goto(`${film.path}?t=12`);
  await expectHydrated(page);
  await page.getByRole('link', { name: `پخش ویدئو: ${film.title}` }).click();
  await expect.poll(async () => (await filmState(page)).second).toBeGreaterThan(12);
  await page.keyboard.press('k');
  await expect.poll(async () => (await filmState(page)).isPlaying).toBe(false);

  await page.goto(film.path);
  await expectHydrated(page);
  await expect(page.getByRole('link', { name: /^پخش ویدئو/ })).toContainText('ادامه از ۰۰:۱');
  await page.goto('/videos');
  await expectHydrated(page);
  await expect(page.getByRole('progressbar')).toHaveCount(1);
});

test('a line of the transcript plays the film from there', async ({ page, site }) => {
  const { film } = await readVideos(site);
  await page.goto(film.path);
  await expectHydrated(page);
  const line = page
    .getByRole('region', { name: 'متن ویدئو' })
    .getByRole('listitem')
    .nth(2)
    .getByRole('button');
  await line.click();

  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => (await filmState(page)).second).toBeGreaterThan(8);
});

test('groups are links, and words are found in titles and transcripts', async ({ page, site }) => {
  const { groups } = await readVideos(site);
  await page.goto('/videos');
  await expectHydrated(page);
  const group = first(groups);
  await page.getByRole('list', { name: 'گروه‌ها' }).getByRole('link', { name: group.title }).click();
  await expect(heading(page, `ویدئوهای «${group.title}»`)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('group')).toBe(group.title);

  await page.goto('/videos');
  await expectHydrated(page);
  await page.getByRole('searchbox', { name: 'جست‌وجو در عنوان و متن ویدئوها' }).fill('شيم');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('هم‌محوری');
});

test('a webinar gives a calendar file of its time, and tells that it was taken', async ({ page, site }) => {
  const { webinar } = await readVideos(site);
  await page.goto(webinar.path);
  await expectHydrated(page);
  await expect(page.getByRole('region', { name: 'وبینار پیش رو' })).toContainText('به وقت تهران');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: `افزودن به تقویم: ${webinar.title}` }).click();
  const file = await download;
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) {
    parts.push(Buffer.from(part as Buffer));
  }
  const text = Buffer.concat(parts).toString('utf8');

  expect(file.suggestedFilename()).toBe(`${webinar.title}.ics`);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const fields = new Map(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  expect(fields.get('SUMMARY')).toBe(webinar.title);
  expect(fields.get('DTSTART')).toMatch(/^\d{8}T133000Z$/);
  expect(String(fields.get('DTEND')) > String(fields.get('DTSTART'))).toBe(true);
  expect(fields.get('URL')).toBe(site.origin + webinar.path);
  await expect(page.getByRole('link', { name: `در تقویم شماست: ${webinar.title}` })).toBeVisible();
});

test('crawlers find film, transcript and event, and the film answers ranges', async ({ request, site }) => {
  const { film, recording, webinar } = await readVideos(site);
  const blocksOf = async (path: string) => structuredData(await documentOf(await request.get(path)));

  const [video] = await blocksOf(film.path);
  expect(video).toMatchObject({ '@type': 'VideoObject', name: film.title, url: site.origin + film.path });
  expect(String(video?.transcript).length).toBeGreaterThan(100);
  expect((await blocksOf(recording.path)).map((block) => block['@type'])).toEqual([
    'VideoObject',
    'Event',
    'BreadcrumbList',
  ]);
  expect((await blocksOf(webinar.path)).map((block) => block['@type'])).toEqual(['Event', 'BreadcrumbList']);
  const part = await request.get(String(video?.contentUrl), { headers: { range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length, part.headers()['content-type']]).toEqual([
    206,
    100,
    'video/mp4',
  ]);
  expect((await request.get(String(video?.thumbnailUrl))).headers()['content-type']).toBe('image/jpeg');
});

for (const address of ['/videos/abc/x', '/videos/0/x', '/videos/999999/x', '/videos/%3Cscript%3E/x']) {
  test(`there is no video at ${address}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

test('another name in the address leads to the right one', async ({ request, site }) => {
  const { film } = await readVideos(site);
  const reply = await request.get(`/videos/${film.id}/%3Cimg%20src%3Dx%3E`, { maxRedirects: 0 });

  expect([reply.status(), reply.headers().location]).toEqual([301, film.path]);
});

test('videos fit a narrow phone and have no barriers', async ({ page, site }) => {
  const { film } = await readVideos(site);
  await page.setViewportSize(NARROW);
  for (const path of ['/videos', film.path]) {
    await page.goto(path);
    await expectHydrated(page);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  }
  await page.setViewportSize(NARROW);
  await page.getByRole('link', { name: `پخش ویدئو: ${film.title}` }).click();
  await expect(page.getByRole('group', { name: 'دکمه‌های پخش' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  // The player cuts off what is wider than itself.
  await expect(page.getByRole('button', { name: /^تمام صفحه/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('k');
  await expectNoViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own player has the film with its captions, and the transcript can be read', async ({
    page,
    site,
  }) => {
    const { film } = await readVideos(site);
    await page.goto(film.path);

    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.locator('video track')).toHaveAttribute('kind', 'captions');
    await expect(page.getByRole('link', { name: /^پخش ویدئو/ })).toBeHidden();
    await expect(page.getByRole('region', { name: 'متن ویدئو' }).getByRole('listitem').first()).toBeVisible();
  });

  test('the search is a form, and a webinar a file', async ({ page, site }) => {
    const { webinar } = await readVideos(site);
    await page.goto('/videos');
    await page.getByRole('searchbox', { name: 'جست‌وجو در عنوان و متن ویدئوها' }).fill('شیم');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.goto(webinar.path);
    await expect(page.getByRole('link', { name: /^افزودن به تقویم/ })).toHaveAttribute(
      'href',
      /^data:text\/calendar/,
    );
  });
});
