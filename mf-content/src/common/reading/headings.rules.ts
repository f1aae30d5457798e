import type { RichTextNode } from '@bazaar/contracts';

/** One entry of a table of contents. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The headings of a text that have an anchor, in reading order. */
export function headingsOf(nodes: readonly RichTextNode[]): Heading[] {
  return nodes.flatMap((node): Heading[] => {
    if (typeof node === 'string') {
      return [];
    }
    const { tag, id, children } = node;
    if (tag !== 'h2' && tag !== 'h3') {
      return headingsOf(children);
    }
    return id === undefined ? [] : [{ id, text: plainText(children), level: tag === 'h2' ? 2 : 3 }];
  });
}

/** The plain text of a rich text; blocks are separated by a space. */
export function plainText(nodes: readonly RichTextNode[]): string {
  return joinText(nodes).replace(/\s+/g, ' ').trim();
}

const INLINE = new Set(['a', 'strong', 'em', 'code']);

function joinText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') {
        return node;
      }
      const text = joinText(node.children);
      return INLINE.has(node.tag) ? text : ` ${text} `;
    })
    .join('');
}
