import { describe, expect, it } from 'vitest';
import { lineAt, linesWith, transcriptText } from './transcript.rules.ts';

const lines = [
  { at: 0, text: 'برق را قطع کنید.' },
  { at: 5, text: 'پایه‌ها را با شیم تراز کنید.' },
  { at: 11, text: 'دوباره بخوانید.' },
];

describe('lineAt', () => {
  it.each([
    [0, 0],
    [4.9, 0],
    [5, 1],
    [60, 2],
  ])('at second %d is line %d', (second, place) => {
    expect(lineAt(lines, second)).toBe(place);
  });

  it('is none before the first one', () => {
    expect(lineAt([{ at: 3, text: 'x' }], 1)).toBe(-1);
  });
});

describe('linesWith', () => {
  it('finds a word in any spelling, and all lines without a word', () => {
    expect(linesWith(lines, 'شيم').map(({ at }) => at)).toEqual([5]);
    expect(linesWith(lines, 'پایه ها').map(({ at }) => at)).toEqual([5]);
    expect(linesWith(lines, '  ')).toEqual(lines);
    expect(linesWith(lines, 'ماهی')).toEqual([]);
  });
});

it('transcriptText is the title and a line each', () => {
  expect(transcriptText('هم‌محوری', lines.slice(0, 2))).toBe(
    'هم‌محوری\r\n\r\nبرق را قطع کنید.\r\nپایه‌ها را با شیم تراز کنید.\r\n',
  );
});
