import { toPersianDigits } from '@bazaar/locale';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { messages } from './messages.ts';
import { pageWindow } from './page-window.ts';
import classes from './pager.module.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** «۱ تا ۲۴ از ۵۲ کالا». */
  summary?: ReactNode;
}

/** Real links to the pages of a list; nothing when there is only one page. Renders a `<nav>`. */
export function Pager({ page, pageCount, hrefOf, summary }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={classes.pager} aria-label={messages.label}>
      <Step rel="prev" icon={mdiChevronRight} href={page > 1 ? hrefOf(page - 1) : undefined} />
      <ol className={classes.pages}>
        {pageWindow(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <Link
                className={classes.cell}
                href={hrefOf(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                <VisuallyHidden>{messages.page} </VisuallyHidden>
                {toPersianDigits(entry)}
              </Link>
            ) : (
              <span className={classes.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      <Step rel="next" icon={mdiChevronLeft} href={page < pageCount ? hrefOf(page + 1) : undefined} />
      {summary !== undefined && <p className={classes.summary}>{summary}</p>}
    </nav>
  );
}

function Step({ rel, icon, href }: { rel: 'prev' | 'next'; icon: string; href: string | undefined }) {
  const label = rel === 'prev' ? messages.previous : messages.next;
  return href === undefined ? (
    <span className={classes.cell} data-step="off">
      <Icon path={icon} />
    </span>
  ) : (
    <Link className={classes.cell} data-step="on" href={href} rel={rel} aria-label={label}>
      <Icon path={icon} />
    </Link>
  );
}
