import { describe, expect, it } from 'vitest';
import { limitWordsOr } from './limit-words.ts';

const failed = (status: number, data: unknown) => Object.assign(new Error('failed'), { status, data });

describe('limitWordsOr', () => {
  it.each([
    [failed(429, { data: { retryAfterSeconds: 40 } }), '۴۰ ثانیه دیگر'],
    [failed(429, { data: { retryAfterSeconds: 2500 } }), '۴۲ دقیقه دیگر'],
    [failed(429, null), 'چند دقیقه دیگر'],
  ])('names the cause and the time to wait', (error, wait) => {
    expect(limitWordsOr('نشد', error)).toBe(`تعداد درخواست‌ها زیاد است؛ ${wait} دوباره تلاش کنید.`);
  });

  it.each([failed(503, { data: { retryAfterSeconds: 2 } }), failed(0, null), new TypeError('x')])(
    'leaves every other failure to its own words',
    (error) => {
      expect(limitWordsOr('نشد', error)).toBe('نشد');
    },
  );
});
