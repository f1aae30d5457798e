import {
  axis,
  bare,
  circle,
  d,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { gauge } from '../shapes-gauge.ts';
import { block, rows } from '../shapes-lines.ts';

interface Bottle {
  readonly half: number;
  readonly top: number;
}

const AXIS = 165;
const FLOOR = 206;

function body({ half, top }: Bottle): Shape[] {
  const shoulder = top + 34;
  return [
    rect('f3', [AXIS - half, FLOOR - 10, 2 * half, 10], 4),
    path(
      'gh',
      d`M${AXIS - half} ${shoulder}q0-20 ${half - 13}-28v-6h26v6q${half - 13} 8 ${half - 13} 28V${FLOOR - 8}h${-2 * half}Z`,
    ),
    thin(d`M${AXIS - half} ${shoulder}q${half} 6 ${2 * half} 0M${AXIS - half} ${FLOOR - 16}h${2 * half}`),
    rect('fa', [AXIS - half, shoulder + 12, 2 * half, 15]),
  ];
}

function label({ half, top }: Bottle): Shape[] {
  const [left, width] = [AXIS - half + 9, 2 * half - 18];
  const height = Math.min(42, FLOOR - 24 - top - 64);
  return [
    rect('f0', [left, top + 64, width, height]),
    thin([
      rows([left + 6, top + 71, width * 0.42, height * 0.24], 3),
      rows([left + 6, top + 58 + height, width - 12, 5], 2),
    ]),
    bare(
      'f2 t',
      repeat(3, (one) => block([left + width * 0.62, top + 68 + one * 7, width * 0.26, 5])),
    ),
  ];
}

/** Valve with carrying and squeeze lever, pin and gauge. */
function valve(top: number, stored: boolean): Shape[] {
  return [
    rect('f2', [148, top - 8, 34, 10], 2),
    path('f3', d`M150 ${top - 8}v-10h30v10Z`),
    path('f3', d`M156 ${top - 16}v-8l6-4h52q8 0 10 6l-8 2-12-2h-36l-2 6Z`),
    path('f2', d`M158 ${top - 24}l-2-6q4-5 14-4l46-4q10 0 12 6l-52 6-6 3Z`),
    path('f2', d`M174 ${top - 14}l34 4q10 2 14 8l-8 2q-6-4-14-4l-26-4Z`),
    circle('fn', [149, top - 26], 6),
    path('fn', d`M156 ${top - 26}h24`),
    stored ? gauge([165, top - 6], 9.5, 0.8) : circle('f2', [165, top - 6], 5),
  ];
}

/** Hose with its nozzle. */
function hose({ half, top }: Bottle): Shape[] {
  const x = AXIS - half - 26;
  const end = Math.min(top + 74, 158);
  return [
    path(
      'f4',
      d`M142 ${top - 9}C118 ${top - 22} ${x} ${top - 8} ${x + 2} ${end}h7C${x + 8} ${top + 10} 122 ${top - 12} 142 ${top - 2}Z`,
    ),
    rect('f2', [x - 1, end - 6, 13, 8], 1.5),
    path('f4', d`M${x + 1} ${end + 2}h9l5 34q-9 4-19 0Z`),
    thin(d`M${x} ${end + 8}h11M${x - 1} ${end + 14}h13`),
    rect('f2', [140, top - 7, 10, 10], 1.5),
  ];
}

/** The gas cartridge outside the bottle: the powder is not under pressure until it is pierced. */
function gasCartridge({ half, top }: Bottle): Shape[] {
  const x = AXIS + half + 3;
  return [
    path('fn', d`M180 ${top - 4}h${x - 172}v22`),
    rect('f3', [x + 3, top + 16, 12, 10], 1),
    rect('gh', [x, top + 26, 18, 74], 8),
    rect('f2', [x - 6, top + 52, 28, 6], 1),
  ];
}

function trolley({ half, top }: Bottle): Shape[] {
  const x = AXIS + half + 10;
  return [
    path('fn', d`M${x} 190V${top + 10}q0 -14 12 -18l22 -8`),
    path('fn', d`M${AXIS + half} ${top + 50}h10M${AXIS + half} 170h10`),
    rect('f4', [x + 22, top - 20, 22, 6], 3),
    circle('f4', [x + 4, 184], 22),
    circle('f2', [x + 4, 184], 11),
    circle('f4', [x + 4, 184], 3),
  ];
}

export const forms = ['stored', 'cartridge', 'wheeled'] as const;

/** Powder extinguisher. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const bottle: Bottle = {
    half: random.vary(form === 'wheeled' ? 48 : 40, 0.06),
    top: random.vary(80, 0.06),
  };
  return {
    shapes: [
      hose(bottle),
      body(bottle),
      label(bottle),
      valve(bottle.top, form === 'stored'),
      form === 'stored' ? [] : gasCartridge(bottle),
      form === 'wheeled' ? trolley(bottle) : [],
      axis('M165 28V214'),
    ],
    span: { axis: 'y', from: bottle.top - 38, to: FLOOR },
    focus: [AXIS, bottle.top + 54],
    mirrored: random.side(),
  };
}
