import { axis, circle, d, path, rect, type Scene, type Shape, thin } from '../kit.ts';
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

function wheel(top: number, random: SeededRandom): Shape[] {
  const half = random.vary(46);
  return [
    rect('f3', [X - 6, top - 16, 12, Y - top - 34], 1),
    rect('fa', [X - half, top - 12, 2 * half, 10], 5),
    rect('f3', [X - 12, top - 16, 24, 18], 3),
  ];
}

function actuator(top: number, random: SeededRandom): Shape[] {
  const half = random.vary(58);
  return [
    rect('f3', [X - 9, top + 8, 18, Y - top - 56], 1),
    rect('gv', [X - half, top - 22, 2 * half, 34], 4),
    rect('f2', [X - half - 8, top - 19, 10, 28], 3),
    rect('f2', [X + half - 2, top - 19, 10, 28], 3),
    rect('fa', [X - 14, top - 31, 28, 10], 3),
    thin(d`M${X - half * 0.6} ${top - 22}v34M${X + half * 0.6} ${top - 22}v34`),
  ];
}

/** Flanged ball valve with lever, hand wheel or pneumatic actuator. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(98, 0.1);
  const flange = random.vary(72);
  const radius = random.vary(29);
  const top = Y - random.vary(78, 0.06);
  const operator = random.pick([lever, lever, wheel, actuator]);
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
    mirrored: random.chance(),
  };
}
