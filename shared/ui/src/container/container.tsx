import { mdiArrowLeft } from '@mdi/js';
import { type ReactNode, useId } from 'react';
import { joinClasses } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import classes from './container.module.css';

/** A box of the page's width with its gutters. */
export function Container({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={joinClasses(classes.container, className)}>{children}</div>;
}

export interface SectionProps {
  id?: string | undefined;
  title: ReactNode;
  level?: 2 | 3 | undefined;
  /** A line under the title: counts. */
  note?: ReactNode;
  /** «همه گروه‌ها» */
  more?: { href: string; text: string } | undefined;
  /** At the end of the head, after the link: paging buttons of a row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, with a link to all of its content. */
export function Section({ id, title, level = 2, note, more, actions, children }: SectionProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <div>
          <Heading id={titleId}>{title}</Heading>
          {note !== undefined && <p className={classes.note}>{note}</p>}
        </div>
        {more !== undefined && (
          <Link href={more.href} className={classes.more}>
            {more.text}
            <Icon path={mdiArrowLeft} size="sm" />
          </Link>
        )}
        {actions}
      </header>
      {children}
    </section>
  );
}

export interface PageHeadProps {
  title: ReactNode;
  note?: ReactNode;
  /** A badge or a date beside the title. */
  mark?: ReactNode;
  actions?: ReactNode;
}

/** The first heading of a page with the actions for the whole page. */
export function PageHead({ title, note, mark, actions }: PageHeadProps) {
  return (
    <header className={classes.pageHead}>
      <div>
        <div className={classes.titleRow}>
          <h1>{title}</h1>
          {mark}
        </div>
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
