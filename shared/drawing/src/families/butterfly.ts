import { axis, circle, d, ellipse, path, rect, type Scene, type Shape, type Thing } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { ring } from '../shapes.ts';

const [X, Y] = [160, 133];

function lever(top: number, random: SeededRandom): Shape[] {
  const length = random.vary(76);
  return [
    rect('f3', [X - 28, top - 8, 56, 14], 3),
    path('fa', d`M${X + 26} ${top - 5}h${length}a4.5 4.5 0 0 1 0 9h${-length}Z`),
  ];
}

function gearOperator(top: number, random: SeededRandom): Shape[] {
  const shaft = random.vary(38);
  return [
    rect('f3', [X - 26, top - 12, 52, 22], 4),
    rect('f2', [X + 26, top - 4, shaft, 6], 1),
    rect('fa', [X + 24 + shaft, top - 21, 9, 42], 4),
  ];
}

export const forms = ['lever', 'gear'] as const;

/** Wafer butterfly valve from the front, its disc partly open. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const radius = random.vary(58, 0.1);
  const bore = radius * 0.73;
  const top = Y - radius - random.vary(26, 0.1);
  const operator = form === 'gear' ? gearOperator : lever;
  return {
    shapes: [
      rect('f2', [X - 10, top, 20, Y - top - bore], 2),
      operator(top, random),
      ring('f2', [X, Y], [radius * 0.9, radius * 0.72]),
      circle('f4', [X, Y], bore),
      ellipse('gr', [X, Y], [random.vary(22, 0.6), bore - 3]),
      rect('f3', [X - 6, Y - bore + 3, 12, 2 * bore - 6], 4),
      axis(d`M${X} ${top - 28}V${Y + radius + 10}M${X - radius - 12} ${Y}H${X + radius + 12}`),
    ],
    span: { axis: 'x', from: X - radius, to: X + radius },
    focus: [X, top + 12],
    mirrored: random.side(),
  };
}
