import { expect, it } from 'vitest';
import { nextView } from './gallery.rules.ts';

it('goes forward to the left and back to the right, around the ends', () => {
  expect(nextView('main', 'ArrowLeft')).toBe('rear');
  expect(nextView('main', 'ArrowRight')).toBe('detail');
  expect(nextView('detail', 'ArrowLeft')).toBe('main');
});

it('knows the ends, and nothing of other keys', () => {
  expect(nextView('rear', 'Home')).toBe('main');
  expect(nextView('rear', 'End')).toBe('detail');
  expect(nextView('rear', 'a')).toBeUndefined();
  expect(nextView('rear', 'constructor')).toBeUndefined();
});
