import { RichText } from '@bazaar/contracts';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../page/reading-time.rules.ts';
import { parseRichText } from './rich-text-source.rules.ts';

describe('parseRichText', () => {
  it('reads headings with unique ids', () => {
    expect(parseRichText('## دبی و هد\n\n## دبی و هد\n\n### نکته')).toEqual([
      { tag: 'h2', id: 'دبی-و-هد', children: ['دبی و هد'] },
      { tag: 'h2', id: 'دبی-و-هد-2', children: ['دبی و هد'] },
      { tag: 'h3', id: 'نکته', children: ['نکته'] },
    ]);
  });

  it('reads paragraphs with marks and links, over several lines', () => {
    expect(parseRichText('متن **مهم** و\n`ISO 2858` در [پرسش‌ها](/faq).')).toEqual([
      {
        tag: 'p',
        children: [
          'متن ',
          { tag: 'strong', children: ['مهم'] },
          ' و ',
          { tag: 'code', children: ['ISO 2858'] },
          ' در ',
          { tag: 'a', href: '/faq', children: ['پرسش‌ها'] },
          '.',
        ],
      },
    ]);
  });

  it('reads lists and tables', () => {
    expect(parseRichText('- یک\n- دو\n\n1. اول\n\n| قطر | وزن |\n|---|---|\n| ۱۰ | ۰٫۶ |')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['یک'] },
          { tag: 'li', children: ['دو'] },
        ],
      },
      { tag: 'ol', children: [{ tag: 'li', children: ['اول'] }] },
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [row('th', 'قطر', 'وزن')] },
          { tag: 'tbody', children: [row('td', '۱۰', '۰٫۶')] },
        ],
      },
    ]);
  });

  it('returns a tree that the contract accepts', () => {
    expect(RichText.safeParse(parseRichText('## سرفصل\n\n> نقل *قول*')).success).toBe(true);
  });
});

describe('readingMinutes', () => {
  it('is at least one and grows with the number of words', () => {
    expect(readingMinutes('یک دو')).toBe(1);
    expect(readingMinutes('واژه '.repeat(540))).toBe(3);
  });
});

function row(tag: 'th' | 'td', ...cells: string[]) {
  return { tag: 'tr', children: cells.map((cell) => ({ tag, children: [cell] })) };
}
