import { formatJalaliDayMonth, formatJalaliLong, formatJalaliWeekday, formatNumber } from '@bazaar/locale';
import { useState } from 'react';
import { messages } from './messages.ts';
import type { VisitPoint, VisitSummary } from './visit-span.rules.ts';
import styles from './visits-chart.module.css';
import { visitsChart } from './visits-chart.rules.ts';
import { VisitsTable } from './visits-table.tsx';

const words = messages.visits;
const BOX = { width: 600, height: 180 };

/** Visits and visitors by day. The slider below moves the point, by keys and by touch; the table says the same. */
export function VisitsChart({ summary: { points, visits } }: { summary: VisitSummary }) {
  const [chosen, setChosen] = useState(points.length - 1);
  const chart = visitsChart(points, BOX);
  const first = points[0];
  const last = points.at(-1);
  const point = points[chosen];
  if (first === undefined || last === undefined || point === undefined) {
    return null;
  }
  const label = words.chart(formatJalaliLong(first.date), formatJalaliLong(last.date), formatNumber(visits));
  return (
    <>
      <p className={styles.point} aria-hidden="true">
        <b>{formatJalaliWeekday(point.date)}</b> {pointText(point)}
      </p>
      <div className={styles.frame}>
        <Ticks ticks={chart.ticks} />
        <Lines chart={chart} chosen={chosen} label={label} />
      </div>
      <div className={styles.foot}>
        <input
          type="range"
          className={styles.slider}
          aria-label={words.pick}
          aria-valuetext={`${formatJalaliWeekday(point.date)}، ${pointText(point)}`}
          min={0}
          max={points.length - 1}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>{formatJalaliDayMonth(first.date)}</span>
          <span>{formatJalaliDayMonth(last.date)}</span>
        </p>
        <Legend />
      </div>
      <div className="visually-hidden">
        <VisitsTable points={points} />
      </div>
    </>
  );
}

function pointText({ visits, visitors }: VisitPoint): string {
  return words.point(formatNumber(visits), formatNumber(visitors));
}

function Ticks({ ticks }: { ticks: readonly number[] }) {
  return (
    <p className={styles.ticks} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick}>{formatNumber(tick)}</span>
      ))}
    </p>
  );
}

interface LinesProps {
  chart: ReturnType<typeof visitsChart>;
  chosen: number;
  label: string;
}

function Lines({ chart, chosen, label }: LinesProps) {
  const { width, height } = BOX;
  const place = chart.places[chosen];
  return (
    // The box is stretched to the card, so a point is the round end of a line without length.
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.grid} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
      <path className={styles.area} d={chart.area} />
      <path className={styles.visitors} d={chart.visitorsLine} />
      <path className={styles.visits} d={chart.visitsLine} />
      {place !== undefined && (
        <>
          <path className={styles.cursor} d={`M${place.x} 0V${height}`} />
          <path className={styles.mark} d={`M${place.x} ${place.visits}h0`} />
        </>
      )}
    </svg>
  );
}

function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span className={styles.key} data-line="visits">
        {words.visits}
      </span>
      <span className={styles.key} data-line="visitors">
        {words.visitors}
      </span>
    </p>
  );
}
