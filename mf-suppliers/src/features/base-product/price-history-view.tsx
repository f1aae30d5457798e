import type { PriceHistory } from '@bazaar/contracts/product';
import { formatJalaliLong, formatJalaliMonth, formatPercent, formatToman } from '@bazaar/locale';
import { Badge, type BadgeTone } from '@bazaar/ui/badge';
import { Card } from '@bazaar/ui/card';
import { mdiTrendingDown, mdiTrendingNeutral, mdiTrendingUp } from '@mdi/js';
import { useId } from 'react';
import { messages } from './messages.ts';
import styles from './price-history-view.module.css';
import { monthEnds, type PriceTrend, priceChart, trendOf } from './price-trend.rules.ts';

const { history: words } = messages;
const BOX = { width: 300, height: 96, padding: 8 };

const VARIANTS: Readonly<Record<PriceTrend['direction'], { tone: BadgeTone; icon: string }>> = {
  rising: { tone: 'warning', icon: mdiTrendingUp },
  falling: { tone: 'success', icon: mdiTrendingDown },
  steady: { tone: 'neutral', icon: mdiTrendingNeutral },
};

type Points = PriceHistory['points'];

interface PriceHistoryViewProps {
  points: Points;
  /** What the prices are of. */
  of: string;
}

/** The prices of the last year, as a line chart and as a table for screen readers. */
export function PriceHistoryView({ points, of }: PriceHistoryViewProps) {
  const titleId = useId();
  const trend = trendOf(points);
  return (
    <Card as="section" padded labelledBy={titleId} className={styles.card}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.title} <bdi className={styles.of}>{of}</bdi>
        </h2>
        {trend !== null && <Badge {...VARIANTS[trend.direction]}>{changeText(trend)}</Badge>}
      </header>
      {trend === null ? (
        <p className={styles.note}>{shortText(points)}</p>
      ) : (
        <Course points={points} trend={trend} />
      )}
    </Card>
  );
}

function Course({ points, trend }: { points: Points; trend: PriceTrend }) {
  const { first, last } = trend;
  return (
    <>
      <Chart points={points} trend={trend} />
      <p className={styles.ends} aria-hidden="true">
        <span>{formatJalaliMonth(first.day)}</span>
        <span>{formatJalaliMonth(last.day)}</span>
      </p>
      <dl className={styles.figures}>
        <Figure label={words.median} line="median" priceRial={last.medianPriceRial} />
        <Figure label={words.lowest} line="lowest" priceRial={last.minPriceRial} />
      </dl>
      <PriceTable points={monthEnds(points)} />
    </>
  );
}

function Figure({ label, line, priceRial }: { label: string; line: string; priceRial: number }) {
  return (
    <div>
      <dt className={styles.label} data-line={line}>
        {label}
      </dt>
      <dd className={styles.figure}>
        <bdi>{formatToman(priceRial)}</bdi> <small>{messages.toman}</small>
      </dd>
    </div>
  );
}

function Chart({ points, trend }: { points: Points; trend: PriceTrend }) {
  const { medianLine, lowestLine, medianArea, end } = priceChart(points, BOX);
  const { first, last } = trend;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={words.chart(formatJalaliLong(first.day), formatJalaliLong(last.day), changeText(trend))}
    >
      <path className={styles.grid} d={`M0 .5H${BOX.width}M0 48H${BOX.width}M0 95.5H${BOX.width}`} />
      <path className={styles.area} d={medianArea} />
      <path className={styles.lowest} d={lowestLine} />
      <path className={styles.median} d={medianLine} />
      <circle className={styles.end} cx={end.x} cy={end.y} r="3.5" />
    </svg>
  );
}

function PriceTable({ points }: { points: Points }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.median}</th>
            <th scope="col">{words.lowest}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, medianPriceRial, minPriceRial }) => (
            <tr key={day}>
              <th scope="row">{formatJalaliMonth(day)}</th>
              <td>{formatToman(medianPriceRial)}</td>
              <td>{formatToman(minPriceRial)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function changeText({ change, direction }: PriceTrend): string {
  if (direction === 'steady') {
    return words.steady;
  }
  const percent = formatPercent(Math.abs(change));
  return direction === 'rising' ? words.rising(percent) : words.falling(percent);
}

function shortText(points: Points): string {
  const only = points[0];
  return only === undefined
    ? words.none
    : words.one(formatToman(only.medianPriceRial), formatJalaliLong(only.day));
}
