import { describe, expect, it } from 'vitest';
import { stepBackTarget } from './step-back.ts';

const origin = 'https://bazaar.example';

function target({
  length = 5,
  idx = 3,
  urls,
  index,
  redirectPath = '/profile?tab=1',
}: {
  length?: number;
  idx?: number | null;
  urls?: (string | null)[];
  index?: number;
  redirectPath?: string | null;
}) {
  return stepBackTarget({
    origin,
    redirectPath,
    history: { length, state: idx === null ? null : { idx } },
    navigation: urls && {
      entries: () => urls.map((url) => ({ url })),
      currentEntry: { index: index ?? urls.length - 1 },
    },
  });
}

describe('stepBackTarget', () => {
  it('is two steps back where that is a page of this site', () => {
    expect(target({ urls: [`${origin}/a`, `${origin}/b`, `${origin}/users/login`] })).toBe(-2);
    expect(target({ idx: 2 })).toBe(-2);
  });

  it('is the requested path when the history is too short', () => {
    expect(target({ length: 2, urls: [`${origin}/b`, `${origin}/users/login`] })).toBe('/profile?tab=1');
    expect(target({ length: 2, idx: 1 })).toBe('/profile?tab=1');
  });

  it.each([
    ['another site', ['https://evil.example/', `${origin}/b`, `${origin}/users/login`]],
    ['a hidden address', [null, `${origin}/b`, `${origin}/users/login`]],
    ['no entry of this site', [`${origin}/b`, `${origin}/users/login`]],
    ['no address', ['about:blank', `${origin}/b`, `${origin}/users/login`]],
  ])('is the requested path when two back is %s', (_name, urls) => {
    expect(target({ urls })).toBe('/profile?tab=1');
  });

  it('relies on the router’s count where the Navigation API is missing', () => {
    expect(target({ idx: 1 })).toBe('/profile?tab=1');
    expect(target({ idx: null })).toBe('/profile?tab=1');
  });

  it('is home when the requested path is not on this site', () => {
    expect(target({ length: 1, redirectPath: '//evil.example' })).toBe('/');
    expect(target({ length: 1, redirectPath: null })).toBe('/');
  });
});
