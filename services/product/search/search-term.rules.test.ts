import cases from '@bazaar/locale/fa-norm.cases.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { readTerm, searchWords } from './search-term.rules.ts';

describe('the words of a text', () => {
  it('are normalized, and separated by everything but letters and digits', () => {
    expect(searchWords('پمپ آب‌بندی، DN50 (۲٫۵ اینچ)')).toEqual(['پمپ', 'اببندی', 'dn50', '2', '5', 'اینچ']);
    expect(searchWords('؟!')).toEqual([]);
    expect(searchWords('a\0b\ud800c')).toEqual(['a', 'b', 'c']);
  });

  it('contain no tsquery syntax, for any case of normalization', () => {
    for (const { input } of cases) {
      expect(searchWords(input).join('')).not.toMatch(/['\\:*&|!()<>\s\0]/);
    }
  });
});

describe('a typed term', () => {
  it('requires every word, the last one as a prefix', () => {
    expect(readTerm('کابل').query).toBe("('کابل':*)");
    expect(readTerm('پمپ آب').query).toBe("('پمپ' & 'اب':*) | ('پمپاب':*)");
  });

  it("joins a verb's prefix and a plural's ending", () => {
    expect(readTerm('می شود').words).toEqual(['میشود']);
    expect(readTerm('نمی شود').words).toEqual(['نمیشود']);
    expect(readTerm('پمپ های آب').words).toEqual(['پمپهای', 'اب']);
    expect(readTerm('می').words).toEqual(['می']);
  });

  it('also searches the singular of a plural', () => {
    expect(readTerm('پمپ‌ها').query).toBe("(('پمپها':* | 'پمپ'))");
    expect(readTerm('تنها').query).toBe("('تنها':*)");
  });

  it('leaves out stop words, unless there are no others', () => {
    expect(readTerm('پمپ برای آب').query).toMatch(/^\('پمپ' & 'اب':\*\) \| /);
    expect(readTerm('برای').query).toBe("('برای':*)");
  });

  it('takes a last single letter or two digits as a whole word, beside others', () => {
    expect(readTerm('HR-2').query).toBe("('hr' & '2') | ('hr2':*)");
    expect(readTerm('2').query).toBe("('2':*)");
  });

  it('has a narrow query without a short prefix when two whole words precede it', () => {
    expect(readTerm('کفش طوسی سا').narrowQuery).toBe(
      "('کفش' & 'طوسی') | ('کفشطوسی' & 'سا':*) | ('کفش' & 'طوسیسا':*)",
    );
    for (const term of ['پمپ آب', 'کابل', 'کفش طوسی سایز']) {
      expect(readTerm(term).narrowQuery).toBe(readTerm(term).query);
    }
  });

  it('has no query without a word, and at most eight words', () => {
    expect(readTerm('؟').query).toBe('');
    expect(readTerm('؟').key).toBe('');
    expect(readTerm('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1').words).toHaveLength(8);
  });

  it('reads an asterisk between numbers as a times sign', () => {
    expect(readTerm('5*1.5').words).toEqual(readTerm('۵×۱٫۵').words);
  });
});
