import { circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function cargo(kind: string, length: number, random: SeededRandom): Shape[] {
  const end = 180;
  const start = end - length;
  if (kind === 'tank') {
    return [
      rect('gv', [start, 94, length, 70], 30),
      thin(repeat(random.int(2, 4), (hoop) => d`M${start + (length * (hoop + 1)) / 5} 94v70`)),
      rect('f3', [start + length / 2 - 14, 86, 28, 9], 2),
    ];
  }
  if (kind === 'flat') {
    const pipes = random.int(2, 3);
    return [
      repeat(pipes, (pipe) => rect('gv', [start + 6, 166 - (pipe + 1) * 20, length - 12, 19], 2)),
      rect('f3', [start, 100, 6, 66]),
      rect('f3', [end - 6, 100, 6, 66]),
    ];
  }
  const ribs = random.int(8, 13);
  return [
    rect('f1', [start, 90, length, 76], 2),
    thin(repeat(ribs, (rib) => d`M${start + (length * (rib + 0.5)) / ribs} 96v64`)),
  ];
}

/** Truck with a box, a tank or a flat bed; axles vary. */
export function draw(random: SeededRandom): Scene {
  const length = random.vary(146, 0.06);
  const axles = random.int(2, 3);
  const start = 180 - length;
  const wheels = [...repeat(axles, (axle) => start + 26 + axle * 36), 222];
  const radius = random.vary(16, 0.08);
  return {
    shapes: [
      cargo(random.pick(['box', 'box', 'tank', 'flat']), length, random),
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
