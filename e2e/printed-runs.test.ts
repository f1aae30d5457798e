import { expect, it } from 'vitest';
import { readRuns, type TextRun } from './printed-runs.fixture.ts';

const at = (text: string, x: number, y = 700): TextRun => ({ text, x, y, width: 5 * text.length, size: 10 });

it('reads letters that are written one by one from the right', () => {
  expect(readRuns([at('پ', 100), at('م', 95), at('پ', 90)])).toContain('پمپ');
});

it('reads a number and a Latin word within a Persian line from the left', () => {
  const line = [at('رنگ', 200), at('R', 170), at('A', 175), at('L', 180), at('۳', 185), at('۰', 190)];

  expect(readRuns(line)).toContain('رنگRAL۳۰');
});

it('keeps a decimal mark within its number', () => {
  expect(readRuns([at('۱', 90), at('٫', 95), at('۵', 100), at('تن', 70)])).toContain('۱٫۵ تن');
});

it('puts a comma that is written with a number behind it', () => {
  expect(readRuns([at('ساعت', 50), at('،۱۴۰۵', 90), at('آذر', 120)])).toContain('آذر۱۴۰۵، ساعت');
});

it('puts a text that is broken over two lines together, beside another cell', () => {
  const cells = [at('پیچ', 300, 700), at('فلنج', 100, 700), at('آلنی', 300, 686), at('جوشی', 100, 686)];

  expect(readRuns(cells)).toContain('پیچ آلنی');
  expect(readRuns(cells)).toContain('فلنج جوشی');
});

it('does not join texts that stand far apart', () => {
  expect(readRuns([at('بالا', 300, 700), at('پایین', 300, 400)])).not.toContain('بالا پایین');
});
