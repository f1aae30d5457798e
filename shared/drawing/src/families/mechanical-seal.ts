import { axis, circle, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

const AXIS = 121;

/** A turned part that is symmetrical to the shaft. */
function disc(fill: string, [x, width]: Point, half: number): Shape {
  return rect(fill, [x, AXIS - half, width, 2 * half], 2);
}

/** One large spring: its coils lean. */
function coilSpring([x, length]: Point, half: number, turns: number): Shape[] {
  const step = (length - 8) / turns;
  return repeat(turns, (turn) =>
    path(
      'gv',
      d`M${x + 2 + turn * step} ${AXIS + half}l8 ${-2 * half}a3.6 3.6 0 0 1 7.2 0.6l-8 ${2 * half}a3.6 3.6 0 0 1-7.2-0.6Z`,
    ),
  );
}

/** The elastic part between collar and rotating face. */
function spring([x, length]: Point, turns: number): Shape[] {
  return [disc('f4', [x, length], 38), coilSpring([x, length], 49, turns)];
}

/** Mechanical seal with a single spring on its shaft; the stationary face is marked. */
export function draw(random: SeededRandom): Scene {
  const shaft = random.vary(25, 0.1);
  const length = random.vary(60, 0.08);
  const from = random.vary(90, 0.04);
  const collar = from + length;
  const seat = collar + 36;
  const face = random.vary(60, 0.05);
  return {
    shapes: [
      path(
        'gv',
        d`M46 ${AXIS - shaft}H274q-6 ${shaft / 2} 0 ${shaft}q6 ${shaft / 2} 0 ${shaft}H46q6 ${-shaft / 2} 0 ${-shaft}q-6 ${-shaft / 2} 0 ${-shaft}Z`,
      ),
      disc('gv', [from - 22, 22], 52),
      [-20, 24].map((at) => circle('f4', [from - 11, AXIS + at], 4.4)),
      thin(d`M${from - 5} ${AXIS - 52}v104`),
      spring([from, length], 5),
      disc('f2', [from - 4, 8], 55),
      disc('gv', [collar - 2, 22], 56),
      thin(d`M${collar + 4} ${AXIS - 56}v112M${collar + 14} ${AXIS - 56}v112`),
      rect('f3', [collar + 6, AXIS - 8, 14, 16], 1),
      disc('f4', [collar + 20, 13], 46),
      thin(d`M${collar + 24} ${AXIS - 46}v92`),
      disc('fa', [seat, 20], face),
      thin(d`M${seat + 6} ${AXIS - face}v${2 * face}`),
      rect('f4', [seat + 14, AXIS - face - 5, 11, 2 * face + 10], 5),
      disc('gv', [seat + 24, 14], 56),
      thin(d`M44 ${AXIS - 12}h18M${seat + 44} ${AXIS - 12}h28`),
      axis('M32 121H288'),
    ],
    span: { axis: 'x', from: from - 22, to: seat + 38 },
    focus: [seat + 10, AXIS - 30],
    mirrored: random.side(),
  };
}
