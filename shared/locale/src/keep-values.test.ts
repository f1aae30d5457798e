import { expect, it, vi } from 'vitest';
import { keepValues } from './keep-values.ts';

it('keeps values until there are too many', () => {
  const make = vi.fn((key: string) => ({ key }));
  const read = keepValues(2, make);

  expect([read('a'), read('a'), read('b')]).toEqual([{ key: 'a' }, { key: 'a' }, { key: 'b' }]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(read('a')).toBe(read('a'));

  read('c');
  expect(read('c')).toEqual({ key: 'c' });
  expect(make).toHaveBeenCalledTimes(3);
  read('a');
  expect(make).toHaveBeenCalledTimes(4);
});

it('keeps nothing of what fails', () => {
  const read = keepValues(2, (key: string) => {
    throw new Error(key);
  });

  expect(() => read('a')).toThrow('a');
  expect(() => read('a')).toThrow('a');
});
