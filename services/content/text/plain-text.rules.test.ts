import { describe, expect, it } from 'vitest';
import { plainText, storedLine, storedText } from './plain-text.rules.ts';

describe('plainText', () => {
  it('removes tags and the content of scripts, and resolves entities once', () => {
    expect(plainText('<b>سلام</b><script>alert(1)</script> &lt;b&gt; &amp;lt; R&amp;D')).toBe(
      'سلام <b> &lt; R&D',
    );
  });

  it('leaves comparisons and quotes unchanged', () => {
    expect(plainText('فشار 5 < 6 و 7 > 3 و "نقل" و it\'s')).toBe('فشار 5 < 6 و 7 > 3 و "نقل" و it\'s');
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<style>p{}</style>',
    '<!-- x -->',
  ])('returns no text for %s', (markup) => {
    expect(plainText(`یک ${markup}دو`)).toBe('یک دو');
  });
});

describe('storedText', () => {
  it('removes direction marks, controls and invisible fillers', () => {
    expect(storedText('a\u202Eb\u2067c\u200Fd\u0000e\u0085f\u00ADg\u{E0041}h\uFEFFi\u3164')).toBe(
      'abcdefghi',
    );
  });

  it("keeps a person's line breaks, with at most one empty line in a row", () => {
    expect(storedText(' یک \r\n\r\n\r\n\t دو   سه\rچهار ')).toBe('یک\n\nدو سه\nچهار');
  });

  it('keeps the half-space and normalizes letters to one script', () => {
    expect(storedText('مي\u200Cشود كتاب')).toBe('می\u200Cشود کتاب');
  });

  it('replaces half a surrogate pair, which no database holds', () => {
    expect(storedText('a\uD800b').isWellFormed()).toBe(true);
  });
});

it('storedLine puts all text on one line', () => {
  expect(storedLine('یک\n\nدو\tسه')).toBe('یک دو سه');
});
