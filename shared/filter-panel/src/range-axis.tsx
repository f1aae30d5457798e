import { messages } from './messages.ts';
import {
  numberAt,
  positionOf,
  type RangeBucket,
  type RangeEnd,
  type RangeScale,
  stepsOf,
} from './range.rules.ts';
import styles from './range-facet.module.css';
import { type RangeUnit, toBase } from './unit.rules.ts';

interface RangeAxisProps {
  title: string;
  buckets: readonly RangeBucket[];
  /** Both ends in the unit on the screen, which is `unit`. */
  ends: Readonly<Record<RangeEnd, number | undefined>>;
  unit: RangeUnit;
  scale?: RangeScale | undefined;
  /** A number with its unit, for screen readers. */
  spoken: (number: number) => string;
  onMove: (end: RangeEnd, number: number | undefined) => void;
  onSettle: (end: RangeEnd) => void;
}

const BAR_HEIGHT = 46;

/** A histogram of the items along the range, and two handles on the line below. It runs from right to left. */
export function RangeAxis(props: RangeAxisProps) {
  const { buckets, ends, unit, scale } = props;
  const place = (end: RangeEnd) => {
    const number = ends[end];
    const open = end === 'value' ? 0 : 1;
    return number === undefined ? open : positionOf(toBase(number, unit), buckets, scale);
  };
  const covered = { from: place('value'), to: place('maxValue') };
  const isCounted = buckets.some(({ count }) => count > 0);
  const isChosen = ends.value !== undefined || ends.maxValue !== undefined;
  return (
    <div className={styles.axis} data-counted={isCounted}>
      {isCounted && <Bars {...{ buckets, covered, isChosen }} />}
      <svg className={styles.line} aria-hidden="true">
        <line x1="0" x2="100%" y1="1" y2="1" className={styles.track} />
        <line
          x1={mirrored(covered.from)}
          x2={mirrored(covered.to)}
          y1="1"
          y2="1"
          className={styles.part}
          data-in={isChosen}
        />
      </svg>
      <Handle {...props} end="value" place={covered.from} label={messages.handleFrom(props.title)} />
      <Handle {...props} end="maxValue" place={covered.to} label={messages.handleUpTo(props.title)} />
    </div>
  );
}

interface BarsProps {
  buckets: readonly RangeBucket[];
  covered: { from: number; to: number };
  /** Nothing is highlighted as long as nothing was chosen. */
  isChosen: boolean;
}

function Bars({ buckets, covered, isChosen }: BarsProps) {
  const most = Math.max(...buckets.map(({ count }) => count));
  return (
    <svg className={styles.bars} aria-hidden="true">
      {buckets.map(({ from, count }, index) => {
        const height = count === 0 ? 0 : Math.max(2, Math.round((count / most) * BAR_HEIGHT));
        const middle = (index + 0.5) / buckets.length;
        return (
          <rect
            key={from}
            x={mirrored((index + 1) / buckets.length)}
            y={BAR_HEIGHT - height}
            width={`${90 / buckets.length}%`}
            height={height}
            className={styles.bar}
            data-in={isChosen && middle >= covered.from && middle <= covered.to}
          />
        );
      })}
    </svg>
  );
}

function Handle(props: RangeAxisProps & { end: RangeEnd; place: number; label: string }) {
  const { buckets, end, ends, unit, scale, place, label, spoken } = props;
  const steps = stepsOf(buckets);
  const number = ends[end];
  return (
    <input
      type="range"
      className={styles.handle}
      min={0}
      max={steps}
      step={1}
      value={Math.round(place * steps)}
      aria-label={label}
      aria-valuetext={number === undefined ? messages.noLimit : spoken(number)}
      onChange={(event) =>
        props.onMove(end, numberAt(Number(event.currentTarget.value), end, { buckets, unit, scale }))
      }
      onBlur={() => props.onSettle(end)}
    />
  );
}

/** A position on the axis, measured from the right. */
function mirrored(position: number): string {
  return `${Math.round((1 - position) * 10_000) / 100}%`;
}
