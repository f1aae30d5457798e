import { expect, it } from 'vitest';
import { readLimit } from './typed-limit.rules.ts';

const MAX_RIAL = 2_000_000_000;

it.each([
  ['۰', 0],
  ['0', 0],
  ['۵۰٬۰۰۰٬۰۰۰', 500_000_000],
  ['٢٠٠٠٠٠٠٠٠', 2_000_000_000],
])('reads «%s»', (text, limitRial) => {
  expect(readLimit(text, MAX_RIAL)).toEqual({ limitRial, fault: null });
});

it.each([
  ['', 'مبلغ را به تومان بنویسید.'],
  ['-1', 'مبلغ نمی‌تواند منفی باشد.'],
  ['۲۰۰۰۰۰۰۰۱', 'بیشترین سقف ۲۰۰٬۰۰۰٬۰۰۰ تومان است.'],
])('names the fault of «%s»', (text, fault) => {
  expect(readLimit(text, MAX_RIAL)).toEqual({ limitRial: null, fault });
});
