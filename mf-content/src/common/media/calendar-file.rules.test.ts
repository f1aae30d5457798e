import { describe, expect, it } from 'vitest';
import { calendarFile, calendarHref } from './calendar-file.rules.ts';

const webinar = {
  uid: 'webinar-101@bazaar.example',
  title: 'انتخاب پمپ؛ بخش یک, دو',
  text: 'انتخاب پمپ بهداشتی برای سیال گران‌رو و حساس به برش،\nبا نمونه‌ای از یک خط رب و یک خط لبنیات.',
  startsAt: '2026-11-29T13:30:00Z',
  durationSeconds: 4_500,
  announcedAt: '2026-11-25T08:00:00.000Z',
  url: 'https://bazaar.example/videos/101/x',
};

/** Lines as a calendar reads them: what follows a line break and a space goes on. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('is one event with start and end in UTC', () => {
    expect(linesOf(calendarFile(webinar))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bazaar//Webinars//FA',
      'BEGIN:VEVENT',
      'UID:webinar-101@bazaar.example',
      'DTSTAMP:20261125T080000Z',
      'DTSTART:20261129T133000Z',
      'DTEND:20261129T144500Z',
      String.raw`SUMMARY:انتخاب پمپ؛ بخش یک\, دو`,
      String.raw`DESCRIPTION:انتخاب پمپ بهداشتی برای سیال گران‌رو و حساس به برش،\nبا نمونه‌ای از یک خط رب و یک خط لبنیات.`,
      'URL:https://bazaar.example/videos/101/x',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no line of more than 75 octets, and tears no character', () => {
    const file = calendarFile({ ...webinar, text: '🛠️ نگهداری'.repeat(30) });

    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(linesOf(file)).toContain(`DESCRIPTION:${'🛠️ نگهداری'.repeat(30)}`);
  });

  it('lets no text end its line', () => {
    const file = calendarFile({ ...webinar, title: 'a\r\nEND:VCALENDAR', url: null });

    expect(linesOf(file).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(file).not.toContain('URL:');
  });
});

it('calendarHref is a link that needs no script', () => {
  const [head = '', body = ''] = calendarHref(webinar).split(',');

  expect(head).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(body)).toBe(calendarFile(webinar));
});
