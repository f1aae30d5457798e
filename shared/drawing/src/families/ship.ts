import { circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function cargo(length: number): Shape[] {
  const start = 180 - length;
  return [
    rect('f1', [start, 90, length, 76], 2),
    thin(repeat(10, (rib) => d`M${start + (length * (rib + 0.5)) / 10} 96v64`)),
  ];
}

/** Truck with a box. */
export function draw(random: SeededRandom): Scene {
  const length = random.vary(146, 0.06);
  const axles = 3;
  const start = 180 - length;
  const wheels = [...repeat(axles, (axle) => start + 26 + axle * 36), 222];
  const radius = random.vary(16, 0.08);
  return {
    shapes: [
      cargo(length),
      path('fa', d`M186 108h44l30 30v30h-74Z`),
      path('f0', d`M196 116h30l20 20h-50Z`),
      rect('f3', [start - 4, 166, 268 - start, 8], 1),
      wheels.map((x) => [
        circle('f4', [x, 195 - radius], radius),
        circle('f2', [x, 195 - radius], radius * 0.42),
      ]),
      rect('f3', [20, 195, 280, 5]),
    ],
    span: { axis: 'x', from: start, to: 262 },
    focus: [222, 136],
  };
}
