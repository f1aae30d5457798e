import { describe, expect, it } from 'vitest';
import { readRuns, textForFont } from './text-runs.rules.ts';

const ZWNJ = '\u200C';

/**
 * A line as it is displayed, from the left: runs are placed from the right, and the font reverses Arabic-script text.
 */
function seen(text: string): string[] {
  return readRuns(text)
    .toReversed()
    .map((run) => run.text);
}

describe('a line of a sheet', () => {
  it.each([
    ['دمای کاری', ['کاری', ' ', 'دمای']],
    ['۲ تا ۵۰', ['۵۰', ' ', 'تا', ' ', '۲']],
    ['۱٬۲۵۰٫۵ متر', ['متر', ' ', '۱٬۲۵۰٫۵']],
    ['استیل ۳۰۴، برنز', ['برنز', ' ', '،', '۳۰۴', ' ', 'استیل']],
    ['استاندارد ISO 9001 دارد', ['دارد', ' ', 'ISO 9001', ' ', 'استاندارد']],
    ['4-20 mA، 0-10 V', ['0-10 V', ' ', '،', '4-20 mA']],
    ['A4-80', ['A4-80']],
    ['N·m و m³/h و °C', ['°C', ' ', 'و', ' ', 'm³/h', ' ', 'و', ' ', 'N·m']],
  ])('displays «%s» as %j', (text, runs) => {
    expect(seen(text)).toEqual(runs);
  });

  it('keeps a sign on the left of its number, and the digits of a fraction in order', () => {
    expect(seen('\u200E−۱۰ تا ۹۰').join('')).toBe('۹۰ تا −۱۰');
    expect(seen('شیر ۵/۲')).toEqual(['۵', '/', '۲', ' ', 'شیر']);
    expect(seen('۲−۵').join('')).toBe('۵−۲');
  });

  it('mirrors brackets in Persian text, but not inside Latin words', () => {
    expect(seen('(فولاد)').join('')).toBe('(فولاد)');
    expect(seen('«کاتد»').join('')).toBe('«کاتد»');
  });

  it('keeps words with joiners whole and drops direction marks', () => {
    expect(readRuns(`گرم${ZWNJ}نوردیده\u200F`)).toEqual([{ kind: 'letters', text: `گرم${ZWNJ}نوردیده` }]);
    expect(readRuns('برگهٔ')).toHaveLength(1);
    expect(readRuns('')).toEqual([]);
  });

  it('passes digits to the font in reverse, because the font reverses them again', () => {
    expect(textForFont({ kind: 'digits', text: '۱۲٫۵' })).toBe('۵٫۲۱');
    expect(textForFont({ kind: 'latin', text: '12.5' })).toBe('12.5');
    expect(textForFont({ kind: 'letters', text: 'پمپ' })).toBe('پمپ');
  });
});
