import { formatNumber } from '@bazaar/locale';
import { FacetBox } from '@bazaar/ui/facet';
import { UnitSelect } from '@bazaar/ui/select';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import {
  axisOf,
  type RangeBucket,
  type RangeEnd,
  type RangeScale,
  type RangeValue,
  shownEnd,
  unitOf,
} from './range.rules.ts';
import { RangeAxis } from './range-axis.tsx';
import styles from './range-facet.module.css';
import { RangeInputs } from './range-inputs.tsx';
import { RangeText } from './range-text.tsx';
import { fromBase, otherUnit, type RangeUnit, roundedForReading, roundTo } from './unit.rules.ts';
import { useRangeDraft } from './use-range-draft.ts';

export interface RangeFacetProps {
  title: string;
  /** The chosen range, in the unit in which it was written; undefined when nothing is chosen. */
  range: RangeValue | undefined;
  /** Every unit it can be shown in; none for a bare number. */
  units: readonly RangeUnit[];
  defaultUnitId?: number | null | undefined;
  /** Ends of the available range, in base units. */
  min: number;
  max: number;
  /** Item counts along the range; without them only the line is shown. */
  histogram?: readonly RangeBucket[] | undefined;
  /** The number of items in the range, «۵۲ کالا»; shown beside the range in another unit. */
  found?: string | undefined;
  /** logarithmic: each step of a handle is the same share, as for prices. */
  scale?: RangeScale | undefined;
  onChange: (range: RangeValue | undefined) => void;
  defaultOpen?: boolean | undefined;
  /** Query keys, for a form that is sent without a script. */
  names?: Readonly<Record<RangeEnd, string>> | undefined;
}

const BOUND_DIGITS = 4;

/**
 * A range of numbers in a unit of choice. Choosing another unit only changes the display: the range stays in the
 * unit in which it was written until one of its numbers is written again.
 */
export function RangeFacet(props: RangeFacetProps) {
  const { title, range, units, min, max, defaultOpen } = props;
  const draft = useRangeDraft(props);
  const { unit } = draft;
  const usual = unitOf(units, props.defaultUnitId);
  const ends = {
    value: shownEnd(range, 'value', { units, unit }),
    maxValue: shownEnd(range, 'maxValue', { units, unit }),
  };
  const axis = useAxis(props, { ends, draft });
  return (
    <FacetBox title={title} defaultOpen={defaultOpen}>
      <div className={styles.range}>
        {unit.symbol !== '' && (
          <div className={styles.unit} data-choice={units.length > 1}>
            <bdi className={styles.symbol}>{unit.symbol}</bdi>
            {units.length > 1 && (
              <UnitSelect
                label={messages.unitOf(title)}
                value={unit.symbol}
                units={units.map(({ symbol }) => symbol)}
                onChange={(symbol) => draft.setUnitId(units.find((one) => one.symbol === symbol)?.id)}
              />
            )}
          </div>
        )}
        {axis}
        <RangeInputs
          {...{ title, ends, unit, draft }}
          bounds={{ value: boundIn(min, unit, usual), maxValue: boundIn(max, unit, usual) }}
          names={props.names}
        />
        <Other {...props} shown={unit} isSwapped={draft.isSwapped} />
      </div>
    </FacetBox>
  );
}

interface Drawn {
  ends: Readonly<Record<RangeEnd, number | undefined>>;
  draft: ReturnType<typeof useRangeDraft>;
}

/** The axis. A letter in an input does not draw it: it follows the range, which comes with new properties. */
function useAxis(props: RangeFacetProps, { ends, draft }: Drawn) {
  const { title, min, max, histogram, scale } = props;
  const { unit } = draft;
  const buckets = useMemo(
    () => (histogram !== undefined && histogram.length > 0 ? histogram : axisOf(min, max, scale)),
    [histogram, min, max, scale],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else follows from the properties and the unit
  return useMemo(
    () =>
      max > min && (
        <RangeAxis
          {...{ title, buckets, ends, unit, scale }}
          spoken={(number) => `${formatNumber(number)} ${unit.title}`.trim()}
          onMove={draft.put}
          onSettle={draft.settle}
        />
      ),
    [props, unit],
  );
}

/**
 * Below the inputs: a note that the ends were swapped, or the same range in another unit and how many items it finds.
 */
function Other(props: RangeFacetProps & { shown: RangeUnit; isSwapped: boolean }) {
  const { range, units, defaultUnitId = null, found, shown, isSwapped } = props;
  const unit = otherUnit(units, shown, defaultUnitId);
  return (
    <p className={styles.note} aria-live="polite">
      {isSwapped && <span className={styles.swapped}>{messages.swapped}</span>}
      {!isSwapped && range !== undefined && unit !== undefined && (
        <>
          {messages.equals} <RangeText {...{ range, units, unit }} />
          {found !== undefined && `؛ ${found}`}
        </>
      )}
    </p>
  );
}

/** An end of the available range: exact in the unit of its numbers, rounded for reading in another. */
function boundIn(base: number, unit: RangeUnit, usual: RangeUnit): number {
  const number = fromBase(base, unit);
  return unit.id === usual.id ? roundTo(number, BOUND_DIGITS) : roundedForReading(number);
}
