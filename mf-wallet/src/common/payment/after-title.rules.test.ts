import { expect, it } from 'vitest';
import { afterTitle } from './after-title.rules.ts';

const TITLE = 'هنوز پرداختی انجام نشده است';

it.each([
  [`${TITLE}. روش پرداخت را انتخاب کنید.`, 'روش پرداخت را انتخاب کنید.'],
  [`${TITLE}.`, ''],
  ['روش پرداخت را انتخاب کنید.', 'روش پرداخت را انتخاب کنید.'],
  [`${TITLE} و دیگر انجام نمی‌شود.`, `${TITLE} و دیگر انجام نمی‌شود.`],
])('«%s» says beyond its title «%s»', (text, rest) => {
  expect(afterTitle(text, TITLE)).toBe(rest);
});
