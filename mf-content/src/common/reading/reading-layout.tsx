import type { RichText as RichTextTree } from '@bazaar/contracts';
import { PrintButton } from '@bazaar/ui/print-button';
import { type ReactNode, useMemo } from 'react';
import { headingsOf } from './headings.rules.ts';
import styles from './reading-layout.module.css';
import { RichText } from './rich-text.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ReadingLayoutProps {
  head: ReactNode;
  body: RichTextTree;
  /** Shown between head and text. */
  figure?: ReactNode;
  /** Under the table of contents where there is room beside the text; «چاپ» by default. */
  tools?: ReactNode;
  /** Below the text, in its column. */
  after?: ReactNode;
  /** Beside the text where there is room, after it where there is not. */
  aside?: ReactNode;
}

/** One or two links need no table of contents. */
const FEWEST_HEADINGS = 2;

/**
 * A reading page: the table of contents on one side, related content on the other. In print only the text is left.
 */
export function ReadingLayout({ head, body, figure, tools, after, aside }: ReadingLayoutProps) {
  const headings = useMemo(() => headingsOf(body), [body]);
  const hasContents = headings.length >= FEWEST_HEADINGS;
  return (
    <div className={styles.layout} data-start={hasContents} data-end={aside !== undefined}>
      <div className={styles.head}>{head}</div>
      {hasContents && (
        <div className={styles.start}>
          <TableOfContents headings={headings} />
          <div className={styles.tools}>{tools ?? <PrintButton wide size="sm" />}</div>
        </div>
      )}
      <div className={styles.body}>
        {figure}
        <RichText nodes={body} />
        {after}
      </div>
      {aside !== undefined && <aside className={styles.end}>{aside}</aside>}
    </div>
  );
}
