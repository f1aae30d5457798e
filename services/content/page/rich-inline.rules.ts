import type { RichTextNode } from '@bazaar/contracts';
import { stripBidiControls } from '@bazaar/locale';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach the database.
const UNSEEN = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2060\uFEFF\u{E0000}-\u{E007F}]/gu;

/** The text of a tree, without its marks. */
export function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** Merges adjacent texts and cleans them: no control characters, no direction marks, spaces collapsed. */
export function joinText(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + node;
    } else {
      joined.push(node);
    }
  }
  return joined
    .map((node) => (typeof node === 'string' ? cleanText(node) : node))
    .filter((node) => node !== '');
}

function cleanText(text: string): string {
  return stripBidiControls(text.normalize('NFC')).replace(UNSEEN, '').replace(/\s+/g, ' ');
}

/** The text of a block without spaces and line breaks at its ends; consecutive line breaks become one. */
export function trimInline(nodes: readonly RichTextNode[]): RichTextNode[] {
  const kept: RichTextNode[] = [];
  for (const node of joinText(nodes)) {
    if (!isGap(node) || !isAtLineStart(kept)) {
      kept.push(node);
    }
  }
  while (kept.length > 0 && isGap(kept.at(-1) ?? '')) {
    kept.pop();
  }
  return kept.map((node, index) =>
    trimEnds(node, { isFirst: index === 0, isLast: index === kept.length - 1 }),
  );
}

/** Whether the next node is the first on its line. */
function isAtLineStart(nodes: readonly RichTextNode[]): boolean {
  const last = nodes.at(-1);
  return last === undefined || isBreak(last);
}

function isGap(node: RichTextNode): boolean {
  return isBreak(node) || (typeof node === 'string' && node.trim() === '');
}

function isBreak(node: RichTextNode): boolean {
  return typeof node === 'object' && node.tag === 'br';
}

function trimEnds(
  node: RichTextNode,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): RichTextNode {
  if (typeof node !== 'string') {
    return node;
  }
  const fromStart = isFirst ? node.trimStart() : node;
  return isLast ? fromStart.trimEnd() : fromStart;
}
