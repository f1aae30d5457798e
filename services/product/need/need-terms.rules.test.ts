import { describe, expect, it } from 'vitest';
import { readTokens } from '../understanding/tokens.rules.ts';
import { readBudget } from './budget.rules.ts';
import { readDeliveryTime } from './delivery-time.rules.ts';
import { readQuantities } from './quantity.rules.ts';
import { writeDigits, writtenNumber } from './written-numbers.rules.ts';

describe('a number in words', () => {
  it.each([
    ['دو', 2],
    ['بیست و پنج', 25],
    ['۲ هزار', 2000],
    ['پنج هزار', 5000],
    ['۵٫۵ میلیارد', 5_500_000_000],
    ['یک و نیم', 1.5],
    ['هزار', 1000],
  ])('«%s» is %d', (text, value) => {
    expect(writtenNumber(readTokens(text), 0)?.value).toBe(value);
  });

  it('is written in digits in exactly its place, when it takes several words', () => {
    const write = (text: string) => writeDigits(text, readTokens(text));

    expect(write('ورق شش دهم رول')).toBe('ورق 0.6    رول');
    expect(write('لوله بیست و پنج میل')).toBe('لوله 25         میل');
    expect(write('شیلنگ یک و یک چهارم اینچ')).toBe('شیلنگ 1 1/4         اینچ');
    expect(write('نسبت یک به صد')).toBe('نسبت 1 به 100');
    expect(write('سرند دو طبقه')).toBe('سرند دو طبقه');
    expect(write('کابل چهار در شانزده')).toBe('کابل 4 در 16       ');
  });
});

describe('a budget', () => {
  it.each([
    ['پمپ، بودجه ۲۰۰ میلیون تومان', 2_000_000_000, false],
    ['سقف بودجه ۷۰ میلیون', 700_000_000, false],
    ['۴۰ میلیون بودجه داریم', 400_000_000, false],
    ['۵٬۰۰۰٬۰۰۰ ریال', 5_000_000, false],
    ['متری زیر ۲۰۰ هزار تومان', 2_000_000, true],
    ['دانه‌ای تا ۴ میلیون', 40_000_000, true],
    ['هر دستگاه زیر ۱۷ میلیون تومان', 170_000_000, true],
  ])('of «%s» is %d rial', (text, rial, perUnit) => {
    expect(readBudget(readTokens(text))).toMatchObject({ rial, perUnit });
  });

  it.each(['۲ هزار تن گندله', 'پمپ ۵۰ متر مکعب در ساعت', 'هزار عدد پیچ'])('is not read from «%s»', (text) => {
    expect(readBudget(readTokens(text))).toBeUndefined();
  });
});

/** 2 Azar 1405. */
const MONDAY = { year: 1405, month: 9, day: 2 };

describe('a time of delivery', () => {
  it.each([
    ['تا دو هفته', 14],
    ['ظرف ۴۸ ساعت', 2],
    ['۷۲ ساعته بفرستید', 3],
    ['۲۴ ساعت تحویل', 1],
    ['ظرف یک ماه', 30],
    ['تحویل ۱۰ روزه', 10],
    ['ظرف یک ماه و نیم', 45],
    ['دو هفته و نیم', 18],
    ['۵ تا ۷ روز', 7],
  ])('of «%s» is within %d days', (text, days) => {
    expect(readDeliveryTime(readTokens(text), MONDAY)?.withinDays).toBe(days);
  });

  it.each([
    ['تا آخر هفته', MONDAY, 4],
    ['تا آخر هفته', { year: 1405, month: 9, day: 5 }, 1],
    ['تا آخر هفته', { year: 1405, month: 9, day: 6 }, 7],
    ['تا آخر هفته آینده', MONDAY, 11],
    ['تا هفته آینده', { year: 1405, month: 9, day: 6 }, 7],
    ['تا آخر ماه', MONDAY, 28],
    ['تا آخر ماه', { year: 1405, month: 8, day: 29 }, 1],
    ['تا آخر ماه', { year: 1405, month: 8, day: 30 }, 1],
    ['تا پایان ماه آینده', { year: 1405, month: 6, day: 31 }, 30],
    ['تا آخر ماه بعد', { year: 1405, month: 12, day: 29 }, 31],
    ['تا آخر فصل', MONDAY, 28],
    ['تا پایان سال', { year: 1405, month: 12, day: 1 }, 28],
    ['تا پایان سال', { year: 1403, month: 12, day: 1 }, 29],
  ])('«%s» ends with the calendar, on %j within %d days', (text, today, days) => {
    expect(readDeliveryTime(readTokens(text), today)?.withinDays).toBe(days);
  });

  it('may only be urgent', () => {
    expect(readDeliveryTime(readTokens('بتن، شیراز، فوری'), MONDAY)).toMatchObject({
      withinDays: null,
      isUrgent: true,
    });
  });

  it.each([
    'تینر فوری ۱۰۰۰۰',
    'پمپ ۵۰ متر مکعب در ساعت',
    'گارانتی ۱۲ ماه',
    'مقاومت ۲۸ روزه',
    'باتری ۱۲ ساعته',
  ])('is not read from «%s»', (text) => {
    expect(readDeliveryTime(readTokens(text), MONDAY)).toBeUndefined();
  });
});

describe('a quantity', () => {
  const read = (text: string) => readQuantities(readTokens(text)).map(({ value, unit }) => [value, unit]);

  it.each([
    ['۵ عدد پمپ', 5, 'عدد'],
    ['بیست شاخه تیرآهن', 20, 'شاخه'],
    ['گندله، ۲ هزار تن', 2000, 'تن'],
    ['۳۵۰ متر مربع پانل', 350, 'مترمربع'],
    ['پیچ صد کیلو', 100, 'کیلوگرم'],
    ['۵ تا پمپ', 5, 'عدد'],
  ])('of «%s» is %d %s', (text, value, unit) => {
    expect(read(text)).toEqual([[value, unit]]);
  });

  it.each([
    'شاخه ۱۲ متری',
    'پمپ ۵۰ متر مکعب در ساعت',
    'هد ۳۰ متر',
    'چیلر ۱۰۰ تن تبرید',
    'لیبل‌زن ۶۰ عدد در دقیقه',
    'نیروی حداقل ۵۰ تن',
    'اتاق ۱۵۰ متر مکعبی',
  ])('is not read from «%s»', (text) => {
    expect(read(text)).toEqual([]);
  });
});
