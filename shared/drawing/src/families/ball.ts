import { axis, circle, d, path, rect, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

const [X, Y] = [160, 138];

function ends(half: number, flange: number): Shape[] {
  const plate = (left: number): Shape[] => [
    rect('f2', [left, Y - flange / 2, 26, flange], 2),
    thin(
      d`M${left + 8} ${Y - flange / 2 + 7}v${flange - 14}M${left + 19} ${Y - flange / 2 + 7}v${flange - 14}`,
    ),
  ];
  return [plate(X - half), plate(X + half - 26)];
}

function lever(top: number, random: SeededRandom): Shape[] {
  const length = random.vary(98);
  return [
    rect('f3', [X - 7, top, 14, Y - top - 50], 1),
    path('fa', d`M${X - 12} ${top - 10}h${length}a7 7 0 0 1 0 14h${-length}Z`),
  ];
}

/** Flanged ball valve with lever, hand wheel or pneumatic actuator. */
function gearOperator(top: number, random: SeededRandom): Shape[] {
  const shaft = random.vary(40);
  return [
    rect('f3', [X - 8, top, 16, Y - top - 50], 1),
    rect('f2', [X - 30, top - 12, 60, 24], 5),
    circle('f1', [X - 6, top], 8),
    rect('f3', [X + 30, top - 3, shaft, 6], 1),
    rect('fa', [X + 28 + shaft, top - 25, 9, 50], 4),
  ];
}

export const forms = ['lever', 'gear'] as const;

/** Flanged ball valve with its hand lever or its gear operator. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const half = random.vary(98, 0.1);
  const flange = random.vary(72);
  const radius = random.vary(29);
  const top = Y - random.vary(78, 0.06);
  const operator = form === 'gear' ? gearOperator : lever;
  return {
    shapes: [
      rect('gv', [X - half + 24, Y - 24, 2 * half - 48, 48]),
      ends(half, flange),
      path('gv', d`M${X - 50} ${Y - 36}h100l14 12v48l-14 14h-100l-14 -14v-48Z`),
      rect('f2', [X - 15, Y - 58, 30, 22], 2),
      operator(top, random),
      circle('f1', [X, Y], radius),
      circle('f4', [X, Y], radius * random.vary(0.56)),
      axis(d`M${X - half - 16} ${Y}H${X + half + 16}M${X} ${top - 34}V${Y + 52}`),
    ],
    span: { axis: 'x', from: X - half, to: X + half },
    focus: [X, top + 10],
    mirrored: random.side(),
  };
}
