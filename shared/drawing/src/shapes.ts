import { around, d, type Point, path, repeat, type Shape } from './kit.ts';

/** Path data of one full circle, so that many dots can be one element. */
export function dot([x, y]: Point, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
}

function hole([x, y]: Point, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** A ring with a real hole: the ground shows through. */
export function ring(fill: string, center: Point, [outer, inner]: Point): Shape {
  return path(fill, dot(center, outer) + hole(center, inner));
}

interface BoltCircle {
  readonly radius: number;
  readonly count: number;
  readonly size?: number;
  readonly turn?: number;
  readonly fill?: string;
}

/** Bolts on a pitch circle, as one element. */
export function bolts(
  center: Point,
  { radius, count, size = 2.2, turn = 0.06, fill = 'f4' }: BoltCircle,
): Shape {
  return path(
    fill,
    repeat(count, (index) => dot(around(center, radius, turn + index / count), size)),
  );
}

interface GearShape {
  readonly root: number;
  readonly tip: number;
  readonly teeth: number;
  /** Where the first tooth points, in turns. */
  readonly turn?: number;
}

/** A spur gear seen from the front. */
export function gear(fill: string, center: Point, { root, tip, teeth, turn = 0 }: GearShape): Shape {
  const corner = (radius: number, step: number) => {
    const [x, y] = around(center, radius, turn + step / teeth);
    return d`L${x} ${y}`;
  };
  const outline = repeat(teeth, (tooth) =>
    [
      corner(root, tooth - 0.28),
      corner(tip, tooth - 0.15),
      corner(tip, tooth + 0.15),
      corner(root, tooth + 0.28),
    ].join(''),
  ).join('');
  return path(fill, `M${outline.slice(1)}Z`);
}
