import { formatNumber, formatPercent } from '@bazaar/locale';
import { Card, CardHead } from '@bazaar/ui/card';
import { Segmented } from '@bazaar/ui/segmented';
import { LinkTabs } from '@bazaar/ui/tabs';
import { mdiChartLine, mdiTable } from '@mdi/js';
import { useId, useState } from 'react';
import { type BusinessAccountView, businessAccountHref, SPANS } from './business-account.address.ts';
import { messages } from './messages.ts';
import type { VisitSummary } from './visit-span.rules.ts';
import styles from './visits-card.module.css';
import { VisitsChart } from './visits-chart.tsx';
import { ScrolledVisits } from './visits-table.tsx';

const words = messages.visits;
const SHAPES = [
  { value: 'chart', label: words.asChart, icon: mdiChartLine },
  { value: 'table', label: words.asTable, icon: mdiTable },
] as const;

interface VisitsCardProps {
  view: BusinessAccountView;
  summary: VisitSummary;
}

/** The visits of the chosen days, as a chart or as a table. */
export function VisitsCard({ view, summary }: VisitsCardProps) {
  const titleId = useId();
  const [shape, setShape] = useState<'chart' | 'table'>('chart');
  return (
    <Card as="section" labelledBy={titleId}>
      <CardHead
        id={titleId}
        title={words.title}
        note={words.note}
        actions={
          <Segmented label={words.shape} options={SHAPES} value={shape} onChange={setShape} iconsOnly />
        }
      />
      <LinkTabs label={words.span} items={SPANS.map((days) => tabOf(days, view.days))} />
      <div className={styles.body}>
        {summary.visits === 0 ? (
          <p className={styles.empty}>{words.empty}</p>
        ) : (
          <>
            <Figures days={view.days} summary={summary} />
            {shape === 'chart' ? (
              <VisitsChart key={view.days} summary={summary} />
            ) : (
              <ScrolledVisits points={summary.points} />
            )}
          </>
        )}
      </div>
    </Card>
  );
}

function tabOf(days: BusinessAccountView['days'], current: string) {
  return {
    href: businessAccountHref({ days }),
    label: words.days(formatNumber(Number(days))),
    current: days === current,
  };
}

function Figures({ days, summary: { visits, change } }: { days: string; summary: VisitSummary }) {
  return (
    <p className={styles.figures}>
      <span>
        <b className={styles.figure}>{formatNumber(visits)}</b> {words.visits}
      </span>
      {change !== null && (
        <span className={styles.change} data-rising={change > 0 || undefined}>
          {changeText(change, formatNumber(Number(days)))}
        </span>
      )}
    </p>
  );
}

function changeText(change: number, days: string): string {
  if (change === 0) {
    return words.same(days);
  }
  const percent = formatPercent(Math.abs(change));
  return change > 0 ? words.more(percent, days) : words.less(percent, days);
}
