import { describe, expect, it } from 'vitest';
import { isolateRuns, spellRanges, splitRuns } from './runs.ts';

const latinOf = (text: string) => splitRuns(text).flatMap((run) => (run.isLatin ? [run.text] : []));

describe('splitRuns', () => {
  it.each([
    ['بلبرینگ 6203-2RS، ۱۷×۴۰×۱۲ میلی‌متر', ['6203-2RS', '۱۷×۴۰×۱۲']],
    ['2SN سایز ½ اینچ (DN12)، ۲۷۵ بار', ['2SN', 'DN12']],
    ['پیچ M8×30، کلاس 8.8', ['M8×30', '8.8']],
    ['گیربکس FA37، نسبت ۱:۲۵، ۰٫۷۵ کیلووات', ['FA37', '۱:۲۵']],
    ['کابل ۳×۳۵+۱۶ میلی‌مترمربع', ['۳×۳۵+۱۶']],
    ['لوله ۱½ اینچ، A106 گرید B', ['۱½', 'A106', 'B']],
    ['فلنج (کلاس 150) DN80 (PN16)', ['150', 'DN80 (PN16)']],
    ['پمپ گریز از مرکز', []],
  ])('finds the runs of «%s» that read from left to right', (text, runs) => {
    expect(latinOf(text)).toEqual(runs);
  });

  it('keeps every character of the text in its place', () => {
    const text = 'شیر DN50 (PN16)، بدنه A216 WCB با عملگر 24 V';

    expect(
      splitRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
    for (const run of splitRuns(text)) {
      expect(text.startsWith(run.text, run.at)).toBe(true);
    }
  });
});

describe('isolateRuns', () => {
  it('isolates each Latin run of a Persian text', () => {
    expect(isolateRuns('پمپ 40-200 با موتور IE3')).toBe('پمپ \u206840-200\u2069 با موتور \u2068IE3\u2069');
  });

  it('leaves a text of one direction as it is', () => {
    expect(isolateRuns('پمپ گریز از مرکز')).toBe('پمپ گریز از مرکز');
    expect(isolateRuns('EN 10204-3.1')).toBe('EN 10204-3.1');
  });
});

describe('spellRanges', () => {
  it.each([
    ['4-20 mA', '۴ تا ۲۰ mA'],
    ['0-10 V', '۰ تا ۱۰ V'],
    ['خروجی 4-20 mA + HART', 'خروجی ۴ تا ۲۰ mA + HART'],
    ['0.5–2.5 bar', '۰٫۵ تا ۲٫۵ bar'],
  ])('writes the range of «%s» in words', (text, words) => {
    expect(spellRanges(text)).toBe(words);
  });

  it.each(['S7-1200 CPU', 'DIN 7753-1', 'E7018-1 H4R', 'EN 10204-3.1 A', '50-200', '50-200 IE3', '120-3 V'])(
    'leaves the code «%s» alone',
    (code) => {
      expect(spellRanges(code)).toBe(code);
    },
  );
});
