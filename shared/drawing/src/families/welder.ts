import {
  around,
  axis,
  bare,
  circle,
  d,
  lcd,
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
import { boxData, strokes } from '../shapes-data.ts';

function knob(center: Point, radius: number): Shape[] {
  const ticks = repeat(9, (one) => {
    const turn = 0.375 + (one * 0.75) / 8;
    const [from, to] = [around(center, radius * 1.12, turn), around(center, radius * 1.28, turn)];
    return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  });
  const [x, y] = center;
  return [
    circle('gr', center, radius),
    circle('f2', center, radius * 0.62),
    path('fn', d`M${x} ${y}l${radius * 0.4} ${-radius * 0.5}`),
    thin(ticks),
  ];
}

/** Case with its carrying handle and the screws of the front. */
function shell([left, right]: Point): Shape[] {
  const [a, b] = [left + 24, right - 24];
  const screws: readonly Point[] = [
    [left + 5, 66],
    [right - 5, 66],
    [left + 5, 186],
    [right - 5, 186],
  ];
  return [
    rect('f4', [left + 10, 192, 18, 8], 2),
    rect('f4', [right - 28, 192, 18, 8], 2),
    path(
      'f3',
      d`M${a} 62V50Q${a} 40 ${a + 10} 40H${b - 10}Q${b} 40 ${b} 50V62H${b - 10}V54q0 -4 -4 -4H${a + 14}q-4 0 -4 4V62Z`,
    ),
    rect('f2', [left, 60, right - left, 132], 8),
    rect('f1', [left + 8, 70, right - left - 16, 114], 4),
    bare(
      'f4 t',
      screws.map((screw) => dot(screw, 1.8)),
    ),
  ];
}

/** Display, knobs, keys and, for a pulse machine, the curve of its current. */
function panel(left: number, width: number): Shape[] {
  const knobs = 2;
  const room = width - 90;
  const place = (one: number): Point => [left + 82 + (room * (one + 0.5)) / knobs, 93];
  const radius = Math.min(15, room / knobs / 2.6);
  const keys = repeat(4, (one) => boxData([left + 16 + one * 15, 113, 11, 6]));
  return [
    rect('f4', [left + 16, 78, 58, 28], 2),
    lcd([left + 45, 97], '160'),
    repeat(knobs, (one) => knob(place(one), radius)),
    path('f3', keys),
    thin(repeat(4, (one) => dot([left + 21.5 + one * 15, 124], 1.6))),
    path('fn', d`M${left + 84} 127h6v-9h8v9h8v-9h8v9h6`),
    thin(strokes(3, { from: [left + 16, 134], step: [0, 4.5], line: [width - 32, 0] })),
  ];
}

function socket([x, y]: Point): Shape[] {
  return [circle('f4', [x, y], 12), circle('f2', [x, y], 8), circle('f4', [x, y], 4)];
}

/** TIG torch hanging on its hose beside the case. */
function torch(from: number, drop: number): Shape[] {
  return [
    path(
      'f4',
      d`M${from - 4} 170C${from - 2} ${drop + 8} 236 ${drop + 14} 243 152H235C230 ${drop} ${from + 6} ${drop - 4} ${from + 4} 170Z`,
    ),
    path('f4', d`M${from - 8} 160h16v12q0 6 -8 6q-8 0 -8 -6Z`),
    path('f3', 'M232 96h14q2 26 -1 56h-12q-3 -30 -1 -56Z'),
    thin(strokes(5, { from: [232, 112], step: [0, 6], line: [14, 0] })),
    rect('f2', [232, 102, 14, 5], 1),
    path('f4', 'M198 79L222 76V86L198 83Z'),
    path('f2', 'M222 72H250V90H247V98H231V90H222Z'),
    rect('f3', [250, 74, 5, 14], 1),
    path('fa', 'M255 73H259L272 76.5V85.5L259 89H255Z'),
    path('f3', 'M272 79.4H276L280 81L276 82.6H272Z'),
  ];
}

/** Welding machine with its torch. */
export function draw(random: SeededRandom): Scene {
  const width = random.vary(132, 0.08);
  const [left, right] = [44, 44 + width];
  const socketX = right - 30;
  return {
    shapes: [
      shell([left, right]),
      panel(left, width),
      socket([left + 30, 166]),
      socket([socketX, 166]),
      circle('f3', [(left + right) / 2, 166], 7),
      circle('f4', [(left + right) / 2, 166], 4),
      thin(d`M${left + 46} 158h6m-3 -3v6M${socketX - 20} 158h6`),
      torch(socketX, random.vary(196, 0.02)),
      axis(d`M192 81H284M${(left + right) / 2} 36V206`),
    ],
    span: { axis: 'y', from: 60, to: 200 },
    focus: [262, 81],
  };
}
