import { expect, it } from 'vitest';
import { maskPhone } from './contact.rules.ts';

it.each([
  ['+982100124567', '۰۲۱•••۴۵۶۷'],
  ['+987600123456', '۰۷۶•••۳۴۵۶'],
  ['+989121234567', '۰۹۱۲•••۴۵۶۷'],
])('hides the middle of %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
