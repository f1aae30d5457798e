import { expect, it } from 'vitest';
import { nextView } from './gallery.rules.ts';

it('moves forward on the left arrow and back on the right one, and wraps around', () => {
  expect(nextView('main', 'ArrowLeft')).toBe('rear');
  expect(nextView('main', 'ArrowRight')).toBe('detail');
  expect(nextView('detail', 'ArrowLeft')).toBe('main');
});

it('returns the first and last view for Home and End, and nothing for other keys', () => {
  expect(nextView('rear', 'Home')).toBe('main');
  expect(nextView('rear', 'End')).toBe('detail');
  expect(nextView('rear', 'a')).toBeUndefined();
  expect(nextView('rear', 'constructor')).toBeUndefined();
});
