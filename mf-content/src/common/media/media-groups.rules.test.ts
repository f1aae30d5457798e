import { describe, expect, it } from 'vitest';
import { givenVideo, givenWebinar } from './media.fixture.ts';
import { sortMedia } from './media-groups.rules.ts';

const NOW = '2026-11-26T08:00:00Z';
const ids = (videos: readonly { id: number }[]) => videos.map(({ id }) => id);

describe('sortMedia', () => {
  it('separates webinars to come by their day, groups by size, and recordings', () => {
    const sorted = sortMedia(
      [
        givenVideo({ id: 1, group: 'ایمنی' }),
        givenVideo({ id: 2 }),
        givenVideo({ id: 3 }),
        givenWebinar({ id: 4, startsAt: '2026-12-20T13:30:00Z' }),
        givenWebinar({ id: 5 }),
        givenWebinar({ id: 6, startsAt: '2026-11-01T13:30:00Z', fileUrl: '/f.mp4', clipSeconds: 38 }),
        givenWebinar({ id: 7, startsAt: '2026-11-01T13:30:00Z' }),
      ],
      NOW,
    );

    expect(ids(sorted.upcoming)).toEqual([5, 4]);
    expect(sorted.groups.map(({ title, videos }) => [title, ids(videos)])).toEqual([
      ['آموزش فنی', [2, 3]],
      ['ایمنی', [1]],
    ]);
    expect(ids(sorted.recordings)).toEqual([6]);
  });

  it('keeps a webinar among those to come until it ends', () => {
    const webinar = givenWebinar({ startsAt: '2026-11-26T07:00:00Z', durationSeconds: 3_601 });

    expect(sortMedia([webinar], NOW).upcoming).toHaveLength(1);
    expect(sortMedia([{ ...webinar, durationSeconds: 3_600 }], NOW).upcoming).toHaveLength(0);
  });
});
