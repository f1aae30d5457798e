import { expect, it } from 'vitest';
import { lettersOf, toneOf } from './name-letters.ts';

it.each([
  ['صنایع دناپمپ پارس', 'دن'],
  ['گروه صنعتی پویاطرح', 'پو'],
  ['نیک‌صنعت', 'نی'],
  ['شرکت دناپمپ پارس (سهامی خاص)', 'دن'],
  ['شرکت با مسئولیت محدود کیان', 'کی'],
  ['شرکت', 'شر'],
  ['', ''],
])('lettersOf(«%s») returns «%s»', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

it('gives a name the same ground every time, and the grounds to different names', () => {
  const names = ['دناپمپ', 'پویاطرح', 'خزرکابل', 'توس‌ابزار', 'زاگرس‌شیر', 'کویرفلز', 'آذرپیما', 'مهرآوران'];

  expect(names.map(toneOf)).toEqual(names.map(toneOf));
  expect(new Set(names.map(toneOf)).size).toBeGreaterThan(2);
});
