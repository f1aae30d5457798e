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
import { block, columns } from '../shapes-lines.ts';

const AXIS = 146;
const DISC: Point = [104, AXIS];

function machine(length: number, slots: number): Shape[] {
  const right = Math.min(264, 164 + length);
  return [
    path('f3', d`M${right - 2} 124h8q9 0 9 8v28q0 8-9 8h-8Z`),
    path('gv', d`M160 116h44q10 4 20 6H${right - 12}q12 0 12 12v24q0 12-12 12H224q-10 2-20 6h-44Z`),
    rect('f4', [190, 134, 32, 24], 5),
    bare('f2 t', block([194, 138, 17, 16])),
    thin('M198 138v16M202 138v16M206 138v16'),
    thin(columns([232, 130, Math.max(12, right - 246), 32], slots)),
    thin(d`M${right + 4} 130v32M${right + 8} 130v32`),
    path('f2', 'M130 108h36q6 0 6 6v64q0 6-6 6h-36Z'),
    path('f4', [dot([165, 115], 2.6), dot([165, 177], 2.6)]),
    thin('M158 108v76'),
  ];
}

function handle(): Shape[] {
  return [
    rect('f2', [99, 82, 10, 14], 1),
    path('fa', 'M93 44q0-8 11-8q11 0 11 8l2 34q0 4 4 5v5h-34v-5q4-1 4-5Z'),
    thin('M97 46v32M101.5 44v36M106.5 44v36M111 46v32'),
  ];
}

function cuttingDisc(radius: number): Shape[] {
  return [
    circle('f4', DISC, radius),
    bare('f3 t', dot(DISC, radius * 0.94)),
    circle('f1', DISC, radius * 0.6),
    bare(
      'f2 t',
      repeat(3, (mark) => block([DISC[0] - 14, AXIS - radius * 0.48 + mark * 4, 28 - mark * 6, 2])),
    ),
    thin(dot(DISC, radius * 0.8)),
  ];
}

/** Angle grinder with a cutting disc; the handle is marked. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(51, 0.08);
  const guard = radius + 6;
  return {
    shapes: [
      machine(random.vary(98, 0.04), 5),
      handle(),
      path('f2', d`M84 ${AXIS - guard + 4}a${guard} ${guard} 0 1 1 0 ${2 * guard - 8}Z`),
      thin(d`M104 ${AXIS - guard + 3}a${guard - 3} ${guard - 3} 0 0 1 0 ${2 * guard - 6}`),
      cuttingDisc(radius),
      circle('f2', DISC, 16),
      circle('gr', DISC, 12),
      circle('f4', DISC, 4.5),
      bare('f4 t', [dot([110.4, 152.4], 1.8), dot([97.6, 139.6], 1.8)]),
      axis(d`M38 ${AXIS}H290M104 28V212`),
    ],
    span: { axis: 'x', from: 104 - radius, to: 104 + radius },
    focus: [104, 62],
    mirrored: random.side(),
  };
}
