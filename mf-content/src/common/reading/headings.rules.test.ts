import { describe, expect, it } from 'vitest';
import { headingsOf, plainText } from './headings.rules.ts';

describe('headingsOf', () => {
  it('lists the headings that have an anchor, in order and with their level', () => {
    expect(
      headingsOf([
        { tag: 'h2', id: 'a', children: ['نخست ', { tag: 'em', children: ['مهم'] }] },
        { tag: 'p', children: ['متن'] },
        { tag: 'blockquote', children: [{ tag: 'h3', id: 'b', children: ['دوم'] }] },
        { tag: 'h2', children: ['بی‌نشانی'] },
      ]),
    ).toEqual([
      { id: 'a', text: 'نخست مهم', level: 2 },
      { id: 'b', text: 'دوم', level: 3 },
    ]);
  });
});

describe('plainText', () => {
  it('separates blocks by a space and joins inline marks', () => {
    expect(
      plainText([
        { tag: 'p', children: ['پمپ', { tag: 'strong', children: ['‌ها'] }] },
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['یک'] },
            { tag: 'li', children: ['دو'] },
          ],
        },
      ]),
    ).toBe('پمپ‌ها یک دو');
  });
});
