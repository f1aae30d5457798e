import type { RichText, RichTextElement, RichTextNode } from '@bazaar/contracts';
import { createHeadingIds } from '../page/heading-ids.rules.ts';

/*
 * The authors' text format, similar to Markdown: blocks are separated by blank lines.
 *   ## heading   ### heading   - item   1. item   > quote   | cell | cell | (a line |---| ends the head)
 *   **strong**   *em*   `code`   [text](/address)
 */

type Tag = RichTextElement['tag'];

/** Parses author text into the tree of a page. Headings get ids for the table of contents. */
export function parseRichText(source: string): RichText {
  const ids = createHeadingIds();
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => parseBlock(block, ids));
}

function parseBlock(block: string, ids: (title: string) => string): RichTextElement {
  const lines = block.split('\n').map((line) => line.trim());
  const heading = /^(#{2,3}) (.+)$/.exec(block);
  if (heading !== null) {
    const [, marks = '', title = ''] = heading;
    return { tag: marks.length === 2 ? 'h2' : 'h3', id: ids(title), children: parseInline(title) };
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return listOf('ul', lines, /^- /);
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return listOf('ol', lines, /^\d+\. /);
  }
  if (lines.every((line) => line.startsWith('|'))) {
    return tableOf(lines);
  }
  if (lines.every((line) => line.startsWith('> '))) {
    return element('blockquote', parseInline(lines.map((line) => line.slice(2)).join(' ')));
  }
  return element('p', parseInline(lines.join(' ')));
}

function listOf(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): RichTextElement {
  return element(
    tag,
    lines.map((line) => element('li', parseInline(line.replace(mark, '')))),
  );
}

function tableOf(lines: readonly string[]): RichTextElement {
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const ruler = rows.findIndex((cells) => cells.every((cell) => /^-+$/.test(cell)));
  const row = (tag: Tag) => (cells: readonly string[]) =>
    element(
      'tr',
      cells.map((cell) => element(tag, parseInline(cell))),
    );
  return element('table', [
    element('thead', rows.slice(0, ruler).map(row('th'))),
    element('tbody', rows.slice(ruler + 1).map(row('td'))),
  ]);
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

function parseInline(text: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let read = 0;
  for (const match of text.matchAll(INLINE)) {
    nodes.push(text.slice(read, match.index), inlineOf(match));
    read = match.index + match[0].length;
  }
  return [...nodes, text.slice(read)].filter((node) => node !== '');
}

function inlineOf([, strong, em, code, label, href]: RegExpExecArray): RichTextElement {
  if (href !== undefined) {
    return { tag: 'a', href, children: parseInline(label ?? '') };
  }
  if (code !== undefined) {
    return element('code', [code]);
  }
  return strong === undefined ? element('em', parseInline(em ?? '')) : element('strong', parseInline(strong));
}

function element(tag: Tag, children: RichTextNode[]): RichTextElement {
  return { tag, children };
}
