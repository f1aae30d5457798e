import { describe, expect, it } from 'vitest';
import { spellingOf, withListed } from './labels.rules.ts';

describe('withListed', () => {
  const labels = [{ title: 'پمپ', pagesCount: 7 }];

  it('puts a rare label that is listed first, with the number of its articles', () => {
    expect(withListed(labels, 'کابل', 2)).toEqual([{ title: 'کابل', pagesCount: 2 }, ...labels]);
  });

  it('names no label twice', () => {
    expect(withListed(labels, 'پمپ', 7)).toEqual(labels);
    expect(withListed([{ title: 'کیف پول', pagesCount: 1 }], 'كيف پول', 1)).toHaveLength(1);
    expect(withListed(labels, undefined, 40)).toEqual(labels);
  });
});

describe('spellingOf', () => {
  it('uses the spelling of the articles', () => {
    expect(spellingOf('كابل', [{ labels: ['برق'] }, { labels: ['کابل'] }])).toBe('کابل');
  });

  it('leaves a label unchanged that no article has', () => {
    expect(spellingOf('هیچ', [{ labels: ['برق'] }])).toBe('هیچ');
  });
});
