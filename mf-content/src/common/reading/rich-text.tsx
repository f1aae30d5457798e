import type { RichTextElement, RichTextNode, RichText as RichTextTree } from '@bazaar/contracts';
import { Link } from '@bazaar/ui/link';
import { RichText as Typography } from '@bazaar/ui/rich-text';
import { createElement, type ReactNode } from 'react';
import { fitContent } from './content-model.rules.ts';
import { messages } from './messages.ts';
import styles from './rich-text.module.css';

/** Renders author text as elements; no string is ever parsed as markup. */
export function RichText({ nodes }: { nodes: RichTextTree }) {
  return (
    <div className={styles.text}>
      <Typography>{fitContent(nodes).map(renderNode)}</Typography>
    </div>
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

/** External links open in a new tab; `noopener` withholds this window, and `nofollow` the site's endorsement. */
function TextLink({ node }: { node: RichTextElement }) {
  const { href } = node;
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
  return <Link href={href}>{children}</Link>;
}

function TableFrame({ node }: { node: RichTextElement }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways has to be reachable by keyboard
    <section className={styles.table} aria-label={messages.table} tabIndex={0}>
      <table>{childrenOf(node)}</table>
    </section>
  );
}
