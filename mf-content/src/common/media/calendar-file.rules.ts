/** A meeting as a calendar needs it. */
export interface CalendarEvent {
  /** Unique for ever, and the same each time. */
  uid: string;
  title: string;
  text: string;
  startsAt: string;
  durationSeconds: number;
  /** When it was announced. */
  announcedAt: string;
  /** The address of its page; null where the site's origin is not known. */
  url: string | null;
}

const LINE_OCTETS = 75;

/** One meeting as an iCalendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const { uid, title, text, startsAt, durationSeconds, announcedAt, url } = event;
  const start = new Date(startsAt).getTime();
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bazaar//Webinars//FA', 'BEGIN:VEVENT'],
    `UID:${uid}`,
    `DTSTAMP:${utc(new Date(announcedAt).getTime())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + durationSeconds * 1_000)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(url === null ? [] : [`URL:${url}`]),
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** The file as the address of a link, which needs no script. */
export function calendarHref(event: CalendarEvent): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`;
}

function utc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** A line of at most 75 octets goes on behind a space; no character is torn apart. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [result, octets] = ['', 0];
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
}
