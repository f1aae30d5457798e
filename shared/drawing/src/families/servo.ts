import { axis, bare, circle, d, path, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { strokes } from '../shapes-data.ts';

const AXIS = 136;

/** Flange from the front with pilot, shaft and key. */
function front(half: number): Shape[] {
  const hole = half - 8;
  return [
    rect('f2', [82 - half, AXIS - half, 2 * half, 2 * half], 7),
    path('f4', [
      dot([82 - hole, AXIS - hole], 4),
      dot([82 + hole, AXIS - hole], 4),
      dot([82 - hole, AXIS + hole], 4),
      dot([82 + hole, AXIS + hole], 4),
    ]),
    circle('f1', [82, AXIS], half * 0.76),
    circle('f3', [82, AXIS], half * 0.4),
    circle('f1', [82, AXIS], half * 0.26),
    rect('f4', [79.4, AXIS - half * 0.3, 5.2, 5]),
    bare('f4', dot([82, AXIS], 1.6)),
  ];
}

/** A round plug standing on the body at x. */
function plug([x, floor]: readonly [number, number], height: number, fill: string): Shape[] {
  const top = floor - height;
  return [
    rect('f2', [x - 11, floor - 4, 22, 11], 1),
    rect(fill, [x - 8, top, 16, height - 4], 2),
    thin(strokes(3, { from: [x - 8, top + 6], step: [0, 5], line: [16, 0] })),
    rect('f4', [x - 4, top - 10, 8, 10], 2),
  ];
}

/** Servo motor from the front and the side. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(38, 0.06);
  const body = random.vary(58, 0.1);
  const end = 181 + body;
  const rear = 34;
  const top = AXIS - half;
  return {
    shapes: [
      front(half),
      rect('gv', [142, 125, 24, 22], 1),
      rect('f2', [145, 122.5, 15, 4.5], 1),
      rect('f1', [163, AXIS - half * 0.76, 5, half * 1.52]),
      plug([end - 14, top + 4], 36, 'gh'),
      plug([end + rear - 16, top + 5], 38, 'fa'),
      rect('gv', [168, top, 13, 2 * half], 2),
      thin(d`M168 ${top + 5}h13M168 ${AXIS + half - 5}h13`),
      rect('f3', [181, top + 3, body, 2 * half - 6], 1),
      rect('f4', [181, top + 13, body, 2 * half - 26]),
      rect('f1', [181 + body * 0.2, AXIS - 12, body * 0.6, 24], 1),
      thin(strokes(3, { from: [184 + body * 0.2, AXIS - 7], step: [0, 6], line: [body * 0.6 - 8, 0] })),
      rect('f2', [end, top + 3, 6, 2 * half - 6], 1),
      path('f4', d`M${end + 6} ${top + 7}h${rear - 12}q6 0 6 6v${2 * half - 26}q0 6 -6 6h${12 - rear}Z`),
      thin(d`M${end + 12} ${top + 8}V${AXIS + half - 8}`),
      circle('f3', [end + rear - 11, AXIS + half - 15], 2.4),
      circle('f3', [end + rear - 11, top + 15], 2.4),
      axis(d`M36 ${AXIS}H128M82 ${top - 8}V${AXIS + half + 8}M134 ${AXIS}H284`),
    ],
    span: { axis: 'x', from: 168, to: end + rear },
    focus: [end + rear - 16, top - 16],
    mirrored: random.side(),
  };
}
