import {
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
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block } from '../shapes-lines.ts';

const CENTER: Point = [132, 121];

/** The corners of each shape around a circle of radius one. */
const OUTLINES: Readonly<Record<string, readonly Point[]>> = {
  C: [
    [-1.19, 0],
    [0, -1],
    [1.19, 0],
    [0, 1],
  ],
  D: [
    [-1.5, 0],
    [0, -0.74],
    [1.5, 0],
    [0, 0.74],
  ],
  S: [
    [-0.98, -0.98],
    [0.98, -0.98],
    [0.98, 0.98],
    [-0.98, 0.98],
  ],
  T: [
    [-1.16, 0.74],
    [0, -1.26],
    [1.16, 0.74],
  ],
  V: [
    [-1.62, 0],
    [0, -0.51],
    [1.62, 0],
    [0, 0.51],
  ],
  W: [
    [-1.2, 0.66],
    [-0.74, -0.42],
    [0, -1.34],
    [0.74, -0.42],
    [1.2, 0.66],
    [0, 0.84],
  ],
};

function corners(shape: string, radius: number): Point[] {
  return (OUTLINES[shape] ?? []).map(([x, y]) => [CENTER[0] + x * radius, CENTER[1] + y * radius]);
}

/** A point between two others, at a distance from the first one. */
function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const share = distance / Math.hypot(toX - x, toY - y);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Polygon with rounded corners. */
function rounded(points: readonly Point[], nose: number): string {
  const one = (point: Point, index: number): string => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const [from, to] = [towards(point, before, nose), towards(point, after, nose)];
    return d`L${from[0]} ${from[1]}Q${point[0]} ${point[1]} ${to[0]} ${to[1]}`;
  };
  return `M${points.map(one).join('').slice(1)}Z`;
}

/** The marked cutting corner. */
function cuttingCorner(points: readonly Point[], nose: number): Shape {
  const [tip, next, last] = [points[0] ?? CENTER, points[1] ?? CENTER, points.at(-1) ?? CENTER];
  const long = 34;
  const [a, b] = [towards(tip, last, long), towards(tip, next, long)];
  const [noseA, noseB] = [towards(tip, last, nose), towards(tip, next, nose)];
  const inner = towards(tip, CENTER, long * 0.56);
  const [c, e] = [towards(b, CENTER, 15), towards(a, CENTER, 15)];
  return path(
    'fa',
    d`M${a[0]} ${a[1]}L${noseA[0]} ${noseA[1]}Q${tip[0]} ${tip[1]} ${noseB[0]} ${noseB[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}L${inner[0]} ${inner[1]}L${e[0]} ${e[1]}Z`,
  );
}

/** Chipbreaker dimples along every edge. */
function dimples(points: readonly Point[]): Shape {
  const along = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const count = Math.floor((length - 52) / 15);
    return count < 1
      ? []
      : repeat(count, (one) => towards(point, next, length / 2 + (one - (count - 1) / 2) * 15));
  });
  return bare(
    'f3 t',
    along.map((at) => dot(at, 2.3)),
  );
}

function sideView(x: number, thickness: number, [top, bottom]: Point): Shape[] {
  const middle = (top + bottom) / 2;
  return [
    rect('f1', [x, top, thickness, bottom - top], 3),
    bare('f0 t', block([x + 7, top, thickness - 14, middle - top - 5])),
    bare('f2 t', block([x + 7, middle + 5, thickness - 14, bottom - middle - 5])),
    thin(
      d`M${x + 7} ${top}v${bottom - top}M${x + thickness - 7} ${top}v${bottom - top}M${x} ${middle - 5}h${thickness}M${x} ${middle + 5}h${thickness}`,
    ),
  ];
}

export const forms = ['C', 'D', 'S', 'T', 'V', 'W'] as const;

/** Indexable insert; one cutting corner is marked. */
export function draw(random: SeededRandom, { form: shape }: Thing): Scene {
  const base = { C: 76, D: 62, S: 66, T: 66, V: 62, W: 60 }[shape] ?? 66;
  const radius = base;
  const nose = random.vary(9, 0.35);
  const bore = random.vary({ T: 16, D: 16, V: 12 }[shape] ?? 20, 0.1);
  const scaled = (share: number) => corners(shape, radius * share);
  const outline = corners(shape, radius);
  const heights = outline.map(([, y]) => y);
  return {
    shapes: [
      sideView(236, random.vary(38, 0.12), [Math.min(...heights), Math.max(...heights)]),
      path('gr', rounded(outline, nose)),
      cuttingCorner(outline, nose),
      path('f2', rounded(scaled(0.8), nose)),
      dimples(scaled(0.79)),
      bare('f1 t', rounded(scaled(0.7), nose)),
      path('gr', rounded(scaled(0.56), nose)),
      circle('f2', CENTER, bore + 8),
      circle('f4', CENTER, bore + 4),
      circle('plate', CENTER, bore),
      axis('M34 121H284M132 34V208'),
    ],
    span: { axis: 'x', from: Math.min(...outline.map(([x]) => x)), to: Math.max(...outline.map(([x]) => x)) },
    focus: towards(outline[0] ?? CENTER, CENTER, 16),
    mirrored: random.side(),
  };
}
