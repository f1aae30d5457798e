import { failureOf } from '@bazaar/contracts/failure';
import { expect, it } from 'vitest';
import { failureText } from './failure-text.rules.ts';

const failure = (data: object) => failureOf({ status: 422, data });

it.each([
  [{ title: 'کد درست نیست.', detail: 'کد درست نیست.' }, undefined, 'کد درست نیست.'],
  [{ title: 'کد درست نیست.' }, undefined, 'کد درست نیست.'],
  [{ title: 'کد درست نیست.', detail: 'کد تازه‌ای بگیرید.' }, undefined, 'کد درست نیست. کد تازه‌ای بگیرید.'],
  [{ title: 'کد درست نیست.', detail: 'کد درست نیست.' }, '۴ بار مانده است.', 'کد درست نیست. ۴ بار مانده است.'],
  [{}, undefined, undefined],
])('says each sentence of %j once', (data, field, text) => {
  expect(failureText(failure(data), field)).toBe(text);
});
