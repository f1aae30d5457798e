import cases from '@bazaar/locale/fa-norm.cases.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { readTerm, searchWords } from './search-term.rules.ts';

describe('the words of a text', () => {
  it('are folded, and parted by whatever is no letter and no digit', () => {
    expect(searchWords('پمپ آب‌بندی، DN50 (۲٫۵ اینچ)')).toEqual(['پمپ', 'اببندی', 'dn50', '2', '5', 'اینچ']);
    expect(searchWords('؟!')).toEqual([]);
    expect(searchWords('a\0b\ud800c')).toEqual(['a', 'b', 'c']);
  });

  it('hold nothing that means something in a query, for every case of folding', () => {
    for (const { input } of cases) {
      expect(searchWords(input).join('')).not.toMatch(/['\\:*&|!()<>\s\0]/);
    }
  });
});

describe('a typed term', () => {
  it('needs every word, the last one as a beginning', () => {
    expect(readTerm('کابل').query).toBe("('کابل':*)");
    expect(readTerm('پمپ آب').query).toBe("('پمپ' & 'اب':*) | ('پمپاب':*)");
  });

  it('joins the prefix of a verb, and the ending of a plural', () => {
    expect(readTerm('می شود').words).toEqual(['میشود']);
    expect(readTerm('نمی شود').words).toEqual(['نمیشود']);
    expect(readTerm('پمپ های آب').words).toEqual(['پمپهای', 'اب']);
    expect(readTerm('می').words).toEqual(['می']);
  });

  it('looks for what a plural is made from', () => {
    expect(readTerm('پمپ‌ها').query).toBe("(('پمپها':* | 'پمپ'))");
    expect(readTerm('تنها').query).toBe("('تنها':*)");
  });

  it('leaves out words that say nothing, unless they are all there is', () => {
    expect(readTerm('پمپ برای آب').query).toMatch(/^\('پمپ' & 'اب':\*\) \| /);
    expect(readTerm('برای').query).toBe("('برای':*)");
  });

  it('takes a last letter or two digits as they are, beside others', () => {
    expect(readTerm('HR-2').query).toBe("('hr' & '2') | ('hr2':*)");
    expect(readTerm('2').query).toBe("('2':*)");
  });

  it('is narrowed without a short beginning, where two whole words stand before it', () => {
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
