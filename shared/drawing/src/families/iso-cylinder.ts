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
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block } from '../shapes-lines.ts';

const AXIS = 130;

/** End cap with its port screw and a push-in fitting on top. */
function cap(x: number, half: number, hose: number): Shape[] {
  const top = AXIS - half;
  return [
    rect('gv', [x, top, 22, 2 * half], 3),
    circle('f4', [x + 11, AXIS + 3], 5.4),
    bare('f3 t', dot([x + 11, AXIS + 3], 3)),
    circle('f1', [x + 11, AXIS + half - 10], 2.4),
    thin(d`M${x + 6} ${top}v${2 * half}`),
    rect('f2', [x + 2, top - 8, 18, 8], 1),
    rect('gh', [x + 4, top - 20, 14, 12], 1),
    rect('f4', [x + 3, top - 25, 16, 5], 1.5),
    rect('f0', [x + 7, top - 25 - hose, 8, hose]),
  ];
}

function rod(x: number): Shape[] {
  return [
    rect('gv', [x, AXIS - 13, 7, 26], 1),
    rect('gv', [x + 6, AXIS - 7.5, 18, 15]),
    rect('gv', [x + 20, AXIS - 6, 26, 12], 1),
    thin(repeat(5, (turn) => d`M${x + 28 + turn * 3.4} ${AXIS - 6}l2 12`)),
    rect('f2', [x + 18, AXIS - 11, 7, 22], 1),
    thin(d`M${x + 18} ${AXIS - 4}h7M${x + 18} ${AXIS + 4}h7`),
  ];
}

function tube([x, length]: Point, half: number): Shape[] {
  const top = AXIS - half;
  return [
    rect('gv', [x, top, length, 2 * half]),
    thin(d`M${x} ${top + half * 0.6}h${length}M${x} ${top + half * 1.4}h${length}`),
    bare('f3 t', [block([x, top + half * 0.24, length, 4]), block([x, top + half * 1.6, length, 4])]),
  ];
}

/** The square cap from the rod's end: its side shows the bore. */
function endView(x: number, half: number): Shape[] {
  const corners: Point[] = [-1, 1].flatMap((a) =>
    [-1, 1].map((b): Point => [x + a * half * 0.7, AXIS + b * half * 0.7]),
  );
  return [
    rect('f1', [x - half, AXIS - half, 2 * half, 2 * half], 5),
    thin(block([x - half + 4, AXIS - half + 4, 2 * half - 8, 2 * half - 8])),
    path(
      'f3',
      corners.map((at) => dot(at, half * 0.18)),
    ),
    path(
      'f4',
      corners.map((at) => dot(at, half * 0.08)),
    ),
    circle('gr', [x, AXIS], half * 0.57),
    circle('f2', [x, AXIS], half * 0.38),
    circle('gr', [x, AXIS], half * 0.27),
    axis(d`M${x} ${AXIS - half - 10}v${2 * half + 20}`),
  ];
}

/** Pneumatic cylinder from the side and the end. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(28, 0.08);
  const length = random.vary(72, 0.1);
  const left = 160 - (length + 102 + 2 * half) / 2;
  const right = left + 18 + length;
  const hose = random.vary(24, 0.14);
  return {
    shapes: [
      rod(right + 21),
      tube([left + 18, length + 4], half - 4),
      cap(left, half, hose),
      cap(right, half, hose),
      rect('fa', [right + 18, AXIS - 15, 5, 30], 1),
      endView(right + 84 + half, half),
      axis(d`M${left - 10} ${AXIS}H${right + 94 + 2 * half}`),
    ],
    span: { axis: 'x', from: left, to: right + 22 },
    focus: [right + 20, AXIS - half * 0.64],
    mirrored: random.side(),
  };
}
