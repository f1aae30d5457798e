import { describe, expect, it } from 'vitest';
import { excerptOf, folded, hasWords, wordsOf } from './help-search.rules.ts';

describe('hasWords', () => {
  it.each(['كيف پول', 'کیف‌پول', 'پول کیف', 'میشود', 'می شود', '72', '۷۲ كيف'])(
    'finds «%s» in any spelling',
    (typed) => {
      expect(hasWords(folded('موجودی کیف پول تا ۷۲ ساعت مسدود می‌شود'), folded(typed))).toBe(true);
    },
  );

  it.each(['قورباغه', 'کیف قورباغه', '', '   ', '‌'])('finds nothing for «%s»', (typed) => {
    expect(hasWords(folded('موجودی کیف پول'), folded(typed))).toBe(false);
  });
});

it('wordsOf keeps the words of neighbouring blocks apart', () => {
  expect(
    wordsOf([
      { tag: 'p', children: ['یک'] },
      { tag: 'ul', children: [{ tag: 'li', children: ['دو'] }] },
    ]),
  ).toBe('یک دو');
});

it('excerptOf ends at a word', () => {
  const excerpt = excerptOf('واژه '.repeat(60));

  expect(excerpt).toMatch(/^(واژه )+واژه…$/);
  expect(excerpt.length).toBeLessThanOrEqual(161);
  expect(excerptOf('کوتاه')).toBe('کوتاه');
});
