import { describe, expect, it } from 'vitest';
import { formatRelative } from './relative-time.ts';

// 15:30 in Tehran.
const NOW = '2026-11-20T12:00:00Z';

describe('formatRelative', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'اکنون'],
    ['2026-11-20T11:59:01Z', 'اکنون'],
    ['2026-11-20T12:00:30Z', 'اکنون'],
    ['2026-11-20T11:59:00Z', '۱ دقیقه پیش'],
    ['2026-11-20T11:00:01Z', '۵۹ دقیقه پیش'],
    ['2026-11-20T11:00:00Z', '۱ ساعت پیش'],
    ['2026-11-20T09:00:00Z', '۳ ساعت پیش'],
    ['2026-11-19T20:30:00Z', '۱۵ ساعت پیش'],
    ['2026-11-19T20:29:59Z', 'دیروز'],
    ['2026-11-18T20:30:00Z', 'دیروز'],
    ['2026-11-18T20:29:59Z', '۲ روز پیش'],
    ['2026-11-14T12:00:00Z', '۶ روز پیش'],
    ['2026-11-13T12:00:00Z', '۱ هفته پیش'],
    ['2026-10-30T12:00:00Z', '۳ هفته پیش'],
    ['2026-10-21T12:00:00Z', '۱ ماه پیش'],
    ['2025-11-21T12:00:00Z', '۱۱ ماه پیش'],
    ['2025-11-20T12:00:00Z', '۱ سال پیش'],
    ['2023-11-19T12:00:00Z', '۳ سال پیش'],
    ['2026-11-20T14:00:00Z', '۲ ساعت دیگر'],
    ['2026-11-21T12:00:00Z', 'فردا'],
    ['2026-11-23T12:00:00Z', '۳ روز دیگر'],
  ])('shows %s as «%s»', (iso, said) => {
    expect(formatRelative(iso, NOW)).toBe(said);
  });

  it('still counts minutes just across midnight', () => {
    expect(formatRelative('2026-11-20T20:20:00Z', '2026-11-20T20:40:00Z')).toBe('۲۰ دقیقه پیش');
  });

  it('refuses a text that is not a time', () => {
    expect(() => formatRelative('soon', NOW)).toThrow(RangeError);
    expect(() => formatRelative(NOW, 'now')).toThrow(RangeError);
  });
});
