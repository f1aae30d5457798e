import { axis, circle, d, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts } from '../shapes.ts';
import { lyingMotor, motorFeet } from '../shapes-motor.ts';

const BASE = 188;
const Y = 130;

function casing(x: number, random: SeededRandom): Shape[] {
  const [half, height] = [random.vary(33), random.vary(66)];
  const bore = random.vary(38, 0.16);
  const top = 84 - random.vary(36, 0.24);
  const nozzle = x;
  return [
    rect('gh', [nozzle - bore / 2, top + 8, bore, 80 - top]),
    rect('gv', [x - half, Y - height / 2, 2 * half, height], 10),
    rect('gv', [x - half + 8, Y - height / 2 - 8, 2 * half - 16, height + 16], 6),
    rect('f2', [nozzle - bore / 2 - 8, top, bore + 16, 10], 2),
    rect('gv', [x - half - 22, Y - 18, 24, 36]),
    rect('f2', [x - half - 30, Y - 26, 10, 52], 2),
    rect('f3', [x - half, 160, 14, 28]),
    rect('f3', [x + half - 16, 160, 14, 28]),
    circle('f1', [x, Y], random.vary(15)),
    bolts([x, Y], { radius: height * 0.44, count: 10, turn: 0 }),
  ];
}

/** Process pump on a fabricated base. */
export function draw(random: SeededRandom): Scene {
  const [width, height] = [random.vary(66), random.vary(57)];
  const start = 186;
  const box = [start + 5, Y - height / 2 - 1, width, height] as const;
  return {
    shapes: [
      rect('f3', [34, BASE, 252, 10], 1),
      rect('f4', [44, BASE + 10, 16, 6]),
      rect('f4', [258, BASE + 10, 16, 6]),
      motorFeet(box, BASE),
      lyingMotor({ box, fins: 7 }),
      rect('fa', [160, Y - 12, 28, 24], 3),
      thin(d`M167 ${Y - 12}v24M174 ${Y - 12}v24M181 ${Y - 12}v24`),
      rect('gv', [124, Y - 20, 38, 40], 4),
      rect('f2', [134, 150, 18, 38], 1),
      rect('f3', [128, 94, 10, 16], 1),
      casing(91, random),
      axis(d`M20 ${Y}H290`),
    ],
    span: { axis: 'x', from: 34, to: 286 },
    focus: [174, Y],
    mirrored: random.side(),
  };
}
