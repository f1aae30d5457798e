import { describe, expect, it } from 'vitest';
import { readDays, typedDay } from './filter-days.rules.ts';

describe('readDays', () => {
  it('reads Jalali days in any digits', () => {
    expect(readDays({ from: '۱۴۰۵/۰۱/۰۱', to: '1405-8-29' })).toEqual({
      from: '2026-03-21',
      to: '2026-11-20',
      faults: {},
    });
  });

  it('takes empty fields for no limit', () => {
    expect(readDays({ from: ' ', to: '' })).toEqual({ from: null, to: null, faults: {} });
  });

  it.each(['۱۴۰۵/۱۳/۰۱', 'دیروز', '1404/12/30', '۲۰۲۶/۰۱/۰۱', '۰۰۰۵/۰۱/۰۱'])('refuses «%s»', (from) => {
    expect(readDays({ from, to: '' })).toEqual({ from: null, to: null, faults: { from: 'unreadable' } });
  });

  it('refuses an end before the beginning, at the end', () => {
    const days = readDays({ from: '۱۴۰۵/۰۲/۰۱', to: '۱۴۰۵/۰۱/۰۱' });

    expect(days.faults).toEqual({ to: 'reversed' });
    expect(readDays({ from: '۱۴۰۵/۰۲/۰۱', to: '۱۴۰۵/۰۲/۰۱' }).faults).toEqual({});
  });
});

describe('typedDay', () => {
  it('writes a day as it is typed, and reads it back', () => {
    expect(typedDay('2026-11-20')).toBe('۱۴۰۵/۰۸/۲۹');
    expect(typedDay(null)).toBe('');
    expect(readDays({ from: typedDay('2026-11-20'), to: '' }).from).toBe('2026-11-20');
  });
});
