import { axis, circle, d, path, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { boxData, strokes } from '../shapes-data.ts';

const SIDES = [95, 217] as const;

function base(): Shape[] {
  const slot = (x: number) => d`M${x} 150v3h-2.5v4h9v-4h-2.5v-3Z`;
  return [
    rect('f4', [84, 196, 24, 8]),
    rect('f4', [204, 196, 24, 8]),
    rect('f2', [78, 160, 156, 36], 2),
    thin('M78 168H234M84 190H228'),
    rect('f4', [138, 176, 36, 14], 2),
    rect('f1', [106, 150, 100, 10], 1),
    path('f4', [116, 138, 170, 192].map(slot)),
    rect('f3', [134, 144, 44, 6], 1),
  ];
}

/** Crown with its column nuts and the cylinder; `y` is the crown's upper edge. */
function crown(y: number, bore: number): Shape[] {
  return [
    rect('f2', [76, y, 160, 24], 2),
    thin(d`M76 ${y + 6}H236`),
    SIDES.map((x) => [
      rect('f3', [x - 11, y - 8, 22, 8], 1),
      rect('f2', [x - 6, y - 14, 12, 6], 1),
      thin(d`M${x - 4} ${y - 14}v14M${x + 4} ${y - 14}v14`),
    ]),
    rect('gh', [156 - bore, y - 22, 2 * bore, 22], 2),
    rect('f3', [152 - bore, y - 6, 2 * bore + 8, 6], 1),
  ];
}

/** Moving platen at the given height, with its bushes and the rod above. */
function platen(y: number, { under, bore, bush }: { under: number; bore: number; bush: number }): Shape[] {
  const rod = bore * 0.7;
  return [
    SIDES.map((x) => rect('f3', [x - 11, y - bush / 2 + 10, 22, bush], 2)),
    rect('f1', [80, y, 152, 20], 2),
    thin(d`M108 ${y}v20M204 ${y}v20M80 ${y + 14}H232`),
    rect('f2', [120, y + 20, 72, 7], 1),
    rect('f3', [134, y + 27, 44, 6], 1),
    rect('fa', [156 - rod, under, 2 * rod, y - under]),
    thin(d`M${156 - rod / 2} ${under}V${y}M${156 + rod / 2} ${under}V${y}`),
  ];
}

function panel(): Shape[] {
  return [
    rect('f1', [42, 112, 26, 44], 3),
    rect('f4', [46, 118, 18, 12], 1),
    circle('f2', [50, 140], 2.6),
    circle('f2', [60, 140], 2.6),
    circle('f3', [55, 149], 3.4),
    rect('f2', [51, 156, 8, 42]),
    rect('f3', [42, 198, 26, 6], 1),
  ];
}

function powerUnit(y: number): Shape[] {
  return [
    path('fn', d`M176 ${y - 14}H262V118M176 ${y - 10}H258V118`),
    rect('gh', [250, 118, 22, 34], 3),
    thin(strokes(4, { from: [254, 124], step: [4, 0], line: [0, 24] })),
    rect('f3', [248, 114, 26, 6], 2),
    rect('f2', [246, 150, 30, 8], 1),
    rect('f1', [242, 158, 38, 40], 2),
    rect('f0', [248, 166, 7, 24], 1),
    circle('f3', [270, 168], 4),
    path('f4', boxData([246, 198, 8, 6]) + boxData([268, 198, 8, 6])),
  ];
}

/** Four-column hydraulic press. */
export function draw(random: SeededRandom): Scene {
  const top = 60 + random.vary(7, 1);
  const bore = random.vary(20, 0.2);
  const bush = 36;
  const middle = top + 24 + random.vary(22, 0.5);
  return {
    shapes: [
      path('f3', boxData([112, top + 20, 8, 142 - top]) + boxData([200, top + 20, 8, 142 - top])),
      base(),
      SIDES.map((x) => rect('gh', [x - 7, top + 16, 14, 144 - top])),
      powerUnit(top),
      platen(middle, { under: top + 24, bore, bush }),
      crown(top, bore),
      panel(),
      axis('M156 36V206'),
    ],
    span: { axis: 'y', from: top - 22, to: 204 },
    focus: [156, (top + 24 + middle) / 2],
    mirrored: random.side(),
  };
}
