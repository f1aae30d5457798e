import {
  accented,
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
import { rows } from '../shapes-lines.ts';

interface Coil {
  readonly x: number;
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
}

function tapLinks({ x, top, bottom }: Coil, taps: number): Shape[] {
  const middle = (top + bottom) / 2;
  const height = taps * 6.5 + 3;
  const [first, link] = [middle - height / 2 + 4.5, Math.floor(taps / 3)];
  const point = (index: number, side: number): Point => [x + side * 4, first + index * 6.5];
  return [
    rect('f1', [x - 8, middle - height / 2, 16, height], 1.5),
    bare(
      'f4',
      repeat(taps, (tap) => dot(point(tap, -1), 1.5) + dot(point(tap, 1), 1.5)),
    ),
    path('fn', d`M${x - 4} ${first + link * 6.5}L${x + 4} ${first + (link + 1) * 6.5}`),
  ];
}

function coil(one: Coil, marked: boolean, taps: number): Shape[] {
  const { x, half, top, bottom } = one;
  return [
    rect('f3', [x - half * 0.7, top - 5, half * 1.4, bottom - top + 10]),
    rect(accented(marked, 'gh'), [x - half, top, 2 * half, bottom - top], 7),
    thin(d`M${x - half} ${top + 7}h${2 * half}M${x - half} ${bottom - 7}h${2 * half}`),
    tapLinks(one, taps),
  ];
}

/** Low-voltage bar, core limb and lifting eye around the coils. */
function core(at: (index: number) => number, half: number): Shape[] {
  const [left, width] = [at(0) - half - 8, at(2) - at(0) + 2 * half + 16];
  const yoke = (y: number): Shape[] => [
    rect('f4', [left + 8, y, width - 16, 20], 1),
    bare('f3 t', rows([left + 9, y + 4, width - 18, 12], 4)),
  ];
  const eye = (x: number): Shape[] => [
    path('f2', d`M${x - 6} 62v-12q6-8 12 0v12Z`),
    path('plate', dot([x, 53], 2.8)),
  ];
  return [
    yoke(66),
    yoke(164),
    repeat(3, (index) => rect('f4', [at(index) - 9, 80, 18, 90])),
    repeat(3, (index) => [
      rect('cu', [at(index) - 13, 40, 9, 48], 1),
      path('plate', dot([at(index) - 8.5, 45.5], 2) + dot([at(index) - 8.5, 52], 2)),
    ]),
    rect('f2', [left, 62, width, 9], 1),
    rect('f2', [left, 79, width, 6], 1),
    rect('f2', [left, 165, width, 6], 1),
    rect('f2', [left, 177, width, 9], 1),
    path(
      'f4',
      [66.5, 181.5].flatMap((y) => repeat(4, (index) => dot([left + 6 + (index * (width - 12)) / 3, y], 2))),
    ),
    eye(left + 10),
    eye(left + width - 10),
  ];
}

function deltaLink(from: number, to: number): Shape[] {
  return [
    path('cu', d`M${from} 97h4.5L${to} 151h-4.5Z`),
    circle('f3', [from + 2.2, 98.5], 3),
    circle('f3', [to - 2.2, 149.5], 3),
  ];
}

function roller(x: number): Shape[] {
  return [rect('f2', [x - 14, 193, 28, 5]), circle('f2', [x, 198], 8), circle('f4', [x, 198], 2.6)];
}

/** The ventilated housing of IP23: what is inside stays visible through the open upper door only. */
function enclosure(half: number): Shape[] {
  const [left, width] = [152 - half, 2 * half + 16];
  return [
    path('f1', d`M${left} 36h${width}v158h${-width}ZM${left + 16} 84v64h${width - 32}v-64Z`),
    rect('f3', [left - 4, 32, width + 8, 6], 1),
    thin(rows([left + 20, 158, width - 40, 26], 6) + rows([left + 20, 46, width - 40, 14], 4)),
    thin(d`M160 150V194M160 38V82`),
  ];
}

export const forms = ['open', 'enclosed'] as const;

/** Cast-resin transformer, bare or in its housing. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const half = random.vary(26, 0.1);
  const pitch = 2 * half + random.vary(9, 0.3);
  const at = (index: number) => 160 + (index - 1) * pitch;
  const taps = 5;
  const extent = pitch + half + 12;
  return {
    shapes: [
      core(at, half),
      repeat(3, (index) => coil({ x: at(index), half, top: 90, bottom: 160 }, index === 1, taps)),
      deltaLink(at(0) + half * 0.5, at(1) - half * 0.5),
      deltaLink(at(1) + half * 0.5, at(2) - half * 0.5),
      rect('f3', [160 - extent, 186, 2 * extent, 7], 1),
      [roller(184 - extent), roller(136 + extent)],
      form === 'enclosed' ? enclosure(extent) : [],
    ],
    span: { axis: 'x', from: 160 - extent, to: 160 + extent },
    focus: [160, 125],
    mirrored: random.side(),
  };
}
