import { describe, expect, it } from 'vitest';
import { splitRuns } from './isolated-runs.tsx';

const runsOf = (text: string) => splitRuns(text).map(({ run, isLatin }) => (isLatin ? `<${run}>` : run));

describe('splitRuns', () => {
  it('keeps each Latin run in one piece, without the spaces around it', () => {
    expect(runsOf('ترانسمیتر فشار 4-20 mA با صفحه‌نمایش')).toEqual([
      'ترانسمیتر فشار ',
      '<4-20 mA>',
      ' با صفحه‌نمایش',
    ]);
    expect(runsOf('شیر DN80 × PN16، فلنجی')).toEqual(['شیر ', '<DN80 × PN16>', '، فلنجی']);
  });

  it('loses no letter of a text', () => {
    for (const text of ['', 'پمپ', 'EN 733', 'A', 'رزوه G1/2 (داخلی)', '−۱۰ تا 90 °C']) {
      expect(
        splitRuns(text)
          .map(({ run }) => run)
          .join(''),
      ).toBe(text);
    }
  });
});
