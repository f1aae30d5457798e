import { listMediaVideos, listPagesByContentType } from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { createFakeHost, given, problem, renderSlot } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenArticle, givenList, givenMedia } from '../../common/page/content.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);

const props = { title: 'بخش', take: 3 };
const news = { name: 'home.news', props };
const articles = ['نخست', 'دوم', 'سوم'].map((title, index) => givenArticle(index + 1, title));

describe('home.news', () => {
  it('shows the newest large and the others in a list, with a link to all', async () => {
    const { host } = await renderSlot(remote, news, {
      handlers: [given(listPagesByContentType, givenList(articles))],
    });

    expect(host.calls).toMatchObject([{ input: { query: { paging: { pageSize: 3 } } } }]);
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'نخست' })).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'بخش' })).getByRole('list');
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['دوم', 'سوم']);
    expect(screen.getByRole('link', { name: 'همه مطالب' }).getAttribute('href')).toBe('/contents');
  });

  it('leaves no title behind when there is nothing to show', async () => {
    await renderSlot(remote, news, { handlers: [given(listPagesByContentType, givenList([]))] });

    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('keeps its title when it fails, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = createFakeHost({ handlers: [given(listPagesByContentType, problem(503))] });
    const slot = await remote.slots?.['home.news']?.();
    await expect(slot?.load?.(host, props)).rejects.toMatchObject({ status: 503 });
    const Component = slot?.Component ?? (() => null);
    await renderSlot({ ...remote, slots: { 'home.news': async () => ({ Component }) } }, news, { host });
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(screen.getByRole('heading', { name: 'بخش' })).toBeTruthy();

    host.give(given(listPagesByContentType, givenList(articles)));
    await userEvent.click(retry);

    expect(await screen.findByRole('link', { name: 'نخست' })).toBeTruthy();
  });
});

describe('home.webinars', () => {
  it('shows day, time, title, presenter and duration of each', async () => {
    const { host } = await renderSlot(
      remote,
      { name: 'home.webinars', props },
      { handlers: [given(listMediaVideos, givenMedia('2026-11-25T13:30:00Z'))] },
    );

    expect(host.calls).toMatchObject([{ input: { query: { kind: 'webinar', paging: { pageSize: 3 } } } }]);
    const card = screen.getByRole('listitem');
    expect(within(card).getByRole('time').textContent).toBe('۴ آذر ۱۴۰۵ چهارشنبه، ساعت ۱۷:۰۰');
    expect(within(card).getByRole('heading', { level: 3, name: 'هم‌محوری لیزری' })).toBeTruthy();
    expect(within(card).getByText('کارشناس نصب')).toBeTruthy();
    expect(within(card).getByText('۶۰ دقیقه')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'هم‌محوری لیزری' }).getAttribute('href')).toMatch(
      /^\/videos\/1\//,
    );
  });
});

describe('home.videos', () => {
  it('shows title, group and duration, and leads to the page of each', async () => {
    await renderSlot(
      remote,
      { name: 'home.videos', props },
      { handlers: [given(listMediaVideos, givenMedia(null))] },
    );

    const card = screen.getByRole('listitem');
    const link = within(within(card).getByRole('heading')).getByRole('link', { name: 'هم‌محوری لیزری' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/videos/1/هم‌محوری-لیزری');
    expect(within(card).getByText('آموزش فنی')).toBeTruthy();
    expect(within(card).getByText('۰۰:۳۶')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همه ویدئوها' }).getAttribute('href')).toBe('/videos');
  });

  it('offers nothing to play for one without a film', async () => {
    const media = givenMedia(null);
    const items = media.items.map((video) => ({ ...video, clipSeconds: null }));
    await renderSlot(
      remote,
      { name: 'home.videos', props },
      { handlers: [given(listMediaVideos, { ...media, items })] },
    );

    expect(screen.queryByText('مدت:', { exact: false })).toBeNull();
    expect(screen.getByRole('link', { name: 'هم‌محوری لیزری' })).toBeTruthy();
  });

  it('renders nothing when there are no videos', async () => {
    const none = { ...givenMedia(null), items: [], totalCount: 0 };
    await renderSlot(remote, { name: 'home.videos', props }, { handlers: [given(listMediaVideos, none)] });

    expect(screen.queryByRole('heading')).toBeNull();
  });
});
