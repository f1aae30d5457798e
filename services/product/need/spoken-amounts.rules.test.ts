import { describe, expect, it } from 'vitest';
import { gluedNumber } from './glued-number.rules.ts';
import { writeSpoken } from './spoken-amounts.rules.ts';

const CODES = new Set(['6013', '2312']);
const write = (text: string) => writeSpoken(text, 40, (word) => CODES.has(word));

describe('what is spoken in several words', () => {
  it.each([
    ['شیلنگ دو اینچ و ربع', 'شیلنگ 2.25 اینچ'],
    ['گرانول ۲ تن و نیم', 'گرانول 2.5 تن'],
    ['ورق چهار متر و پنجاه سانت', 'ورق 4.5 متر'],
    ['چسب ۳ کیلو و ۲۵۰ گرم', 'چسب 3.25 کیلو'],
    ['الکترود دو و ربع', 'الکترود 2.25'],
    ['اتصال ربع اینچ', 'اتصال 1/4 اینچ'],
    ['پمپ دوهزاروپانصد دور', 'پمپ 2500 دور'],
    ['الکترود شصت سیزده', 'الکترود 6013'],
    ['پیچ آلنی هشت هشت', 'پیچ آلنی 8.8'],
    ['پیچ آلنی ام۲۰', 'پیچ آلنی M20'],
    ['فن دورش کم و زیاد بشه', 'فن دورش تنظیم بشه'],
  ])('«%s» is written «%s»', (text, written) => {
    expect(write(text).replace(/ +/g, ' ').trim()).toBe(written);
    expect(write(text)).toHaveLength(text.length);
  });

  it.each([
    'تسمه دو متر و نیم اینچ',
    'ظرف یک ماه و نیم',
    'کابل شصت شانزده',
    'قوطی هشت هشت',
    'پیچ هشت هشت عدد',
    'لوله ۲ متر و ۳ متر',
    'شیر ربع‌گرد',
  ])('«%s» stays', (text) => {
    expect(write(text)).toBe(text);
  });
});

describe('a number without spaces', () => {
  it.each([
    ['هزاروچهارصد', 1400],
    ['صدوپنجاه', 150],
    ['سیودو', 32],
    ['دوهزار', 2000],
    ['هزار', undefined],
    ['هشت', undefined],
    ['دهوسه', undefined],
    ['بیستوسی', undefined],
    ['دوستی', undefined],
  ])('«%s» is %s', (word, value) => {
    expect(gluedNumber(word)).toBe(value);
  });
});
