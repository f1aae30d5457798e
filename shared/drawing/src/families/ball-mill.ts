import {
  axis,
  type Box,
  bare,
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
import { rows } from '../shapes-lines.ts';

const AXIS = 104;

function pedestal(x: number, width: number): Shape[] {
  return [
    path('f1', d`M${x - width / 2} 140h${width}l4 60h${-width - 8}Z`),
    thin(d`M${x - width / 2} 150h${width}M${x - width / 2 - 2} 190h${width + 4}`),
  ];
}

function trunnionBearing(x: number): Shape[] {
  return [
    path('f2', d`M${x - 14} 140v-6h4v-34q0-22 10-22q10 0 10 22v34h4v6Z`),
    thin(d`M${x - 10} 104h20M${x - 6} 104v30M${x + 6} 104v30`),
  ];
}

function liners([x, y, width, height]: Box, lifters: number): Shape {
  const step = (width - 28) / 5;
  return bare(
    'f4 t',
    repeat(lifters, (row) => {
      const angle = (Math.PI * (row + 0.5)) / lifters;
      const at = y + (height / 2) * (1 - Math.cos(angle) * 0.93);
      return repeat(6, (index) => dot([x + 14 + index * step, at], 1.5)).join('');
    }),
  );
}

function girthGear([x, width]: Point, radius: number, teeth: number): Shape[] {
  const line = (tooth: number) =>
    d`M${x} ${AXIS - radius * Math.cos((Math.PI * (tooth + 0.5)) / teeth)}h${width}`;
  return [rect('fa', [x, AXIS - radius, width, 2 * radius], 1), thin(repeat(teeth, line))];
}

/** Pinion, shaft and motor below the girth gear. */
function pinionDrive(right: number, top: number): Shape[] {
  return [
    rect('gv', [right - 36, top + 6, 24, 8]),
    rect('f3', [right - 42, top + 1, 9, 18], 1.5),
    rect('f3', [right - 16, top, 17, 20], 1),
    thin(rows([right - 16, top + 4, 17, 12], 4)),
    rect('gv', [right - 90, top - 3, 46, 27], 3),
    thin(rows([right - 86, top + 2, 38, 17], 5)),
    rect('f3', [right - 98, top - 1, 9, 23], 3),
    rect('f2', [right - 76, top - 9, 16, 7], 1),
    rect('f2', [right - 92, top + 24, 52, 200 - top - 24]),
    rect('f2', [right - 20, top + 20, 26, 180 - top]),
  ];
}

function overflow(x: number): Shape[] {
  return [
    path('f2', d`M${x} 90h12q12 4 12 20v24h-14v-16h-10Z`),
    path('f3', d`M${x + 6} 136h22l-4 26h-12Z`),
    thin(d`M${x} 96h10`),
  ];
}

/** Ball mill with its girth gear and pinion drive. */
export function draw(random: SeededRandom): Scene {
  const length = random.vary(98, 0.09);
  const radius = random.vary(49, 0.09);
  const [from, to] = [98, 98 + length];
  const gear = radius + 10;
  const cone = radius * 0.62;
  return {
    shapes: [
      rect('f3', [40, 200, 240, 6]),
      pedestal(67, 38),
      pedestal(to + 30, 36),
      path('f2', 'M40 50h26l-6 16v22q0 8 6 10v14h-14q-8-6-8-18v-28Z'),
      rect('f3', [40, 46, 28, 5]),
      rect('gv', [58, 86, 34, 36], 1),
      rect('gv', [to + 6, 84, 46, 40], 1),
      trunnionBearing(68),
      trunnionBearing(to + 30),
      path('gv', d`M${from} ${AXIS - radius}v${2 * radius}l-14 ${cone - radius}v${-2 * cone}Z`),
      path('gv', d`M${to} ${AXIS - radius}v${2 * radius}l14 ${cone - radius}v${-2 * cone}Z`),
      rect('gv', [from, AXIS - radius, length, 2 * radius], 1),
      rect('f2', [from - 2, AXIS - radius - 4, 6, 2 * radius + 8], 1),
      liners([from, AXIS - radius, length - 14, 2 * radius], 6),
      rect('f3', [from + length * 0.42, 90, 20, 18]),
      pinionDrive(to + 1, AXIS + gear - 2),
      girthGear([to - 16, 15], gear, 24),
      rect('f2', [to - 1, AXIS - radius - 4, 4, 2 * radius + 8]),
      overflow(to + 48),
      axis(d`M32 ${AXIS}H288`),
    ],
    span: { axis: 'x', from, to },
    focus: [to - 8, AXIS],
    mirrored: random.side(),
  };
}
