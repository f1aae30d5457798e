import { expect, it } from 'vitest';
import { lettersOf } from './name-letters.ts';

it.each([
  ['صنایع دناپمپ پارس', 'دن'],
  ['گروه صنعتی پویاطرح', 'پو'],
  ['نیک‌صنعت', 'نی'],
  ['شرکت', 'شر'],
  ['', ''],
])('lettersOf(«%s») returns «%s»', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});
