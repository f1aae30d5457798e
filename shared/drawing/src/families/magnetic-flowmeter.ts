import { axis, bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { digits } from '../shapes-gauge.ts';
import { block, columns } from '../shapes-lines.ts';

const AXIS = 152;

interface Meter {
  readonly half: number;
  readonly flange: number;
  readonly pipe: number;
}

function flange(x: number, side: -1 | 1, { flange: radius }: Meter): Shape[] {
  const bolt = (y: number): Shape[] => [
    rect('f3', [side < 0 ? x + 14 : x - 7, y - 3.5, 7, 7], 1),
    rect('f2', [side < 0 ? x - 6 : x + 14, y - 2.4, 6, 4.8]),
  ];
  return [
    rect('gv', [x, AXIS - radius, 14, 2 * radius], 1),
    bolt(AXIS - radius + 8),
    bolt(AXIS + radius - 8),
  ];
}

/** The body cut open: coils, liner and electrode. */
function measuringTube({ half, pipe }: Meter): Shape[] {
  const inner = half - 46;
  const bore = pipe * 0.5;
  const coil = (y: number): Shape[] => [
    rect('cu', [160 - inner * 0.6, y, inner * 1.2, 10], 1),
    thin(columns([164 - inner * 0.6, y, inner * 1.2 - 8, 10], 13)),
  ];
  const band = (fill: string, from: number, to: number): Shape =>
    path(
      fill,
      [-1, 1].map((side) => block([160 - inner, side < 0 ? AXIS - to : AXIS + from, 2 * inner, to - from])),
    );
  return [
    path(
      'gv',
      d`M${160 - half + 30} ${AXIS - 40}q0-5 5-5h${2 * half - 70}q5 0 5 5v80q0 5-5 5h${70 - 2 * half}q-5 0-5-5Z`,
    ),
    thin(d`M${160 - half + 36} ${AXIS - 44}v88M${160 + half - 36} ${AXIS - 44}v88`),
    rect('f4', [160 - inner, AXIS - 31, 2 * inner, 62], 3),
    coil(AXIS - 30),
    coil(AXIS + 20),
    band('f2', bore + 1, bore + 5),
    bare('f1 t', block([160 - inner, AXIS - bore + 4, 2 * inner, 2 * bore - 8])),
    band('fa', bore - 4, bore + 1),
    circle('f0', [160, AXIS], 5),
    circle('f3', [160, AXIS], 2),
    path('fn', d`M${166 - inner} ${AXIS}h16m-5-4l5 4-5 4M${144 + inner} ${AXIS}h16m-5-4l5 4-5 4`),
  ];
}

function converter(x: number, value: string): Shape[] {
  return [
    rect('f1', [x - 48, 38, 96, 54], 6),
    rect('f2', [x - 43, 43, 86, 44], 3),
    rect('f4', [x - 36, 48, 50, 26], 2),
    digits('f0', [x - 31, 52, 36, 14], value),
    bare('f3', block([x - 30, 70, 38, 1.6])),
    repeat(3, (key) => rect('f3', [x + 20, 48 + key * 10, 17, 7], 1)),
    thin(d`M${x - 36} 80h72`),
    rect('f3', [x + 48, 52, 8, 14], 1),
    rect('f2', [x + 56, 54, 8, 10], 1),
    path('f4', d`M${x + 64} 56h10q9 0 9 9v12h-6v-11q0-4-4-4h-9Z`),
    rect('f3', [x + 48, 70, 8, 14], 1),
    rect('f3', [x - 62, 56, 14, 14], 2),
  ];
}

function mounted(): Shape[] {
  return [rect('gh', [147, 96, 26, 12]), rect('f2', [140, 91, 40, 7], 1), converter(160, '42.5')];
}

/** Electromagnetic flowmeter, its tube cut open; the liner is marked. */
export function draw(random: SeededRandom): Scene {
  const meter: Meter = {
    half: random.vary(96, 0.05),
    flange: random.vary(50, 0.06),
    pipe: random.vary(27, 0.08),
  };
  const { half, flange: radius, pipe } = meter;
  const face = (x: number): Shape => rect('fa', [x, AXIS - radius * 0.64, 4, radius * 1.28]);
  return {
    shapes: [
      mounted(),
      rect('gv', [160 - half, AXIS - pipe, 2 * half, 2 * pipe]),
      flange(150 - half, -1, meter),
      flange(156 + half, 1, meter),
      measuringTube(meter),
      face(146 - half),
      face(170 + half),
      path('fn', d`M${171 - half} ${AXIS + radius - 6}q12 4 16-10`),
      axis(d`M${136 - half} ${AXIS}h30M${154 + half} ${AXIS}h30`),
    ],
    span: { axis: 'x', from: 146 - half, to: 174 + half },
    focus: [160, AXIS],
  };
}
