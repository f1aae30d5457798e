import type { RichTextElement, RichTextNode, RichText as RichTextTree } from '@bazaar/contracts';
import { Link } from '@bazaar/ui/link';
import { RichText as Typography } from '@bazaar/ui/rich-text';
import { createContext, createElement, type ReactNode, use } from 'react';
import { fitContent } from './content-model.rules.ts';
import { plainText } from './headings.rules.ts';
import { messages } from './messages.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  nodes: RichTextTree;
  /** The first cell of a row that is marked in its table. */
  marked?: string | undefined;
  /** The text stands beside a form that must not be left: its links open another tab. */
  isBesideForm?: boolean;
}

const ContextOfText = createContext<Pick<RichTextProps, 'marked' | 'isBesideForm'>>({});

/** Renders author text as elements; no string is ever parsed as markup. */
export function RichText({ nodes, marked, isBesideForm }: RichTextProps) {
  return (
    <ContextOfText value={{ marked, isBesideForm: isBesideForm ?? false }}>
      <div className={styles.text}>
        <Typography>{fitContent(nodes).map(renderNode)}</Typography>
      </div>
    </ContextOfText>
  );
}

function renderNode(node: RichTextNode, index: number): ReactNode {
  if (typeof node === 'string') {
    return node;
  }
  const { tag, id } = node;
  switch (tag) {
    case 'a':
      return <TextLink key={index} node={node} />;
    case 'tr':
      return <TableRow key={index} node={node} />;
    case 'table':
      return <TableFrame key={index} node={node} />;
    case 'br':
      return <br key={index} />;
    case 'h2':
    case 'h3':
      return createElement(tag, { key: index, id }, ...childrenOf(node));
    default:
      return createElement(tag, { key: index }, ...childrenOf(node));
  }
}

function childrenOf({ children }: RichTextElement): ReactNode[] {
  return children.map(renderNode);
}

function TableRow({ node }: { node: RichTextElement }) {
  const { marked } = use(ContextOfText);
  const [first] = node.children;
  const isMarked = marked !== undefined && first !== undefined && plainText([first]) === marked;
  return <tr aria-current={isMarked || undefined}>{childrenOf(node)}</tr>;
}

/** External links open in a new tab; `noopener` withholds this window, and `nofollow` the site's endorsement. */
function TextLink({ node }: { node: RichTextElement }) {
  const { href } = node;
  const { isBesideForm } = use(ContextOfText);
  const children = childrenOf(node);
  if (href === undefined) {
    return children;
  }
  if (href.startsWith('https:')) {
    return (
      <a href={href} target="_blank" rel="noopener nofollow">
        {children}
      </a>
    );
  }
  return (
    <Link href={href} {...(isBesideForm && { target: '_blank' })}>
      {children}
    </Link>
  );
}

function TableFrame({ node }: { node: RichTextElement }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways has to be reachable by keyboard
    <section className={styles.table} aria-label={messages.table} tabIndex={0}>
      <table>{childrenOf(node)}</table>
    </section>
  );
}
