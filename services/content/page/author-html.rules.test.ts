import { RichText, type RichTextNode } from '@bazaar/contracts';
import { describe, expect, it } from 'vitest';
import { parseAuthorHtml } from './author-html.rules.ts';
import { faultsOf, HOSTILE_HTML, HOSTILE_WRAPPERS } from './hostile-html.fixture.ts';
import { textOf } from './rich-inline.rules.ts';

describe('parseAuthorHtml, for harmless input,', () => {
  it('converts it to our tree: headings with anchors, marks, links, lists', () => {
    const html = `<h1>نقطه کار</h1><p>متن <b>مهم</b> و <i>کج</i>
      <a href="https://example.org/a">پیوند</a></p><h4>نقطه کار</h4><ul><li>یک<ol><li>دو</li></ol></li></ul>`;

    expect(parseAuthorHtml(html)).toEqual([
      { tag: 'h2', id: 'نقطه-کار', children: ['نقطه کار'] },
      {
        tag: 'p',
        children: [
          'متن ',
          { tag: 'strong', children: ['مهم'] },
          ' و ',
          { tag: 'em', children: ['کج'] },
          ' ',
          { tag: 'a', href: 'https://example.org/a', children: ['پیوند'] },
        ],
      },
      { tag: 'h3', id: 'نقطه-کار-2', children: ['نقطه کار'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['یک', { tag: 'ol', children: [{ tag: 'li', children: ['دو'] }] }] },
        ],
      },
    ]);
  });

  it('keeps tables: rows of heading cells at the top become the head, wherever the author put them', () => {
    const row = (tag: 'th' | 'td', text: string) => ({ tag: 'tr', children: [{ tag, children: [text] }] });

    expect(parseAuthorHtml('<table><tr><th>قطر</th></tr><tr><td><p>۱۰</p></td></tr>وزن</table>')).toEqual([
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [row('th', 'قطر')] },
          { tag: 'tbody', children: [row('td', '۱۰')] },
        ],
      },
    ]);
    expect(parseAuthorHtml('<table><tr><td>۱۰</td></tr></table>')).toEqual([
      { tag: 'table', children: [{ tag: 'tbody', children: [row('td', '۱۰')] }] },
    ]);
  });

  it('puts loose words into paragraphs, and splits a paragraph around a nested block', () => {
    expect(parseAuthorHtml('یک <strong>دو<p>سه</p></strong><div>چهار<br><br></div>')).toEqual([
      { tag: 'p', children: ['یک'] },
      { tag: 'p', children: ['دو'] },
      { tag: 'p', children: ['سه'] },
      { tag: 'p', children: ['چهار'] },
    ]);
  });

  it('returns an empty tree when nothing is readable', () => {
    expect(
      parseAuthorHtml('<p> <br></p><table></table><ul></ul><script>x</script><img src="/a.png">'),
    ).toEqual([]);
  });

  it('parses ten thousand line breaks and unclosed tags quickly', () => {
    expect(textOf(parseAuthorHtml(`${'<br>'.repeat(9_000)}متن`))).toBe('متن');
    expect(textOf(parseAuthorHtml(`${'<b>'.repeat(13_000)}`))).toBe('');
    expect(depthOf(parseAuthorHtml('<ul><li>الف'.repeat(3_000)))).toBeLessThan(60);
  });
});

describe('parseAuthorHtml, for hostile input,', () => {
  it('is tested with more than three hundred attacks', () => {
    expect(new Set(HOSTILE_HTML).size).toBeGreaterThan(300);
  });

  it.each(HOSTILE_HTML)('%j leaves nothing beyond the allow-list', (payload) => {
    const tree = parseAuthorHtml(`<p>پیش</p>${payload}<p>پس</p>`);

    expect(RichText.safeParse(tree).success).toBe(true);
    expect(faultsOf(tree)).toEqual([]);
    expect(textOf(tree.slice(0, 1))).toBe('پیش');
  });

  it('drops the text of scripts', () => {
    for (const wrap of HOSTILE_WRAPPERS.slice(0, 8)) {
      expect(textOf(parseAuthorHtml(wrap('<script>stealCookies()</script>')))).not.toContain('stealCookies');
    }
  });

  it('strips direction marks and control characters from text', () => {
    expect(parseAuthorHtml('<p>a\u202Eb\u2066c\u0007d\u200Be&#x202E;f&#8;g</p>')).toEqual([
      { tag: 'p', children: ['abcdefg'] },
    ]);
  });
});

function depthOf(nodes: readonly RichTextNode[]): number {
  return nodes.reduce(
    (deepest, node) => (typeof node === 'string' ? deepest : Math.max(deepest, 1 + depthOf(node.children))),
    0,
  );
}
