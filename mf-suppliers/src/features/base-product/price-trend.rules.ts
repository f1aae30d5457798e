import type { PriceHistory } from '@bazaar/contracts/product';
import { toJalali } from '@bazaar/locale';

type PricePoint = PriceHistory['points'][number];

const STEADY = 0.005;

export interface PriceTrend {
  first: PricePoint;
  last: PricePoint;
  /** Relative change of the median from the first point to the last: 0.12 is twelve per cent up. */
  change: number;
  direction: 'rising' | 'falling' | 'steady';
}

/** The price trend over the points; null for one point or none, which have no trend. */
export function trendOf(points: readonly PricePoint[]): PriceTrend | null {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) {
    return null;
  }
  const change =
    first.medianPriceRial === 0 ? 0 : (last.medianPriceRial - first.medianPriceRial) / first.medianPriceRial;
  return {
    first,
    last,
    change,
    direction: directionOf(change),
  };
}

function directionOf(change: number): PriceTrend['direction'] {
  if (Math.abs(change) < STEADY) {
    return 'steady';
  }
  return change > 0 ? 'rising' : 'falling';
}

/** The last point of each Jalali month: a table of thirteen rows instead of fifty-three. */
export function monthEnds(points: readonly PricePoint[]): PricePoint[] {
  const ends = new Map<string, PricePoint>();
  for (const point of points) {
    const { year, month } = toJalali(point.day);
    ends.set(`${year}-${month}`, point);
  }
  return [...ends.values()];
}

export interface ChartBox {
  width: number;
  height: number;
  /** Space above and below the lines. */
  padding: number;
}

export interface PriceChart {
  medianLine: string;
  lowestLine: string;
  /** The area under the median line, closed at the baseline. */
  medianArea: string;
  end: { x: number; y: number };
}

/** Lines of a price chart. Time runs from the right, by days, so that missing weeks keep their width. */
export function priceChart(points: readonly PricePoint[], { width, height, padding }: ChartBox): PriceChart {
  const days = points.map(({ day }) => Date.parse(day));
  const prices = points.flatMap(({ minPriceRial, medianPriceRial }) => [minPriceRial, medianPriceRial]);
  const scaleX = scale(days, [width - padding, padding]);
  const scaleY = scale(prices, [height - padding, padding]);
  const places = points.map((point) => ({
    x: scaleX(Date.parse(point.day)),
    median: scaleY(point.medianPriceRial),
    lowest: scaleY(point.minPriceRial),
  }));
  const medianLine = pathOf(places.map(({ x, median }) => [x, median]));
  return {
    medianLine,
    lowestLine: pathOf(places.map(({ x, lowest }) => [x, lowest])),
    medianArea: `${medianLine}V${height}H${places[0]?.x ?? width}Z`,
    end: { x: places.at(-1)?.x ?? 0, y: places.at(-1)?.median ?? 0 },
  };
}

/** Scales values from the first end to the second; equal values are placed in the middle. */
function scale(values: readonly number[], [from, to]: readonly [number, number]) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value: number) => round(span === 0 ? (from + to) / 2 : from + ((value - low) / span) * (to - from));
}

function pathOf(places: readonly (readonly [x: number, y: number])[]): string {
  return `M${places.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
