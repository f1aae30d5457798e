import {
  around,
  axis,
  bare,
  circle,
  d,
  group,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
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

/** The pictograms of ISO 7010, by their code, around the origin. */
const PICTOGRAMS: Readonly<Record<string, () => Shape[]>> = {
  W001: () => [
    path('f4', 'M-7.5 -18q-1 -6 7.5 -6q8.5 0 7.5 6l-3 30q-0.5 3 -4.5 3q-4 0 -4.4 -3Z'),
    circle('f4', [0, 24], 6),
  ],
  W011: () => [
    circle('f4', [-12, -17], 5.5),
    path('f4', 'M-18 -9l8 -2l8 9l12 -4l2 4l-14 8l-7 -4l-1 7l12 6l10 12h-7l-10 -8l-14 -5q-4 -2 -3 -7Z'),
    path('f4', 'M-26 26h54v4h-54Z'),
  ],
  W012: () => [path('f4', 'M4 -24l-16 28h10l-4 24l18 -32h-11l7 -20Z')],
  W014: () => [
    path('f4', 'M-24 8h4v-26h16l7 20h7v16h-34ZM-15 -13v15h12l-5 -15Z'),
    path('f4', 'M13 -24h4v44h11v4h-15Z'),
    circle('f4', [-16, 23], 5),
    circle('f4', [4, 23], 5),
  ],
  W015: () => [
    path('f4', 'M-1.5 -30h3v12h-3ZM0 -20l18 12h-36Z'),
    rect('f4', [-18, -6, 36, 12]),
    circle('f4', [0, 15], 4.6),
    path('f4', 'M-10 30q0 -9 10 -9q10 0 10 9Z'),
  ],
  W016: () => [
    path('f4', 'M0 -24q15 0 15 14q0 7 -6 10v6h-18v-6q-6 -3 -6 -10q0 -14 15 -14Z'),
    circle('fa', [-6, -9], 4),
    circle('fa', [6, -9], 4),
    path('f4', 'M-24 11l3 -5l45 19l-3 5ZM24 11l-3 -5l-45 19l3 5Z'),
  ],
  W017: () => [
    rect('f4', [-26, 22, 52, 5]),
    path(
      'f4',
      [-17, 0, 17].map((x) => d`M${x - 2} 17q-8 -8 0 -17q8 -8 0 -17h5q8 8 0 17q-8 8 0 17Z`),
    ),
  ],
  W021: () => [
    path('f4', 'M0 -29c14 14 17 20 17 29a17 17 0 0 1 -34 0c0 -7 3 -11 7 -14q1 7 6 8q-3 -14 4 -23Z'),
    path('fa', 'M0 -2c6 6 8 9 8 12a8 8 0 0 1 -16 0c0 -4 3 -7 8 -12Z'),
    rect('f4', [-24, 22, 48, 5]),
  ],
};

export const forms = ['W001', 'W011', 'W012', 'W014', 'W015', 'W016', 'W017', 'W021'] as const;

function face([x, y]: Point, size: number): Shape[] {
  return ['f0', 'fa', 'f1'].map((fill, index) =>
    path(fill, triangle([x, y + size * 0.14], size, [0, 2, 12][index] ?? 0)),
  );
}

/** Warning sign of ISO 7010; the form is its code. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const size = random.vary(102, 0.04);
  const middle: Point = [160, 124];
  const half = size * 0.82;
  const holes: Point[] = [around([160, 124 + size * 0.14], size * 0.86, -0.25)];
  return {
    shapes: [
      face(middle, size),
      group('translate(160 138) scale(1.45)', PICTOGRAMS[form]?.() ?? []),
      bare(
        'plate t',
        holes.map((hole) => dot(hole, 1.8)),
      ),
      axis('M160 28V34M160 206V210'),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: middle,
  };
}
