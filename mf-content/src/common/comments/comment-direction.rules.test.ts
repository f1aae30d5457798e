import { expect, it } from 'vitest';
import { directionOf } from './comment-direction.rules.ts';

it('reads a text with Persian letters from the right, whatever it begins with', () => {
  expect(directionOf('NPSH را فراموش نکنید')).toBe('rtl');
  expect(directionOf('پمپ')).toBe('rtl');
  expect(directionOf('NPSH margin: 0.6 m')).toBe('auto');
  expect(directionOf('')).toBe('auto');
});
