import type { TranscriptLine } from '@bazaar/contracts/content';
import { foldFa } from '@bazaar/locale';

/** The line that is spoken at a second; −1 before the first one. */
export function lineAt(lines: readonly TranscriptLine[], second: number): number {
  return lines.findLastIndex(({ at }) => at <= second);
}

/** The lines that hold a word, in whichever spelling; all of them for no word. */
export function linesWith(lines: readonly TranscriptLine[], term: string): readonly TranscriptLine[] {
  const key = withoutSpaces(term);
  return key === '' ? lines : lines.filter(({ text }) => withoutSpaces(text).includes(key));
}

/** A half-space, a space and none of both are one spelling. */
function withoutSpaces(text: string): string {
  return foldFa(text).replaceAll(/\s/g, '');
}

/** The transcript as a text file. */
export function transcriptText(title: string, lines: readonly TranscriptLine[]): string {
  return `${[title, '', ...lines.map(({ text }) => text)].join('\r\n')}\r\n`;
}
