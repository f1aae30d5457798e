import { axis, circle, d, path, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts } from '../shapes.ts';
import { strokes } from '../shapes-data.ts';

/** Ram, motor and head; `y` is the upper edge of the ram. */
function verticalHead(y: number): Shape[] {
  return [
    path('f1', d`M100 ${y - 2}h40v44l-8 10h-24l-8 -10Z`),
    rect('gh', [106, y - 18, 28, 16], 3),
    thin(strokes(3, { from: [112, y - 14], step: [8, 0], line: [0, 11] })),
    circle('f2', [120, y + 20], 13),
    bolts([120, y + 20], { radius: 9.6, count: 4, size: 1.8, turn: 0.125 }),
    path('f3', d`M100 ${y + 28}h-8a2.5 2.5 0 0 0 0 5h8Z`),
    circle('f4', [86, y + 30.5], 5),
    rect('gh', [111, y + 52, 18, 8]),
    rect('f3', [108, y + 59, 24, 5], 1),
    path('fa', d`M106 ${y + 64}h28l-2 10h-24Z`),
    thin(strokes(4, { from: [112, y + 64], step: [6, 0], line: [-1, 10] })),
  ];
}

/** The nose of the horizontal spindle, in the column behind the vertical head: a universal mill has both. */
function spindle(y: number): Shape[] {
  return [
    rect('f3', [162, y + 42, 12, 24], 1),
    rect('gv', [154, y + 46, 9, 16], 1),
    rect('f4', [150, y + 50, 5, 8]),
  ];
}

function column(y: number): Shape[] {
  return [
    rect('f2', [254, y + 42, 20, 84], 2),
    thin(strokes(3, { from: [258, y + 50], step: [0, 6], line: [12, 0] })),
    path('f1', d`M180 ${y + 20}h70q6 0 6 6V190H180Z`),
    rect('f2', [172, y + 28, 10, 162 - y]),
    rect('f0', [196, y + 36, 46, 30], 2),
    circle('gr', [207, y + 51], 8),
    circle('gr', [229, y + 51], 8),
    thin(d`M207 ${y + 51}l4 -5M229 ${y + 51}l-4 -5`),
    path('f2', d`M204 ${y + 82}l-6 18h4l6 -17Z`),
    circle('f3', [206, y + 82], 5),
    rect('f2', [222, y + 76, 20, 40], 2),
    thin(strokes(5, { from: [226, y + 84], step: [0, 6], line: [12, 0] })),
    path('f2', d`M92 ${y}H262q6 0 6 6v16H92Z`),
    rect('gv', [216, y - 16, 46, 16], 3),
    thin(strokes(3, { from: [222, y - 12], step: [0, 4], line: [34, 0] })),
  ];
}

/** Table with its three slots on the knee; `y` is the upper edge. */
function table(y: number, half: number): Shape[] {
  const slot = (x: number) => d`M${x - 2} ${y}h4v4h3v4h-10v-4h3Z`;
  return [
    rect('gh', [126, y + 20, 10, 170 - y]),
    path('f1', d`M92 ${y + 20}H186V188H168L146 ${y + 30}H92Z`),
    rect('f3', [92, y + 12, 62, 8]),
    rect('f2', [120 - half, y, 2 * half, 12], 1),
    path('f4', slot(120 - half * 0.6) + slot(120) + slot(120 + half * 0.6)),
    rect('gv', [80, y + 22, 12, 5]),
    rect('f3', [73, y + 12, 6, 25], 2),
    path('f3', d`M96 ${y}v-11h14v5h20v-5h14v11Z`),
    rect('f0', [110, y - 12, 20, 7]),
  ];
}

/** Universal milling machine: the horizontal spindle and the vertical head. */
export function draw(random: SeededRandom): Scene {
  const ram = random.vary(58, 0.06);
  const half = random.vary(36, 0.2);
  return {
    shapes: [
      rect('f3', [80, 190, 196, 14], 3),
      rect('f4', [92, 202, 24, 4]),
      rect('f4', [236, 202, 24, 4]),
      column(ram),
      verticalHead(ram),
      spindle(ram),
      table(ram + 86, half),
      axis(d`M120 ${ram - 22}V206M146 ${ram + 54}H190`),
    ],
    span: { axis: 'y', from: ram - 18, to: 206 },
    focus: [122, ram + 66],
    mirrored: random.side(),
  };
}
