import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RICH_TEXT_TAGS, RichText, type RichTextNode } from './rich-text.ts';

const node = fc.letrec<{ node: RichTextNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', maxDepth: 6 },
    fc.string(),
    fc.record({ tag: fc.constantFrom(...RICH_TEXT_TAGS), children: fc.array(tie('node'), { maxLength: 3 }) }),
  ),
})).node;

const nested = (depth: number): RichTextNode =>
  depth === 0 ? 'متن' : { tag: 'blockquote', children: [nested(depth - 1)] };
const link = (href: string) => [{ tag: 'a', href, children: ['پیوند'] }];

describe('RichText', () => {
  it('accepts any tree of its tags, and changes nothing in it', () => {
    fc.assert(
      fc.property(fc.array(node), (tree) => {
        expect(RichText.parse(tree)).toEqual(tree);
      }),
    );
  });

  it('checks every level of a tree', () => {
    expect(RichText.parse([nested(200)])).toEqual([nested(200)]);
  });

  it.each(['/', '/category/1/پمپ', '/page/a?b=c#d', 'https://example.org/a', '#section-2'])(
    'accepts a link to %s',
    (href) => {
      expect(RichText.safeParse(link(href)).success).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://example.org',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    '/\n/example.org',
    'https://example.org/\u0000',
    'relative',
    '',
  ])('refuses a link to %j', (href) => {
    expect(RichText.safeParse(link(href)).success).toBe(false);
  });

  it.each([
    ['a script', [{ tag: 'script', children: [] }]],
    ['an unknown tag inside', [{ tag: 'p', children: [{ tag: 'iframe', children: [] }] }]],
    ['no children', [{ tag: 'p' }]],
    ['a number', [7]],
    ['an id with markup', [{ tag: 'h2', id: '"><img', children: [] }]],
    ['a list for a node', [['p']]],
    ['markup instead of a tree', '<p>متن</p>'],
  ])('refuses %s', (_, value) => {
    expect(RichText.safeParse(value).success).toBe(false);
  });

  it('drops attributes that are not on its list, so that none reaches the page', () => {
    const hostile = [{ tag: 'p', onclick: 'x()', style: 'y', children: ['متن'] }];

    expect(RichText.parse(hostile)).toEqual([{ tag: 'p', children: ['متن'] }]);
  });
});
