import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPersianDigits } from './digits.ts';
import { formatNumber, formatPercent, formatSignedPercent, parseNumberFa } from './numbers.ts';

describe('parseNumberFa', () => {
  it.each([
    ['۲٫۵', 2.5],
    ['2.5', 2.5],
    ['٢٫٥', 2.5],
    ['۱۲٬۵۰۰', 12_500],
    ['1,200', 1200],
    ['۱،۲۰۰،۰۰۰', 1_200_000],
    ['۱۲٬۵۰۰٫۷۵', 12_500.75],
    ['۱۲٬۵۰۰۰', 125_000],
    [' ۷ ', 7],
    ['007', 7],
    ['.5', 0.5],
    ['۵٫', 5],
    ['-۵', -5],
    ['+5', 5],
    ['\u200E−۵', -5],
    ['0', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumberFa(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '1,2',
    '12,50',
    '1,2000',
    '1.2.3',
    '1.200.000',
    '1 200',
    '۲/۵',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '۵ عدد',
    '--5',
    '٬۵',
    '۵٬',
    '9007199254740992',
  ])('refuses %j', (text) => {
    expect(parseNumberFa(text)).toBeNull();
  });

  it('gives zero without a sign for a negative zero', () => {
    expect(Object.is(parseNumberFa('-0'), 0)).toBe(true);
  });
});

describe('formatNumber', () => {
  it('groups thousands and uses the Persian decimal separator', () => {
    expect(formatNumber(12_500)).toBe('۱۲٬۵۰۰');
    expect(formatNumber(2.5)).toBe('۲٫۵');
  });

  it('shows at most three fraction digits by default', () => {
    expect(formatNumber(1 / 3)).toBe('۰٫۳۳۳');
    expect(formatNumber(1 / 3, { maximumFractionDigits: 1 })).toBe('۰٫۳');
    expect(formatNumber(2.6, { maximumFractionDigits: 0 })).toBe('۳');
  });

  it('keeps the sign on the left, and gives none to a zero', () => {
    expect(formatNumber(-12)).toBe('\u200E−۱۲');
    expect(formatNumber(-0)).toBe('۰');
    expect(formatNumber(-0.0001)).toBe('۰');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError);
  });

  it('is read back as the same number', () => {
    const decimal = fc
      .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }))
      .map(([whole, places]) => whole / 10 ** places + 0);
    fc.assert(
      fc.property(decimal, (value) => {
        expect(parseNumberFa(formatNumber(value, { maximumFractionDigits: 20 }))).toBe(value);
      }),
      { seed: 1405, numRuns: 5000 },
    );
  });

  it('is read back whichever digits it is typed in', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(999), (whole, thousandths) => {
        const typed = `${whole}.${String(thousandths).padStart(3, '0')}`;
        const value = Number(typed);
        expect(parseNumberFa(typed)).toBe(value);
        expect(parseNumberFa(toPersianDigits(typed).replace('.', '٫'))).toBe(value);
        expect(parseNumberFa(whole.toLocaleString('en-US'))).toBe(whole);
      }),
      { seed: 1405, numRuns: 2000 },
    );
  });
});

describe('formatPercent', () => {
  it('shows a ratio in hundredths', () => {
    expect(formatPercent(0.96)).toBe('۹۶٪');
    expect(formatPercent(0.125, { maximumFractionDigits: 1 })).toBe('۱۲٫۵٪');
    expect(formatPercent(0)).toBe('۰٪');
  });
});

describe('formatSignedPercent', () => {
  it('puts the sign in front, on the left side', () => {
    expect(formatSignedPercent(0.025)).toBe('\u200E+۲٫۵٪');
    expect(formatSignedPercent(-0.05)).toBe('\u200E\u2212۵٪');
    expect(formatSignedPercent(1.2345, { maximumFractionDigits: 0 })).toBe('\u200E+۱۲۳٪');
  });

  it('has no sign where it rounds to nothing', () => {
    expect(formatSignedPercent(0)).toBe('۰٪');
    expect(formatSignedPercent(-0.0001)).toBe('۰٪');
  });
});

describe('numbers, percentages and signed ones', () => {
  const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('fa-IR', options);
  /** Money, measures, ratios, sums with the dust of binary fractions, and numbers with an exponent. */
  const value = fc.oneof(
    fc.maxSafeInteger(),
    fc
      .tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: 9 }))
      .map(([whole, places]) => whole / 10 ** places),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );

  it('are shown as Intl shows them', () => {
    const asIntl = fc.property(value, fc.integer({ min: 0, max: 4 }), (number, maximumFractionDigits) => {
      const style = 'percent' as const;
      const plain = intl({ maximumFractionDigits, signDisplay: 'negative' });
      const percent = intl({ maximumFractionDigits, signDisplay: 'negative', style });
      const signed = intl({ maximumFractionDigits, signDisplay: 'exceptZero', style });

      expect(formatNumber(number, { maximumFractionDigits })).toBe(plain.format(number));
      // A hundred times a larger number has more digits than a double, of which Intl shows others.
      if (Math.abs(number) < 1e13) {
        expect(formatPercent(number, { maximumFractionDigits })).toBe(percent.format(number));
        expect(formatSignedPercent(number, { maximumFractionDigits })).toBe(signed.format(number));
      }
    });

    fc.assert(asIntl, { seed: 1405, numRuns: 3000 });
  });

  it.each([1.005, 0.285, 0.5, 1.5, 2.5, 0.05, 9.995, 999.9995, 0.999_95, 1e-7, 1e21, -0.5])(
    'are rounded as Intl rounds %d',
    (number) => {
      for (const maximumFractionDigits of [0, 1, 2, 3]) {
        const options = { maximumFractionDigits, signDisplay: 'negative' } as const;
        expect(formatNumber(number, options)).toBe(intl(options).format(number));
      }
    },
  );
});
