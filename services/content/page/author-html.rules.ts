import type { RichText, RichTextElement, RichTextNode } from '@bazaar/contracts';
import { parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { createHeadingIds } from './heading-ids.rules.ts';
import { joinText, textOf, trimInline } from './rich-inline.rules.ts';

type Tag = RichTextElement['tag'];
type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HeadingIds = (title: string) => string;

/** The elements that authors may use, and those of ours that they become. */
const INLINE: Readonly<Record<string, Tag>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  code: 'code',
  a: 'a',
  br: 'br',
};
const HEADINGS: Readonly<Record<string, Tag>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
const BLOCKS = new Set([
  ...Object.keys(HEADINGS),
  ...['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
const DEEPEST = 24;
/** The addresses that the contract's RichText accepts. */
const ADDRESS = /^(\/(?![/\\])|https:\/\/|#)[^\s\p{Cc}]*$/u;

const ALLOW_LIST: sanitizeHtml.IOptions = {
  allowedTags: [...Object.keys(INLINE), ...BLOCKS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  // The content of these elements is not text for readers.
  nonTextTags: [
    ...[
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'iframe',
      'object',
      'select',
    ],
    ...['svg', 'math', 'xmp', 'noembed', 'noframes', 'plaintext', 'audio', 'video', 'canvas', 'button'],
  ],
};

/**
 * An author's HTML as the tree of a page. Markup that the tree cannot represent is dropped and its readable text
 * kept; empty when nothing is readable.
 */
export function parseAuthorHtml(html: string): RichText {
  const clean = sanitizeHtml(html.toWellFormed(), ALLOW_LIST);
  return blocksOf(parseDocument(clean).children, createHeadingIds());
}

function nameOf(node: HtmlNode): string {
  return 'name' in node ? node.name : '';
}

function childrenOf(node: HtmlNode): HtmlNode[] {
  return 'children' in node ? (node.children as HtmlNode[]) : [];
}

function holdsBlock(node: HtmlNode): boolean {
  return BLOCKS.has(nameOf(node)) || childrenOf(node).some(holdsBlock);
}

function blocksOf(nodes: readonly HtmlNode[], ids: HeadingIds): RichTextElement[] {
  const blocks: RichTextElement[] = [];
  let loose: HtmlNode[] = [];
  const closeParagraph = () => {
    blocks.push(...filled('p', inlineOf(loose)));
    loose = [];
  };
  for (const node of nodes) {
    if (holdsBlock(node)) {
      closeParagraph();
      blocks.push(...blockOf(node, ids));
    } else {
      loose.push(node);
    }
  }
  closeParagraph();
  return blocks;
}

function blockOf(node: HtmlNode, ids: HeadingIds): RichTextElement[] {
  const name = nameOf(node);
  const children = childrenOf(node);
  if (name === 'ul' || name === 'ol') {
    return listOf(name, children);
  }
  if (name === 'table') {
    return tableOf(children);
  }
  if (name === 'blockquote') {
    return filled('blockquote', flatOf(children));
  }
  if (children.some(holdsBlock) || !(name === 'p' || name in HEADINGS)) {
    return blocksOf(children, ids);
  }
  return headingOrParagraph(name, inlineOf(children), ids);
}

function headingOrParagraph(name: string, inline: RichTextNode[], ids: HeadingIds): RichTextElement[] {
  const tag = HEADINGS[name];
  if (tag === undefined) {
    return filled('p', inline);
  }
  return filled(tag, inline).map((heading) => ({ ...heading, id: ids(textOf(heading.children)) }));
}

function listOf(tag: 'ul' | 'ol', children: readonly HtmlNode[]): RichTextElement[] {
  const items = children.flatMap((child) => itemOf(nameOf(child) === 'li' ? childrenOf(child) : [child]));
  return items.length === 0 ? [] : [{ tag, children: items }];
}

/** A list item: its text, then the lists inside it. */
function itemOf(nodes: readonly HtmlNode[]): RichTextElement[] {
  const isList = (node: HtmlNode) => nameOf(node) === 'ul' || nameOf(node) === 'ol';
  const words = flatOf(nodes.filter((node) => !isList(node)));
  const lists = nodes.filter(isList).flatMap((node) => listOf(nameOf(node) as 'ul' | 'ol', childrenOf(node)));
  const children = [...words, ...lists];
  return children.length === 0 ? [] : [{ tag: 'li', children }];
}

function tableOf(children: readonly HtmlNode[]): RichTextElement[] {
  const rows = rowsOf(children);
  const firstBodyRow = rows.findIndex((row) => !row.children.every((cell) => isHead(cell)));
  const head = firstBodyRow === -1 ? rows.slice(0, 1) : rows.slice(0, firstBodyRow);
  const body = rows.slice(head.length);
  const parts: RichTextElement[] = [
    { tag: 'thead', children: head },
    { tag: 'tbody', children: body },
  ];
  const filledParts = parts.filter((part) => part.children.length > 0);
  return filledParts.length === 0 ? [] : [{ tag: 'table', children: filledParts }];
}

function isHead(cell: RichTextNode): boolean {
  return typeof cell === 'object' && cell.tag === 'th';
}

function rowsOf(nodes: readonly HtmlNode[]): RichTextElement[] {
  return nodes.flatMap((node) => {
    if (nameOf(node) !== 'tr') {
      return rowsOf(childrenOf(node));
    }
    const cells = childrenOf(node).filter((cell) => nameOf(cell) === 'td' || nameOf(cell) === 'th');
    const children = cells.map(
      (cell): RichTextElement => ({
        tag: nameOf(cell) === 'th' ? 'th' : 'td',
        children: flatOf(childrenOf(cell)),
      }),
    );
    return children.length === 0 ? [] : [{ tag: 'tr' as const, children }];
  });
}

/** The text of nodes that may contain blocks, where the tree allows only text: each block begins a new line. */
function flatOf(nodes: readonly HtmlNode[]): RichTextNode[] {
  const flat = nodes.flatMap((node): RichTextNode[] =>
    holdsBlock(node)
      ? [{ tag: 'br', children: [] }, ...flatOf(childrenOf(node)), { tag: 'br', children: [] }]
      : wordsOf(node, false),
  );
  return trimInline(flat);
}

function inlineOf(nodes: readonly HtmlNode[]): RichTextNode[] {
  return trimInline(nodes.flatMap((node) => wordsOf(node, false)));
}

function wordsOf(node: HtmlNode, isInLink: boolean): RichTextNode[] {
  if ('data' in node) {
    return node.type === 'text' ? [node.data] : [];
  }
  const tag = INLINE[nameOf(node)];
  if (tag === 'br') {
    return [{ tag, children: [] }];
  }
  const inside = joinText(childrenOf(node).flatMap((child) => wordsOf(child, isInLink || tag === 'a')));
  if (tag === undefined || textOf(inside).trim() === '') {
    return inside;
  }
  return tag === 'a' ? linkOf(node, inside, isInLink) : [{ tag, children: inside }];
}

function linkOf(node: HtmlNode, children: RichTextNode[], isInLink: boolean): RichTextNode[] {
  const href = 'attribs' in node ? (node.attribs.href ?? '') : '';
  return isInLink || !ADDRESS.test(href) ? children : [{ tag: 'a', href, children }];
}

function filled(tag: Tag, children: RichTextNode[]): RichTextElement[] {
  return textOf(children).trim() === '' ? [] : [{ tag, children }];
}
