import { axis, circle, d, type Point, rect, type Scene, type Shape } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts } from '../shapes.ts';
import { lyingMotor, motorFeet } from '../shapes-motor.ts';

const BASE = 184;

function head(center: Point, radius: number, random: SeededRandom): Shape[] {
  const [x, y] = center;
  const width = random.vary(28);
  const left = x - radius + 10;
  const top = y - radius - random.vary(40, 0.2);
  return [
    rect('gh', [left, top + 14, width, y - top - 20]),
    circle('gr', center, radius),
    circle('f1', center, radius * random.vary(0.66, 0.08)),
    bolts(center, { radius: radius * 0.83, count: 8, size: 2.4 }),
    circle('f4', center, radius * random.vary(0.32, 0.2)),
    rect('f2', [left - 8, top + 8, width + 16, 12], 2),
    rect('f2', [left - 4, top, width + 8, 8], 1),
  ];
}

/** Close-coupled pump: the volute is bolted to the motor. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(43);
  const [width, height] = [random.vary(102), random.vary(74)];
  const axisY = 134;
  const lantern = random.vary(20, 0.25);
  const total = 2 * radius - 6 + lantern + width * 1.27;
  const start = 160 - total / 2;
  const adapter = start + 2 * radius - 14;
  const box = [adapter + lantern + 4, axisY - height / 2 - 4, width, height] as const;
  const [from, to] = [start + 8, box[0] + width * 1.27 + 4];
  return {
    shapes: [
      rect('f3', [from, BASE, to - from, 10], 1),
      rect('f4', [from + 12, BASE + 10, 18, 6]),
      rect('f4', [to - 30, BASE + 10, 18, 6]),
      motorFeet(box, BASE),
      lyingMotor({
        box,
        fins: 9,
        terminalAt: 0.33,
      }),
      rect('fa', [adapter, axisY - radius * 0.95, lantern, radius * 1.9], 2),
      rect('f3', [start + radius - 14, axisY + radius - 4, 28, BASE - axisY - radius + 4]),
      head([start + radius, axisY], radius, random),
      axis(d`M${start - 12} ${axisY}H${to + 12}`),
    ],
    span: { axis: 'x', from, to },
    focus: [adapter + lantern / 2, axisY],
    mirrored: random.side(),
  };
}
