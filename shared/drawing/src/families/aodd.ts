import { circle, d, type Point, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts } from '../shapes.ts';

const Y = 122;

function chamber(x: number, radius: number, [count, eye]: Point): Shape[] {
  return [
    circle('gr', [x, Y], radius),
    circle('f1', [x, Y], radius * eye),
    bolts([x, Y], { radius: radius * 0.81, count, size: 2, turn: 0 }),
    circle('f4', [x, Y], radius * 0.17),
  ];
}

function manifold(y: number, half: number, bore: number): Shape {
  return rect('gv', [160 - half, y - bore / 2, 2 * half, bore], bore / 2);
}

/** Air-operated double diaphragm pump. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(46, 0.1);
  const apart = radius + random.vary(7, 0.5);
  const half = apart + random.vary(28, 0.3);
  const bore = random.vary(18, 0.24);
  const [top, bottom] = [Y - radius - 14, Y + radius + 14];
  const [count, eye] = [8, random.vary(0.6)];
  const riser = (x: number, y: number) => rect('f3', [x - 12, y, 24, 16], 2);
  const port = (y: number): Shape => rect('f2', [154 + half, y - bore * 0.85, 12, bore * 1.7], 2);
  return {
    shapes: [
      rect('f2', [140, Y - 38, 40, 76], 4),
      chamber(160 - apart, radius, [count, eye]),
      chamber(160 + apart, radius, [count, eye]),
      port(top),
      port(bottom),
      manifold(top, half, bore),
      manifold(bottom, half, bore),
      [160 - apart, 160 + apart].map((x) => [riser(x, top + bore / 2 - 2), riser(x, bottom - bore / 2 - 14)]),
      rect('fa', [148, Y - 16, 24, 32], 3),
      circle('f0', [160, Y], 6),
      thin(d`M150 ${Y - 30}h20M150 ${Y + 30}h20`),
    ],
    span: { axis: 'x', from: 160 - apart - radius, to: 160 + apart + radius },
    focus: [160, Y],
    mirrored: random.side(),
  };
}
