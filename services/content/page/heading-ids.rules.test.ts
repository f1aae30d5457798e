import { expect, it } from 'vitest';
import { createHeadingIds } from './heading-ids.rules.ts';

it('gives each heading its own anchor, which the contract accepts', () => {
  const ids = createHeadingIds();
  const given = ['نکته', 'نکته', '؟!', '؟!', 'واژه '.repeat(60), 'واژه '.repeat(60)].map(ids);

  expect(given.slice(0, 4)).toEqual(['نکته', 'نکته-2', 'بخش', 'بخش-2']);
  expect(new Set(given).size).toBe(given.length);
  expect(given.every((id) => /^[\p{L}\p{N}_-]{1,80}$/u.test(id))).toBe(true);
});
