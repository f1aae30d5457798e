import { countVisit, getMediaVideo, searchMediaVideos } from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { given, problem, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenVideo, givenVideos, givenWebinar } from '../../common/media/media.fixture.ts';
import { captionsShown, rememberPlace, videoPlaces } from '../../common/media/video-places.store.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

const ADDRESS = '/videos/1/خواندن-پلاک-الکتروموتور';
const other = givenVideo({ id: 2, title: 'قفل و برچسب', slug: 'قفل-و-برچسب', group: 'ایمنی' });

let playing: ReturnType<typeof vi.spyOn>;

beforeAll(preloadAllFamilies);
beforeEach(() => {
  playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  videoPlaces.remove();
  captionsShown.remove();
  vi.restoreAllMocks();
});

const renderVideo = (address = ADDRESS, video = givenVideo()) =>
  renderAt(remote, address, {
    handlers: [
      given(getMediaVideo, video),
      given(searchMediaVideos, givenVideos([video, other])),
      given(countVisit, { count: 1 }),
    ],
  });

/** One name for both states, which the pressed state tells. */
const captions = () => screen.getByRole('button', { name: 'زیرنویس (C)' });

async function play() {
  await userEvent.click(screen.getByRole('link', { name: 'پخش ویدئو: خواندن پلاک الکتروموتور' }));
  await screen.findByRole('group', { name: 'دکمه‌های پخش' });
  return document.querySelector('video') as HTMLVideoElement;
}

describe('/videos/:videoId/*', () => {
  it('shows a still picture, the transcript and what the video is about, and no player', async () => {
    await renderVideo();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('خواندن پلاک الکتروموتور');
    expect(screen.getByRole('link', { name: /^پخش ویدئو/ }).getAttribute('href')).toBe('/film.mp4');
    expect(within(screen.getByRole('region', { name: 'متن ویدئو' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    expect(screen.getByText(/۳۶ ثانیه/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'خرید الکتروموتور' }).getAttribute('href')).toMatch(
      /^\/contents\/2\//,
    );
    expect(screen.getByRole('link', { name: 'قفل و برچسب' })).toBeTruthy();
    expect(document.querySelector('video')).toBeNull();
  });

  it('plays on a press, with captions, and takes the focus', async () => {
    await renderVideo();
    const film = await play();

    expect(film.getAttribute('src')).toBe('/film.mp4');
    expect(film.querySelector('track')?.getAttribute('src')).toBe('/film.vtt');
    expect(playing).toHaveBeenCalled();
    expect(document.activeElement?.closest('section')?.getAttribute('dir')).toBe('ltr');
    expect(captions().getAttribute('aria-pressed')).toBe('true');
  });

  it('goes on where it stopped, and from the second of the address when there is one', async () => {
    rememberPlace({ id: 1, at: 12, seconds: 36 });
    await renderVideo();

    expect(screen.getByText('ادامه از ۰۰:۱۲')).toBeTruthy();
    expect((await play()).currentTime).toBe(12);
  });

  it('plays from the second of the address', async () => {
    rememberPlace({ id: 1, at: 12, seconds: 36 });
    await renderVideo(`${ADDRESS}?t=20`);

    expect((await play()).currentTime).toBe(20);
  });

  it('remembers its place when it is paused', async () => {
    await renderVideo();
    const film = await play();
    film.currentTime = 7;
    fireEvent.pause(film);

    expect(videoPlaces.get()).toEqual([{ id: 1, at: 7, seconds: 36 }]);
  });

  it('plays from a line of the transcript, and marks the line that is spoken', async () => {
    await renderVideo();
    await userEvent.click(screen.getByRole('button', { name: /موتور چهار قطب/ }));
    await screen.findByRole('group', { name: 'دکمه‌های پخش' });
    const film = document.querySelector('video') as HTMLVideoElement;

    expect(film.currentTime).toBe(20);
    fireEvent.timeUpdate(film);
    expect(screen.getByRole('button', { current: true }).textContent).toContain('موتور چهار قطب');
    await userEvent.click(screen.getByRole('button', { name: /توان روی شفت/ }));
    expect(film.currentTime).toBe(5);
  });

  it('finds words in the transcript', async () => {
    await renderVideo();
    const transcript = within(screen.getByRole('region', { name: 'متن ویدئو' }));

    await userEvent.type(transcript.getByRole('searchbox'), 'شفت');
    expect(transcript.getAllByRole('listitem')).toHaveLength(1);
    expect(transcript.getByRole('status').textContent).toBe('۱ مورد');
    await userEvent.type(transcript.getByRole('searchbox'), 'ماهی');
    expect(transcript.getByRole('status').textContent).toBe('این واژه در متن نیست.');
  });

  it('is played by keys: captions, speed, five seconds', async () => {
    await renderVideo();
    const film = await play();
    Object.defineProperty(film, 'duration', { value: 36 });
    film.currentTime = 10;
    const player = screen.getByRole('group', { name: 'دکمه‌های پخش' });

    fireEvent.keyDown(player, { code: 'ArrowRight' });
    expect(film.currentTime).toBe(15);
    fireEvent.keyDown(player, { code: 'ArrowLeft' });
    fireEvent.keyDown(player, { code: 'ArrowLeft' });
    expect(film.currentTime).toBe(5);
    fireEvent.keyDown(player, { code: 'Period', shiftKey: true });
    expect(film.playbackRate).toBe(1.25);
    fireEvent.keyDown(player, { code: 'KeyC' });
    expect(captionsShown.get()).toBe(false);
    expect(captions().getAttribute('aria-pressed')).toBe('false');
  });

  it('says that the film did not load, and tries again', async () => {
    await renderVideo();
    const film = await play();
    const load = vi.spyOn(film, 'load').mockImplementation(() => {});
    fireEvent.error(film);

    expect(screen.getByRole('alert').textContent).toContain('ویدئو بارگذاری نشد.');
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads back to the card of the video', async () => {
    await renderVideo();

    expect(screen.getByRole('link', { name: 'بستن پخش‌کننده' }).getAttribute('href')).toBe('/videos#video-1');
  });

  it('counts a visit', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    const { host } = await renderVideo();
    act(() => {
      for (const work of idle) {
        work();
      }
    });

    await vi.waitFor(() =>
      expect(host.calls.find(({ endpoint }) => endpoint === countVisit)?.input?.body).toEqual({
        objectType: 'MediaVideo',
        objectId: 1,
      }),
    );
    vi.unstubAllGlobals();
  });

  it('tells search engines of the film with its transcript', async () => {
    const { host } = await renderVideo();
    const head = await headOf(host, '/videos/:videoId/*', { id: 1, now: '', startAt: null });

    expect(head?.canonicalPath).toBe(encodeURI(ADDRESS));
    expect(blockTypes(head)).toEqual(['VideoObject', 'BreadcrumbList']);
    expect(head?.jsonLd?.[0]).toMatchObject({
      contentUrl: 'https://bazaar.example/film.mp4',
      thumbnailUrl: 'https://bazaar.example/film.jpg',
      duration: 'PT36S',
      transcript: expect.stringContaining('توان روی شفت'),
    });
  });

  it.each(['/videos/abc/x', '/videos/0/x', '/videos/1.5/x', '/videos/2147483648/x'])(
    'has no page at %s, and asks for none',
    async (address) => {
      const { host } = await renderVideo(address);

      expect(screen.getByRole('alert').textContent).toMatch(/^404/);
      expect(host.calls).toEqual([]);
    },
  );

  it('redirects another name to the canonical one, with its query', async () => {
    const { router } = await renderVideo('/videos/1/%3Cscript%3E?t=5');

    expect(decodeURI(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?t=5');
  });

  it("passes on the service's 404", async () => {
    await renderAt(remote, '/videos/9/x', {
      handlers: [given(getMediaVideo, problem(404)), given(searchMediaVideos, givenVideos([]))],
    });

    expect(screen.getByRole('alert').textContent).toMatch(/^404/);
  });
});

describe('a webinar', () => {
  it('to come shows its time in words and a calendar file, and no player', async () => {
    const webinar = givenWebinar({ startsAt: '2099-11-29T13:30:00Z' });
    const { host } = await renderVideo('/videos/101/انتخاب-پمپ', webinar);
    const head = await headOf(host, '/videos/:videoId/*', { id: 101, now: '', startAt: null });

    expect(screen.getByRole('region', { name: 'وبینار پیش رو' }).textContent).toContain(
      'ساعت ۱۷ تا ۱۸:۱۵ به وقت تهران',
    );
    expect(screen.getByRole('link', { name: 'افزودن به تقویم: انتخاب پمپ' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^پخش ویدئو/ })).toBeNull();
    expect(blockTypes(head)).toEqual(['Event', 'BreadcrumbList']);
    expect(head?.jsonLd?.[0]).toMatchObject({
      startDate: '2099-11-29T13:30:00.000Z',
      endDate: '2099-11-29T14:45:00.000Z',
    });
  });

  it('that is past is a recording', async () => {
    const past = givenWebinar({ startsAt: '2020-11-29T13:30:00Z', clipSeconds: 38, fileUrl: '/film.mp4' });
    await renderVideo('/videos/101/انتخاب-پمپ', past);

    expect(screen.getByRole('region', { name: 'گزیده ضبط‌شده وبینار' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'پخش ویدئو: انتخاب پمپ' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /تقویم/ })).toBeNull();
  });
});
