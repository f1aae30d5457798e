import { searchMediaVideos } from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { given, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { givenVideo, givenVideos, givenWebinar } from '../../common/media/media.fixture.ts';
import { rememberPlace, takenWebinars, videoPlaces } from '../../common/media/video-places.store.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);
afterEach(() => {
  videoPlaces.remove();
  takenWebinars.remove();
  vi.useRealTimers();
});

const all = [
  givenVideo(),
  givenVideo({ id: 2, title: 'قفل و برچسب', slug: 'قفل-و-برچسب', group: 'ایمنی' }),
  givenVideo({ id: 3, title: 'بی فیلم', slug: 'بی-فیلم', clipSeconds: null, fileUrl: null }),
  givenWebinar(),
  givenWebinar({
    id: 11,
    title: 'کمپرسورخانه',
    slug: 'x',
    startsAt: '2026-11-04T13:30:00Z',
    clipSeconds: 38,
    fileUrl: '/f',
  }),
];

async function renderVideos(address = '/videos', videos = all) {
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z'), toFake: ['Date'] });
  return renderAt(remote, address, { handlers: [given(searchMediaVideos, givenVideos(videos))] });
}

describe('/videos', () => {
  it('shows webinars to come, videos by group, and recordings, each with a link to its page', async () => {
    await renderVideos();

    expect(screen.getByRole('heading', { level: 1, name: 'ویدئوها و وبینارها' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'وبینارهای پیش رو',
      'آموزش فنی',
      'ایمنی',
      'وبینارهای گذشته',
    ]);
    const webinar = within(screen.getByRole('list', { name: 'وبینارهای پیش رو' })).getByRole('listitem');
    expect(within(webinar).getByRole('time').textContent).toBe('یکشنبه ۸ آذر ۱۴۰۵');
    expect(within(webinar).getByText('ساعت ۱۷ تا ۱۸:۱۵')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'خواندن پلاک الکتروموتور' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/videos/1/خواندن-پلاک-الکتروموتور');
    expect(screen.getByText(/برگزارشده ۱۳ آبان ۱۴۰۵/)).toBeTruthy();
  });

  it('offers nothing to play for a video without a film', async () => {
    await renderVideos();

    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
    expect(cards.filter((text) => text.includes('مدت:')).length).toBe(3);
    expect(cards.filter((text) => text.includes('زیرنویس دارد؛ مدت: ')).length).toBe(3);
    expect(cards.find((text) => text.includes('بی فیلم'))).not.toContain('مدت:');
  });

  it('links to groups with their numbers, and keeps the words of a search in them', async () => {
    const { host } = await renderVideos('/videos?q=شیم');

    const groups = within(screen.getByRole('list', { name: 'گروه‌ها' }));
    const safety = groups.getByRole('link', { name: 'ایمنی ۱' });
    expect(decodeURIComponent(safety.getAttribute('href') ?? '')).toBe('/videos?group=ایمنی&q=شیم');
    expect(host.calls[0]?.input).toMatchObject({ query: { term: 'شیم' } });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'شیم');
  });

  it('searches without leaving the page', async () => {
    const { router } = await renderVideos();

    await userEvent.type(screen.getByRole('searchbox'), ' شیم {Enter}');

    expect(decodeURIComponent(router.state.location.search)).toBe('?q=شیم');
  });

  it('leads back from words that no video has', async () => {
    await renderVideos('/videos?q=ماهی', []);

    expect(screen.getByRole('heading', { name: 'ویدئویی با این واژه نیست' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'پاک کردن جست‌وجو' }).getAttribute('href')).toBe('/videos');
  });

  it('shows how much of a video was watched', async () => {
    rememberPlace({ id: 1, at: 9, seconds: 36 });
    await renderVideos();

    expect(screen.getByRole('progressbar', { name: '۲۵ درصد دیده شده' })).toHaveProperty('value', 25);
  });

  it('gives a webinar as a calendar file, and remembers it', async () => {
    await renderVideos();
    const button = screen.getByRole('link', { name: 'افزودن به تقویم: انتخاب پمپ' });
    const file = decodeURIComponent(button.getAttribute('href')?.split(',').slice(1).join(',') ?? '');

    expect(button.getAttribute('download')).toBe('انتخاب پمپ.ics');
    expect(file).toContain('DTSTART:20261129T133000Z\r\nDTEND:20261129T144500Z');
    expect(file.replaceAll('\r\n ', '')).toContain('/videos/101/');
    button.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: 'در تقویم شماست: انتخاب پمپ' })).toBeTruthy();
  });

  it('is indexed as a whole; a search and a thin group are not', async () => {
    const { host } = await renderVideos();
    const whole = await headOf(host, '/videos', { now: '' });

    expect(whole).toMatchObject({ title: 'ویدئوها و وبینارها', canonicalPath: '/videos' });
    expect(whole).not.toHaveProperty('robots');
    expect(blockTypes(whole)).toEqual(['ItemList', 'BreadcrumbList']);
    expect(await headOf(host, '/videos', { group: 'ایمنی', now: '' })).toMatchObject({
      robots: 'noindex,follow',
    });
    expect(await headOf(host, '/videos', { term: 'شیم', now: '' })).toMatchObject({
      robots: 'noindex,follow',
    });
  });

  it('ignores a hostile query', async () => {
    const { host } = await renderVideos(`/videos?group=${'x'.repeat(81)}&q=${'y'.repeat(121)}`);

    expect(host.calls[0]?.input?.query).toEqual({ paging: { pageNumber: 1, pageSize: 100 } });
  });
});
