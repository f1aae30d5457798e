import {
  around,
  circle,
  d,
  group,
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
import { boxData, outline, rotated } from '../shapes-data.ts';

const CENTER: Point = [156, 104];

/** The screen box lying straight around its centre; the group leans it. */
function box(half: number): Shape[] {
  const [x, y] = CENTER;
  const rails = [y - 32, y + 28];
  const deck = (one: number) => y - 20 + 22 * (one + 0.5);
  const ribs = repeat(7, (one) => x - half + 12 + (one * (2 * half - 30)) / 6);
  const bolt = (rail: number) =>
    repeat(14, (one) => dot([x - half + 10 + (one * (2 * half - 20)) / 13, rail + 3], 1.1));
  return [
    path(
      'f1',
      d`M${x - half} ${y - 20}l12 -10H${x + half - 8}l8 10V${y + 20}l-10 10H${x - half + 8}l-8 -10Z`,
    ),
    rails.map((rail) => rect('f2', [x - half - 4, rail, 2 * half + 8, 6])),
    path(
      'f2',
      ribs.map((rib) => boxData([rib, y - 26, 6, 54])),
    ),
    repeat(2, (one) => [
      thin(d`M${x - half + 2} ${deck(one) - 2}h${2 * half - 4}m0 4h${4 - 2 * half}`),
      path(
        'f4',
        [0.14, 0.3, 0.7, 0.86].map((at) => dot([x - half + 2 * half * at, deck(one)], 3)),
      ),
      path('f3', boxData([x + half - 2, deck(one) - 2, 18, 5])),
    ]),
    path('f4', rails.flatMap(bolt)),
  ];
}

/** The exciter's housing with its unbalanced weight. */
function exciter([x, y]: Point, radius: number): Shape[] {
  const [from, to] = [around([x, y], radius * 0.64, 0.06), around([x, y], radius * 0.64, 0.42)];
  return [
    circle('f2', [x, y], radius),
    circle('fa', [x, y], radius * 0.75),
    path(
      'f1',
      d`M${x} ${y}L${from[0]} ${from[1]}A${radius * 0.64} ${radius * 0.64} 0 0 1 ${to[0]} ${to[1]}Z`,
    ),
    circle('f4', [x, y], radius * 0.17),
    path(
      'f4',
      repeat(8, (one) => dot(around([x, y], radius * 0.87, one / 8), 1.4)),
    ),
  ];
}

/** Coil spring between the box and its stand. */
function spring([x, y]: Point): Shape[] {
  const low = y + 42;
  return [
    rect('f3', [x - 7, low + 4, 14, Math.max(2, 199 - low - 4)]),
    rect('f2', [x - 12, low, 24, 6]),
    path('f3', d`M${x - 9} ${y + 6}l3 -16h12l3 16Z`),
    rect('f3', [x - 13, y + 6, 26, 4]),
    repeat(6, (one) => rect('gv', [x - 10, y + 11 + one * 5.2, 20, 3.8], 1.9)),
  ];
}

/** Lumps on the feed and behind the decks. */
function lumps(places: readonly Point[]): Shape {
  return path(
    'f3',
    places.map((at, index) =>
      outline(repeat(6, (one) => around(at, 3.6 + (index % 3) * 0.5, one / 6 + 0.03 * index))),
    ),
  );
}

/** Vibrating screen with two decks on springs. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(98, 0.04);
  const slope = Math.round(random.vary(13, 0.18) * 10) / 10;
  const turn = (point: Point) => rotated(point, CENTER, slope);
  const [left, right] = [turn([CENTER[0] - 78, CENTER[1] + 24]), turn([CENTER[0] + 76, CENTER[1] + 24])];
  const centers = [CENTER];
  const out = turn([CENTER[0] + half + 14, CENTER[1]]);
  const inlet = turn([CENTER[0] - half + 16, CENTER[1] - 36]);
  const hopper = [turn([CENTER[0] - 60, CENTER[1] + 34]), turn([CENTER[0] + 58, CENTER[1] + 34])] as const;
  return {
    shapes: [
      rect('f3', [44, 199, 232, 7], 1),
      rect('f2', [left[0], 185, right[0] - left[0], 6]),
      path('f2', outline([...hopper, [178, 178], [138, 178]])),
      rect('f3', [138, 176, 40, 12]),
      path(
        'f3',
        outline([
          [inlet[0] - 22, inlet[1] - 10],
          [inlet[0] + 22, inlet[1] - 10],
          [inlet[0] + 16, inlet[1] + 8],
          [inlet[0] - 14, inlet[1] + 8],
        ]),
      ),
      group(`rotate(${slope} ${CENTER[0]} ${CENTER[1]})`, box(half)),
      centers.map((center) => [
        path(
          'f3',
          outline([
            [center[0] - 26, center[1] - 28],
            [center[0] + 30, center[1] - 18],
            [center[0] + 18, center[1] + 30],
            [center[0] - 30, center[1] + 20],
          ]),
        ),
        exciter(center, 26),
      ]),
      spring(left),
      spring(right),
      lumps([
        [inlet[0] - 12, inlet[1] - 13],
        [inlet[0] - 3, inlet[1] - 14],
        [inlet[0] + 7, inlet[1] - 13],
        [Math.min(out[0] + 4, 274), out[1] + 22],
        [Math.min(out[0] + 2, 276), out[1] + 36],
        [out[0] - 8, out[1] + 46],
      ]),
    ],
    span: {
      axis: 'x',
      from: turn([CENTER[0] - half, CENTER[1]])[0],
      to: turn([CENTER[0] + half, CENTER[1]])[0],
    },
    focus: centers[0] ?? CENTER,
    mirrored: random.side(),
  };
}
