import { describe, expect, it } from 'vitest';
import { dayNumberToJalali, gregorianToDayNumber } from './jalali.ts';
import { fromJalali, parseInstant, tehranTime, toJalali } from './tehran-clock.ts';

describe('parseInstant', () => {
  it('reads times with a zone and bare dates', () => {
    expect(parseInstant('1970-01-01T03:30:00+03:30')).toBe(0);
    expect(parseInstant('1970-01-01T00:00:01.5Z')).toBe(1500);
    expect(parseInstant('1970-01-02')).toBe(86_400_000);
  });

  it.each(['', '2026-11-20T10:00', '2026-11-20T10:00:00', '2026-13-01', 'yesterday'])('refuses %j', (iso) => {
    expect(() => parseInstant(iso)).toThrow(RangeError);
  });
});

describe('tehranTime', () => {
  it('is three and a half hours ahead, and an hour more in the summers before 1402', () => {
    expect(tehranTime(Date.parse('2026-07-01T00:00:00Z'))).toMatchObject({ hour: 3, minute: 30 });
    expect(tehranTime(Date.parse('2021-07-01T00:00:00Z'))).toMatchObject({ hour: 4, minute: 30 });
  });
});

describe('the steady offset of Tehran', () => {
  const platform = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: 'Asia/Tehran',
    hourCycle: 'h23',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const clock = (instant: number) => platform.format(instant).replace(/^(\d+), /, '$1 ');
  const own = (instant: number) => {
    const { dayNumber, hour, minute } = tehranTime(instant);
    const day = new Date(dayNumber * 86_400_000).getUTCDate();
    return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  };

  it('is that of the time zones of this platform, from the last summer time to five years from now', () => {
    const step = 5 * 3_600_000 + 7 * 60_000;
    const end = Date.now() + 5 * 366 * 86_400_000;
    for (let instant = Date.UTC(2022, 8, 20); instant < end; instant += step) {
      if (own(instant) !== clock(instant)) {
        expect(own(instant), new Date(instant).toISOString()).toBe(clock(instant));
      }
    }
    expect(own(Date.UTC(2022, 8, 21, 19, 29))).toBe(clock(Date.UTC(2022, 8, 21, 19, 29)));
    expect(own(Date.UTC(2022, 8, 21, 19, 30))).toBe(clock(Date.UTC(2022, 8, 21, 19, 30)));
  });
});

describe('toJalali', () => {
  it('changes the day at midnight in Tehran', () => {
    expect(toJalali('2026-11-20T20:29:59Z')).toEqual({ year: 1405, month: 8, day: 29 });
    expect(toJalali('2026-11-20T20:30:00Z')).toEqual({ year: 1405, month: 8, day: 30 });
  });
});

describe('fromJalali', () => {
  it('gives midnight in Tehran', () => {
    expect(fromJalali({ year: 1405, month: 8, day: 29 })).toBe('2026-11-19T20:30:00.000Z');
    expect(fromJalali({ year: 1400, month: 5, day: 1 })).toBe('2021-07-22T19:30:00.000Z');
  });

  it('gives the first instant of every day from 1328 to 1437, also where midnight was skipped or came twice', () => {
    const first = gregorianToDayNumber(1950, 1, 1);
    for (let dayNumber = first; dayNumber < first + 40_000; dayNumber += 1) {
      const start = Date.parse(fromJalali(dayNumberToJalali(dayNumber)));
      const days = [tehranTime(start).dayNumber, tehranTime(start - 1).dayNumber];
      if (days[0] !== dayNumber || days[1] !== dayNumber - 1) {
        expect(days, fromJalali(dayNumberToJalali(dayNumber))).toEqual([dayNumber, dayNumber - 1]);
      }
    }
    expect(fromJalali({ year: 1400, month: 1, day: 2 })).toBe('2021-03-21T20:30:00.000Z');
    expect(fromJalali({ year: 1357, month: 5, day: 14 })).toBe('1978-08-04T19:00:00.000Z');
  });
});
