import {
  around,
  axis,
  bare,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

/** The point at a distance from one corner towards another. */
function towards([x, y]: Point, [otherX, otherY]: Point, distance: number): Point {
  const share = distance / Math.hypot(otherX - x, otherY - y);
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

/** Path data of the warning triangle with round corners. */
function triangle(center: Point, size: number, inset: number): string {
  const corner = (one: number) => around(center, size - 2 * inset, one / 3 - 0.25);
  const radius = Math.max(5, 15 - inset);
  const turns = repeat(3, (one) => {
    const at = corner(one);
    const [from, to] = [towards(at, corner(one - 1), radius), towards(at, corner(one + 1), radius)];
    return d`L${from[0]} ${from[1]}Q${at[0]} ${at[1]} ${to[0]} ${to[1]}`;
  });
  return `M${turns.join('').slice(1)}Z`;
}

/** Pictograms around their middle: an exclamation mark, a flash, a flame. */
function pictogram([x, y]: Point, kind: number): Shape[] {
  return (
    [
      [
        path('f4', d`M${x - 7.5} ${y - 18}q-1 -6 7.5 -6q8.5 0 7.5 6l-3 30q-0.5 3 -4.5 3q-4 0 -4.4 -3Z`),
        circle('f4', [x, y + 24], 6),
      ],
      [path('f4', d`M${x + 4} ${y - 24}l-16 28h10l-4 24l18 -32h-11l7 -20Z`)],
      [
        path(
          'f4',
          d`M${x} ${y - 27}c14 14 18 22 18 31a18 18 0 0 1 -36 0c0 -7 3 -11 7 -14q1 7 6 8q-3 -14 5 -25Z`,
        ),
        path('f1', d`M${x} ${y + 2}c6 6 8 9 8 13a8 8 0 0 1 -16 0c0 -4 3 -7 8 -13Z`),
      ],
    ][kind] ?? []
  );
}

function face([x, y]: Point, size: number): Shape[] {
  return ['f0', 'fa', 'f1'].map((fill, index) =>
    path(fill, triangle([x, y + size * 0.14], size, [0, 2, 12][index] ?? 0)),
  );
}

function support(post: boolean): Shape[] {
  if (post) {
    return [
      rect('gh', [155, 140, 10, 60]),
      path('f3', 'M128 200H192L200 206H120Z'),
      path('f2', 'M142 200L155 182V200ZM178 200L165 182V200Z'),
    ];
  }
  return [
    path('f3', 'M128 140h8L112 206h-10ZM192 140h-8L208 206h10Z'),
    thin('M114 190H206'),
    rect('f2', [110, 186, 100, 5]),
  ];
}

/** The plate below the sign with its two lines and an arrow. */
function subPlate(): Shape[] {
  return [
    rect('f0', [104, 158, 112, 24], 3),
    bare('f3 t', 'M114 165h56v3.6h-56ZM114 172h40v3.6h-40Z'),
    rect('f4', [186, 163.5, 18, 13]),
    bare('f0', 'M190 170l5-4v2.6h6v3h-6v2.4Z'),
    bare('f4 t', dot([110, 170], 1.5) + dot([210, 170], 1.5)),
  ];
}

/** Warning sign: size, pictogram, sub-plate and support vary. */
export function draw(random: SeededRandom): Scene {
  const size = random.vary(72, 0.08);
  const middle: Point = [160, 100];
  const half = size * 0.82;
  return {
    shapes: [
      support(random.chance(0.6)),
      face(middle, size),
      pictogram([160, 106], random.int(0, 2)),
      random.chance(0.7) ? subPlate() : [],
      axis(d`M160 36V${100 - half}M160 206V210`),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: middle,
  };
}
