import type { VisitPoint } from './visit-span.rules.ts';

export interface ChartBox {
  width: number;
  height: number;
}

export interface VisitsChart {
  visitsLine: string;
  visitorsLine: string;
  /** The area under the visits, closed at the baseline. */
  area: string;
  /** Where each day stands. */
  places: readonly { x: number; visits: number; visitors: number }[];
  /** The figures of the axis, the highest first. */
  ticks: readonly [top: number, middle: number, bottom: 0];
}

/** Lines of a chart of visits. Time runs from the right, and the axis begins at zero. */
export function visitsChart(points: readonly VisitPoint[], { width, height }: ChartBox): VisitsChart {
  const top = axisTop(Math.max(0, ...points.map(({ visits }) => visits)));
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  const yOf = (count: number) => round(height - (count / top) * height);
  const places = points.map(({ visits, visitors }, index) => ({
    x: round(width - index * step),
    visits: yOf(visits),
    visitors: yOf(visitors),
  }));
  const visitsLine = pathOf(places.map(({ x, visits }) => [x, visits]));
  return {
    visitsLine,
    visitorsLine: pathOf(places.map(({ x, visitors }) => [x, visitors])),
    area: `${visitsLine}V${height}H${width}Z`,
    places,
    ticks: [top, top / 2, 0],
  };
}

/** The first even figure of one or two leading digits that holds the highest count, so that its half is whole. */
function axisTop(highest: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(highest, 1))) - 1) * 2;
  return Math.max(2, Math.ceil(highest / unit) * unit);
}

function pathOf(places: readonly (readonly [x: number, y: number])[]): string {
  return places.length === 0 ? '' : `M${places.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
