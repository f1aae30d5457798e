interface Line {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly text: string;
}

/** A line that begins with a Latin letter would else be set from the left. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** The lines of a transcript as captions (WebVTT): each stays until the next one, the last until the end. */
export function captionsOf(lines: readonly Line[], seconds: number): string {
  const cues = lines.map(({ at, text }, place) => {
    const until = lines[place + 1]?.at ?? seconds;
    return `${timestamp(at)} --> ${timestamp(until)}\n${RIGHT_TO_LEFT_MARK}${escaped(text)}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000);
  const parts = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1_000) % 60];
  const clock = parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  return `${clock}.${String(milliseconds % 1_000).padStart(3, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
