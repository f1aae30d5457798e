import { describe, expect, it } from 'vitest';
import { parseTrackingCode } from './tracking-code.rules.ts';

describe('parseTrackingCode', () => {
  it.each([
    'FB-7K2MQ9XA4T',
    'fb-7k2mq9xa4t',
    ' FB 7K2MQ 9XA4T ',
    'FB‑7K2M‑Q9XA‑4T',
    '7K2MQ9XA4T',
    'FB-۷K۲MQ۹XA۴T',
    '\u200eFB-7K2MQ9XA4T\u200e',
  ])('reads «%s»', (typed) => {
    expect(parseTrackingCode(typed)).toBe('FB-7K2MQ9XA4T');
  });

  it.each([
    '',
    'FB-',
    'FB-7K2MQ9XA4',
    'FB-7K2MQ9XA4TT',
    'FB-0K2MQ9XA4T',
    'کد پیگیری',
    '<b>7K2MQ9XA4T</b>',
    '../faq',
  ])('refuses «%s»', (typed) => {
    expect(parseTrackingCode(typed)).toBeNull();
  });
});
