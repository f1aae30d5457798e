import type { RichText } from '@bazaar/contracts';
import { describe, expect, it } from 'vitest';
import { fitContent } from './content-model.rules.ts';

const p = (...children: RichText) => ({ tag: 'p' as const, children });

describe('fitContent', () => {
  it('leaves a well-formed text as it is', () => {
    const table: RichText = [
      {
        tag: 'table',
        children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['۱'] }] }] }],
      },
    ];
    const list: RichText = [{ tag: 'ul', children: [{ tag: 'li', children: ['یک', p('دو')] }] }];

    expect(fitContent([...table, ...list, p('متن')])).toEqual([...table, ...list, p('متن')]);
  });

  it('unwraps a paragraph inside a paragraph, which a parser would move out', () => {
    expect(fitContent([p('الف', p('ب'))])).toEqual([p('الف', 'ب')]);
  });

  it('keeps the text of a link inside a link, at any depth', () => {
    const inner = { tag: 'strong' as const, children: [{ tag: 'a' as const, href: '/b', children: ['ب'] }] };

    expect(fitContent([p({ tag: 'a', href: '/a', children: [inner] })])).toEqual([
      p({ tag: 'a', href: '/a', children: [{ tag: 'strong', children: ['ب'] }] }),
    ]);
  });

  it('keeps the text of an unknown tag', () => {
    const unknown = { tag: 'marquee', children: ['متن'] } as unknown as RichText[number];

    expect(fitContent([p(unknown)])).toEqual([p('متن')]);
  });

  it('drops text between the rows of a table', () => {
    expect(fitContent([{ tag: 'table', children: ['x', { tag: 'tbody', children: [' '] }] }])).toEqual([
      { tag: 'table', children: [{ tag: 'tbody', children: [] }] },
    ]);
  });
});
