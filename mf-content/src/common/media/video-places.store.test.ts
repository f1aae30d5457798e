// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { placeToGoOn, rememberPlace, shareSeen, videoPlaces } from './video-places.store.ts';

afterEach(() => videoPlaces.remove());

describe('places of videos', () => {
  it('go on where watching stopped, and from the beginning after the end', () => {
    rememberPlace({ id: 1, at: 9, seconds: 36 });
    rememberPlace({ id: 2, at: 35.2, seconds: 36 });

    expect(shareSeen(videoPlaces.get(), 1)).toBe(0.25);
    expect(placeToGoOn(videoPlaces.get(), 1)).toBe(9);
    expect(shareSeen(videoPlaces.get(), 2)).toBe(1);
    expect(placeToGoOn(videoPlaces.get(), 2)).toBe(0);
    expect(shareSeen(videoPlaces.get(), 3)).toBeNull();
    expect(placeToGoOn(videoPlaces.get(), 3)).toBe(0);
  });

  it('are kept once for each video, the latest first, and not for ever', () => {
    for (let id = 1; id <= 60; id += 1) {
      rememberPlace({ id, at: 1, seconds: 30 });
    }
    rememberPlace({ id: 60, at: 5, seconds: 30 });

    expect(videoPlaces.get()).toHaveLength(50);
    expect(videoPlaces.get()[0]).toEqual({ id: 60, at: 5, seconds: 30 });
  });
});
