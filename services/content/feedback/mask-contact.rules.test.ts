import { expect, it } from 'vitest';
import { maskContact } from './mask-contact.rules.ts';

it.each([
  ['+989121234567', '۰۹۱۲•••۴۵۶۷'],
  ['۰۹۱۲ ۱۲۳ ۴۵۶۷', '۰۹۱۲•••۴۵۶۷'],
  ['maryam@example.com', 'm•••@example.com'],
  ['تلگرام من', '•••'],
  ['@handle', '•••'],
])('of %s shows %s', (contact, masked) => {
  expect(maskContact(contact)).toBe(masked);
});
