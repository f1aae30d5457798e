import { type Box, d, type Point, repeat } from './kit.ts';

/** Path data of one rectangle, so that many can be one element. */
export function boxData([x, y, width, height]: Box): string {
  return d`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Path data of a closed outline through the points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`;
}

interface Strokes {
  readonly from: Point;
  /** From one stroke to the next. */
  readonly step: Point;
  /** From a stroke's start to its end. */
  readonly line: Point;
}

/** Path data of parallel strokes: fins, louvres, threads and hatching. */
export function strokes(count: number, { from, step, line }: Strokes): string {
  return repeat(
    count,
    (index) => d`M${from[0] + index * step[0]} ${from[1] + index * step[1]}l${line[0]} ${line[1]}`,
  ).join('');
}

/** The point turned around a centre, clockwise as the screen sees it. */
export function rotated([x, y]: Point, [centerX, centerY]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [
    centerX + (x - centerX) * cos - (y - centerY) * sin,
    centerY + (x - centerX) * sin + (y - centerY) * cos,
  ];
}

/** Path data of a parallelogram: from a corner, along one side, then along the other. */
export function parallelogram([x, y]: Point, along: Point, by: Point): string {
  return d`M${x} ${y}l${along[0]} ${along[1]}l${by[0]} ${by[1]}l${-along[0]} ${-along[1]}Z`;
}
