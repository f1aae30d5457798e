import { axis, circle, d, type Point, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts } from '../shapes.ts';
import { lyingMotor, motorFeet } from '../shapes-motor.ts';

const BASE = 184;

function nozzle([x, y]: Point, radius: number, random: SeededRandom): Shape[] {
  const width = random.vary(30);
  const left = x - width / 2;
  const top = y - radius - random.vary(34, 0.24);
  return [
    rect('gh', [left, top + 12, width, y - top - 14]),
    rect('f2', [left - 8, top + 8, width + 16, random.vary(12)], 2),
    rect('f2', [left - 4, top, width + 8, 8], 1),
    thin(d`M${left} ${top + 8}v11M${left + width} ${top + 8}v11`),
  ];
}

function volute(center: Point, radius: number, random: SeededRandom): Shape[] {
  return [
    circle('gr', center, radius),
    circle('f1', center, radius * random.vary(0.64, 0.06)),
    circle('f4', center, radius * random.vary(0.31, 0.2)),
    bolts(center, { radius: radius * 0.82, count: 8 }),
  ];
}

function baseFrame(from: number, to: number): Shape[] {
  const step = (to - from - 48) / 2;
  return [
    rect('f3', [from, BASE, to - from, 10], 1),
    repeat(3, (leg) => rect('f4', [from + 15 + step * leg, BASE + 10, 18, 6])),
  ];
}

function bracket(from: number, axisY: number): Shape[] {
  return [
    rect('f2', [from, axisY - 22, 28, 38], 3),
    rect('f2', [from + 7, axisY + 14, 14, BASE - axisY - 14]),
  ];
}

function coupling([x, y]: Point, width: number, fill: string): Shape[] {
  const rib = (at: number) => d`M${x + width * at} ${y - 12}v24`;
  return [rect(fill, [x, y - 12, width, 24], 3), thin([rib(0.25), rib(0.5), rib(0.75)])];
}

/** End-suction pump with its motor on one base. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(41);
  const axisY = 142;
  const motor: Point = [random.vary(82), random.vary(62)];
  const couplingWidth = random.vary(25, 0.2);
  const total = 2 * radius + 16 + couplingWidth + 8 + motor[0] * 1.27;
  const start = 161 - total / 2;
  const center: Point = [start + radius, axisY];
  const couplingAt = start + 2 * radius + 14;
  const motorBox = [couplingAt + couplingWidth + 5, axisY - motor[1] / 2 - 4, ...motor] as const;
  const [from, to] = [Math.min(44, start - 2), 278];
  return {
    shapes: [
      baseFrame(from, to),
      motorFeet(motorBox, BASE),
      lyingMotor({
        box: motorBox,
        fins: 8,
        terminalAt: 0.33,
      }),
      bracket(couplingAt - 24, axisY),
      coupling([couplingAt, axisY - 4], couplingWidth, 'fa'),
      nozzle(center, radius, random),
      volute(center, radius, random),
      rect('f3', [center[0] - 15, BASE - 4, 30, 6]),
      axis(d`M${center[0]} ${axisY - radius - 8}V192M${start - 6} ${axisY}H${282}`),
    ],
    span: { axis: 'x', from, to },
    focus: [couplingAt + couplingWidth / 2, axisY],
    mirrored: random.side(),
  };
}
