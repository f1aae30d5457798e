import { around, type Box, d, type Point, repeat } from './kit.ts';

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `${points.map(([x, y], index) => (index === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join('')}Z`;
}

/** Path data of a rectangle, so that many can be one element. */
export function block([x, y, width, height]: Box): string {
  return d`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Horizontal lines spread evenly from the top to the bottom of a box. */
export function rows([x, y, width, height]: Box, count: number): string {
  return repeat(count, (row) => d`M${x} ${y + (height * row) / Math.max(1, count - 1)}h${width}`).join('');
}

/** Vertical lines spread evenly from the left to the right of a box. */
export function columns([x, y, width, height]: Box, count: number): string {
  return repeat(count, (column) => d`M${x + (width * column) / Math.max(1, count - 1)} ${y}v${height}`).join(
    '',
  );
}

/** Section lines at 45 degrees, cut at the edges of a box. */
export function hatch([x, y, width, height]: Box, lines: number): string {
  const step = (width + height) / (lines + 1);
  return repeat(lines, (line) => {
    const at = (line + 1) * step;
    const from: Point = [x + Math.min(at, width), y + Math.max(0, at - width)];
    return d`M${from[0]} ${from[1]}L${x + Math.max(0, at - height)} ${y + Math.min(at, height)}`;
  }).join('');
}

/** Radial lines between two radii: scales, knurls, spokes. */
export function spokes(
  center: Point,
  [inner, outer]: Point,
  { count, from = 0, to = 1 }: { readonly count: number; readonly from?: number; readonly to?: number },
): string {
  return repeat(count, (index) => {
    const turn = from + ((to - from) * index) / count;
    const [start, end] = [around(center, inner, turn), around(center, outer, turn)];
    return d`M${start[0]} ${start[1]}L${end[0]} ${end[1]}`;
  }).join('');
}
