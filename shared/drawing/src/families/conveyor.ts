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
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { polygon, rows } from '../shapes-lines.ts';

/** One lump of ore with five or six corners. */
function lump(center: Point, radius: number, random: SeededRandom): string {
  return polygon(repeat(6, (corner) => around(center, random.vary(radius, 0.2), corner / 6)));
}

/** The belt with its drums lying flat; the tail drum's centre is the origin of the slope. */
function belt([x, y]: Point, length: number, load: Shape): Shape[] {
  const head = x + length;
  const idlers = 8;
  const step = (length - 36) / idlers;
  const back = 3;
  return [
    repeat(back, (one) => circle('f2', [x + (length * (one + 0.6)) / back, y + 18], 4)),
    rect('f2', [x + 10, y - 7, length - 20, 14]),
    thin(d`M${x + 14} ${y - 4}h${length - 28}M${x + 14} ${y + 4}h${length - 28}`),
    repeat(idlers, (one) => circle('f1', [x + 22 + step * one, y - 9], 4)),
    circle('gr', [x, y], 12),
    circle('f4', [x, y], 3.4),
    circle('gr', [head, y], 12),
    circle('f3', [head, y], 6),
    path(
      'fa',
      d`M${x} ${y - 15.4}H${head}a15.4 15.4 0 0 1 0 30.8H${x}a15.4 15.4 0 0 1 0-30.8Zm0 3.4a12 12 0 0 0 0 24H${head}a12 12 0 0 0 0-24Z`,
    ),
    load,
    rect('f3', [x - 8, y - 3, 22, 6]),
    rect('gv', [x - 24, y - 1.6, 16, 3.2]),
  ];
}

/** A trestle under a point of the belt. */
function trestle(x: number, top: number): Shape[] {
  const spread = (200 - top) * 0.24 + 3;
  return [
    path('f3', d`M${x - 5} ${top}h6L${x - spread + 6} 200h-6Z`),
    path('f3', d`M${x - 1} ${top}h6L${x + spread} 200h-6Z`),
    rect('f2', [x - spread * 0.6, top + (200 - top) * 0.6, spread * 1.2, 4]),
    rect('f4', [x - spread - 4, 199, 14, 5], 1),
    rect('f4', [x + spread - 10, 199, 14, 5], 1),
  ];
}

function hopper(x: number, bottom: number): Shape[] {
  return [
    path('f1', d`M${x - 32} ${bottom - 54}h64l-12 30v15l-28 10v-25Z`),
    thin(d`M${x - 26} ${bottom - 48}h53M${x - 8} ${bottom - 24}h28`),
    rect('f2', [x - 35, bottom - 58, 70, 5], 1),
  ];
}

function motor([x, y]: Point): Shape[] {
  return [
    rect('gv', [x - 40, y + 28, 30, 17], 3),
    thin(rows([x - 35, y + 32, 20, 9], 3)),
    rect('f3', [x - 46, y + 30, 7, 13], 2),
    rect('f2', [x - 11, y + 24, 18, 25], 2),
    path('f3', d`M${x - 7} ${y + 24}h12l-1-16h-8Z`),
    circle('f2', [x, y], 6.4),
    circle('f4', [x, y], 2.6),
  ];
}

function bulk([x, y]: Point, random: SeededRandom): Shape {
  return path(
    'f3',
    repeat(9, (one) => lump([x + 48 + one * 12, y - 19 - random.vary(1, 1)], random.vary(5.4, 0.2), random)),
  );
}

function cartons([x, y]: Point): Shape[] {
  return [28, 76, 124].map((at) => [
    rect('f1', [x + at, y - 42, 34, 26], 1),
    thin(d`M${x + at + 17} ${y - 42}v9M${x + at} ${y - 33}h34`),
  ]);
}

export const forms = ['trough', 'flat'] as const;

/** Belt conveyor; the belt is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const isTrough = form === 'trough';
  const angle = isTrough ? 12 : 0;
  const radians = (angle * Math.PI) / 180;
  const length = random.vary(178, 0.05);
  const tail: Point = [66, isTrough ? 157 : 128];
  const along = (share: number): Point => [
    tail[0] + length * share * Math.cos(radians),
    tail[1] - length * share * Math.sin(radians),
  ];
  const head = along(1);
  const heap = random.vary(15, 0.2);
  return {
    shapes: [
      repeat(3, (one) => {
        const [x, y] = along((one + 0.55) / 3);
        return trestle(x, y + 8);
      }),
      isTrough ? hopper(tail[0] + 20, tail[1] - 22) : [],
      group(
        `rotate(${-angle} ${tail[0]} ${tail[1]})`,
        belt(tail, length, isTrough ? bulk(tail, random) : cartons(tail)),
      ),
      motor(head),
      isTrough
        ? [
            path(
              'f3',
              repeat(3, (one) => lump([head[0] + 19, head[1] + 14 + one * 15], 4.6, random)),
            ),
            path('f3', d`M${head[0] - 8} 204l12-${heap}l7-3 6-6 6 3 4 6v${heap}Z`),
          ]
        : [],
    ],
    span: { axis: 'x', from: tail[0], to: head[0] },
    focus: along(0.85),
    mirrored: random.side(),
  };
}
