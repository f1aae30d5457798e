import { expect, it } from 'vitest';
import { phoneText } from './phone.rules.ts';

it.each([
  ['+982112345678', '۰۲۱ ۱۲۳۴ ۵۶۷۸'],
  ['+989121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷'],
  ['+4930123456', '+۴۹۳۰۱۲۳۴۵۶'],
])('formats %s as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
