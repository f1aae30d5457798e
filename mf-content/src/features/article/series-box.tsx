import { links } from '@bazaar/contracts';
import type { ContentSeries, PageId } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { type ReactNode, useId } from 'react';
import { messages } from './messages.ts';
import styles from './series-box.module.css';

type Part = ContentSeries['pages'][number];

/** The place of an article in its series: the one before, the one after, and all of them; nothing outside a series. */
export function SeriesBox({ series, id }: { series: ContentSeries | null; id: PageId }) {
  const titleId = useId();
  const at = series?.pages.findIndex((part) => part.id === id) ?? -1;
  if (series === null || at < 0 || series.pages.length < 2) {
    return null;
  }
  const { title, pages } = series;
  return (
    <section className={styles.series} aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} className={styles.title}>
        {messages.series(title, formatNumber(at + 1), formatNumber(pages.length))}
      </h2>
      <div className={styles.steps}>
        <Step part={pages[at - 1]}>
          <Icon path={mdiChevronRight} size="sm" />
          {messages.previous}
        </Step>
        <Step part={pages[at + 1]} isNext>
          {messages.next}
          <Icon path={mdiChevronLeft} size="sm" />
        </Step>
      </div>
      <details className={styles.all}>
        <summary>{messages.seriesAll}</summary>
        <ol>
          {pages.map((part) => (
            <li key={part.id}>
              {part.id === id ? (
                <b aria-current="page">
                  <IsolatedRuns text={part.title} />
                </b>
              ) : (
                <PartLink part={part} />
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Step({ part, isNext, children }: { part: Part | undefined; isNext?: boolean; children: ReactNode }) {
  if (part === undefined) {
    return null;
  }
  return (
    <div className={styles.step} data-next={isNext}>
      <p className={styles.way}>{children}</p>
      <PartLink part={part} stretched />
    </div>
  );
}

function PartLink({ part: { id, slug, title }, stretched }: { part: Part; stretched?: boolean }) {
  return (
    <Link {...(stretched && { stretched })} className={styles.name} href={links.content(id, slug)}>
      <IsolatedRuns text={title} />
    </Link>
  );
}
