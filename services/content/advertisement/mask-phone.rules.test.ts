import { expect, it } from 'vitest';
import { maskPhone } from './mask-phone.rules.ts';

it.each([
  ['+982155501001', '۰۲۱•••۱۰۰۱'],
  ['+989121234567', '۰۹۱۲•••۴۵۶۷'],
])('hides the middle of %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
