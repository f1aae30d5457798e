import { getMediaVideo, searchMediaVideos } from '@bazaar/contracts/content';
import type * as z from 'zod/mini';

const drawing = { family: 'motor', seed: 1, dimensionMm: null, code: null };

/** A video with a film, as its page gets it. */
export function givenVideo(change: Partial<z.input<typeof getMediaVideo.response>> = {}) {
  return getMediaVideo.response.parse({
    ...{ id: 1, title: 'خواندن پلاک الکتروموتور', slug: 'خواندن-پلاک-الکتروموتور', group: 'آموزش فنی' },
    ...{
      durationSeconds: 36,
      clipSeconds: 36,
      publishedAt: '2026-11-16T08:00:00Z',
      startsAt: null,
      presenter: null,
    },
    ...{ drawing, kind: 'video', summary: 'پلاک یک الکتروموتور سطر به سطر خوانده می‌شود.', visits: 1104 },
    ...{ fileUrl: '/film.mp4', posterUrl: '/film.jpg', captionsUrl: '/film.vtt' },
    lines: [
      { at: 0, text: 'پلاک را بخوانید.' },
      { at: 5, text: 'توان روی شفت ۱۵ کیلووات است.' },
      { at: 20, text: 'موتور چهار قطب است.' },
    ],
    article: { id: 2, title: 'خرید الکتروموتور', slug: 'خرید-الکتروموتور' },
    ...change,
  });
}

/** A webinar that is to come on the 29th of November at 17:00 in Tehran. */
export function givenWebinar(change: Partial<z.input<typeof getMediaVideo.response>> = {}) {
  return givenVideo({
    ...{ id: 101, title: 'انتخاب پمپ', slug: 'انتخاب-پمپ', group: 'وبینار', kind: 'webinar' },
    ...{ durationSeconds: 4_500, clipSeconds: null, fileUrl: null, posterUrl: null, captionsUrl: null },
    ...{ startsAt: '2026-11-29T13:30:00Z', presenter: 'کارشناس تجهیزات دوار', lines: [], article: null },
    ...change,
  });
}

/** The list of all videos, or what a search has found. */
export function givenVideos(videos: readonly ReturnType<typeof givenVideo>[]) {
  const groups = Map.groupBy(videos, ({ group }) => group);
  return searchMediaVideos.response.parse({
    items: [...videos],
    ...{ totalCount: videos.length, pageNumber: 1, pageSize: 100 },
    groups: [...groups].map(([title, { length }]) => ({ title, count: length })),
  });
}
