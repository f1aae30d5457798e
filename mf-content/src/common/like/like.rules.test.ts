import { expect, it } from 'vitest';
import { wantedLike } from './like.rules.ts';

it('counts a like once, and takes it back once', () => {
  const none = { liked: false, likes: 4 };
  const one = wantedLike(none, true);

  expect(one).toEqual({ liked: true, likes: 5 });
  expect(wantedLike(one, true)).toBe(one);
  expect(wantedLike(one, false)).toEqual(none);
  expect(wantedLike({ liked: true, likes: 0 }, false)).toEqual({ liked: false, likes: 0 });
});
