import { expect, it } from 'vitest';
import { nextView } from './gallery.rules.ts';

it('moves forward on the left arrow and back on the right one, and wraps around', () => {
  expect(nextView('main', 'ArrowLeft')).toBe('outline');
  expect(nextView('main', 'ArrowRight')).toBe('detail');
  expect(nextView('detail', 'ArrowLeft')).toBe('main');
});

it('returns the first and last view for Home and End, and nothing for other keys', () => {
  expect(nextView('outline', 'Home')).toBe('main');
  expect(nextView('outline', 'End')).toBe('detail');
  expect(nextView('outline', 'a')).toBeUndefined();
  expect(nextView('outline', 'constructor')).toBeUndefined();
});
