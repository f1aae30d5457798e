import { formatNumber } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { ColumnHead } from './column-head.tsx';
import { ColumnLink } from './column-link.tsx';
import { markCells, type RowSection } from './comparison-row.rules.ts';
import { messages } from './messages.ts';
import { pageIdOf } from './page-id.ts';
import { QuoteCell } from './quote-cell.tsx';
import type { QuoteColumn } from './quote-column.rules.ts';
import styles from './quote-pages.module.css';
import type { ShownQuotes } from './shown-quotes.ts';
import { usePages } from './use-pages.ts';

/** One supplier at a time, swiped or stepped through. */
export function QuotePages({ columns, sections, chosenId, ...head }: ShownQuotes) {
  const { track, current, goTo, follow } = usePages(columns.length);
  return (
    <div className={styles.pages}>
      <section
        ref={track}
        className={styles.track}
        aria-label={messages.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
      >
        {columns.map((column, index) => (
          <Card key={column.request.id} as="article" className={styles.page}>
            <div id={pageIdOf(column)} className={styles.head}>
              <ColumnHead {...head} column={column} isChosen={column.request.id === chosenId} />
            </div>
            <Rows sections={sections} index={index} />
            <div className={styles.foot}>
              <ColumnLink request={column.request} />
            </div>
          </Card>
        ))}
      </section>
      <Steps columns={columns} current={current} goTo={goTo} />
    </div>
  );
}

function Rows({ sections, index }: { sections: readonly RowSection[]; index: number }) {
  if (sections.length === 0) {
    return <p className={styles.none}>{messages.noDifference}</p>;
  }
  return sections.map(({ key, title, rows }) => (
    <div key={key}>
      {title !== null && <h3 className={styles.section}>{title}</h3>}
      <dl className={styles.rows}>
        {rows.map((row) => {
          const cell = markCells(row)[index];
          return (
            <div key={row.key} className={styles.row}>
              <dt className={styles.label}>
                <IsolatedRuns text={row.label} />
                {row.hint !== undefined && <span className={styles.hint}>{row.hint}</span>}
              </dt>
              <dd>{cell && <QuoteCell cell={cell} best={row.best} />}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  ));
}

interface StepsProps {
  columns: readonly QuoteColumn[];
  current: number;
  goTo: (index: number) => void;
}

function Steps({ columns, current, goTo }: StepsProps) {
  const count = columns.length;
  return (
    <div className={styles.steps} data-print="hide">
      <IconButton
        icon={mdiChevronRight}
        label={messages.previous}
        disabled={current === 0}
        onClick={() => goTo(current - 1)}
      />
      <p className={styles.place} role="status">
        {messages.place(formatNumber(current + 1), formatNumber(count))}
      </p>
      <span className={styles.dots} aria-hidden="true">
        {columns.map(({ request }, index) => (
          <span key={request.id} className={styles.dot} data-current={index === current || undefined} />
        ))}
      </span>
      <IconButton
        icon={mdiChevronLeft}
        label={messages.next}
        disabled={current === count - 1}
        onClick={() => goTo(current + 1)}
      />
    </div>
  );
}
