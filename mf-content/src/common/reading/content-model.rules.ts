import type { RichTextElement, RichTextNode } from '@bazaar/contracts';

type Tag = RichTextElement['tag'];
type Children = ReadonlySet<Tag>;

const PHRASING: readonly Tag[] = ['strong', 'em', 'a', 'code', 'br'];
const INLINE: Children = new Set(PHRASING);
const FLOW: Children = new Set([...PHRASING, 'p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'table']);
const ITEMS: Children = new Set(['li']);
const ROWS: Children = new Set(['tr']);

/** The tags that HTML allows inside each tag. */
const MODEL: Readonly<Record<Tag, Children>> = {
  p: INLINE,
  h2: INLINE,
  h3: INLINE,
  strong: INLINE,
  em: INLINE,
  a: INLINE,
  code: INLINE,
  th: INLINE,
  td: FLOW,
  li: FLOW,
  blockquote: FLOW,
  ul: ITEMS,
  ol: ITEMS,
  table: new Set(['thead', 'tbody']),
  thead: ROWS,
  tbody: ROWS,
  tr: new Set(['th', 'td']),
  br: new Set(),
};

/** Text is not allowed directly inside these; the browser's parser would move it out of the table or list. */
const WITHOUT_TEXT: Children = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'br']);

/**
 * Returns a tree that a browser parses unchanged. An element that is not allowed at its place (a paragraph in a
 * paragraph, a link in a link, an unknown tag of a newer service) is replaced by its children; otherwise the
 * server's markup and the browser's would differ, and hydration would fail.
 */
export function fitContent(nodes: readonly RichTextNode[]): RichTextNode[] {
  return place(nodes, { allowed: FLOW, takesText: true, inLink: false });
}

interface Place {
  allowed: Children;
  takesText: boolean;
  inLink: boolean;
}

function place(nodes: readonly RichTextNode[], at: Place): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (typeof node === 'string') {
      return at.takesText ? [node] : [];
    }
    return isAllowed(node, at)
      ? [{ ...node, children: place(node.children, inside(node, at)) }]
      : place(node.children, at);
  });
}

function isAllowed({ tag }: RichTextElement, { allowed, inLink }: Place): boolean {
  return allowed.has(tag) && !(inLink && tag === 'a');
}

function inside({ tag }: RichTextElement, { inLink }: Place): Place {
  return { allowed: MODEL[tag], takesText: !WITHOUT_TEXT.has(tag), inLink: inLink || tag === 'a' };
}
