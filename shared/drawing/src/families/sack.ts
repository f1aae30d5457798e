import {
  axis,
  bare,
  circle,
  d,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

function print(x: number, y: number): Shape[] {
  return [
    circle('f0', [x, y], 25),
    circle('f3', [x, y], 20),
    path('f1', d`M${x} ${y - 14}l12 14l-12 14l-12 -14Z`),
    bare('f3 t', d`M${x - 28} ${y + 36}h56v5h-56ZM${x - 18} ${y + 45}h36v3h-36Z`),
  ];
}

function ends([left, right]: readonly [number, number], top: number): Shape[] {
  return [
    path('f1', d`M${left} ${top + 16}l8 -16H${right - 8}l8 16ZM${left} 192l8 14H${right - 8}l8 -14Z`),
    path(
      'f2',
      d`M${left + 16} ${top}H${right - 16}v10H${left + 16}ZM${left + 16} 198H${right - 16}v8H${left + 16}Z`,
    ),
    thin(d`M${left} ${top + 16}l22 -16M${right} ${top + 16}l-22 -16M${left} 192l22 14M${right} 192l-22 14`),
  ];
}

/** Narrow side with its gusset. */
function narrow(top: number): Shape[] {
  const y = top + 12;
  return [
    path('gh', d`M222 ${y}H266Q275 ${(y + 194) / 2} 266 194H222Q213 ${(y + 194) / 2} 222 ${y}Z`),
    path('f1', d`M222 ${y}l4 -12H262l4 12ZM222 194l4 12H262l4 -12Z`),
    path('f2', d`M222 ${y}l22 18l22 -18ZM222 194l22 -18l22 18Z`),
    thin(
      d`M244 ${y + 18}V176M229 ${y + 8}q-5 30 -3 56M259 ${y + 8}q5 30 3 56M229 186q-4 -24 -3 -46M259 186q4 -24 3 -46`,
    ),
  ];
}

/** A valve sack from the front and the side. */

function sack(random: SeededRandom): Scene {
  const top = random.vary(48, 0.2);
  const half = random.vary(62, 0.07);
  const center = 124;
  const [left, right] = [center - half, center + half];
  const middle = (top + 206) / 2;
  const bow = random.vary(8, 0.2);
  const plies = 2;
  return {
    shapes: [
      path('fa', d`M${right - 16} ${top}h34q2 0 2 2v12q0 2 -2 2H${right - 16}Z`),
      thin(d`M${right + 8} ${top}v16M${right + 13} ${top}v16`),
      path(
        'gh',
        d`M${left} ${top + 16}H${right}q${bow} ${middle - top - 16} 0 ${176 - top}H${left}q${-bow} ${16 + top - middle} 0 ${top - 176}Z`,
      ),
      ends([left, right], top),
      thin(
        d`M${left + 4} ${top + 22}q10 22 6 46M${right - 4} ${top + 22}q-8 18 -5 38M${left + 4} 186q10 -18 6 -36M${right - 4} 186q-10 -16 -6 -36`,
      ),
      rect('f3', [left - bow * 0.38, top + 32, 2 * half + bow * 0.76, 5 + plies * 3]),
      print(center, middle + 6),
      rect('f0', [left + 10, 176, 18, 12]),
      thin(strokes(5, { from: [left + 13, 178], step: [3, 0], line: [0, 8] })),
      narrow(top),
      rect('f3', [219, top + 32, 50, 5 + plies * 3]),
      axis(d`M${center} ${top - 8}V210M244 ${top - 8}V210`),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [right, top + 8],
    mirrored: random.side(),
  };
}

/** A bag of a tonne: woven fabric, four lifting loops, a filling spout. */
function jumbo(random: SeededRandom): Scene {
  const half = random.vary(74, 0.05);
  const [left, right] = [160 - half, 160 + half];
  const loop = (x: number) => d`M${x - 9} 74v-24q0 -8 9 -8q9 0 9 8v24h-6v-22q0 -4 -3 -4q-3 0 -3 4v22Z`;
  return {
    shapes: [
      path('fa', [left + 12, right - 12].map(loop)),
      path('f2', 'M140 76l-6 -26h52l-6 26Z'),
      thin('M138 60h44M152 52v22M168 52v22'),
      path('gh', d`M${left} 74H${right}q10 64 0 128H${left}q-10 -64 0 -128Z`),
      path(
        'f1',
        d`M${left} 74H${left + 14}q-8 64 0 128H${left}q-10 -64 0 -128ZM${right} 74H${right - 14}q8 64 0 128H${right}q10 -64 0 -128Z`,
      ),
      thin(repeat(7, (row) => d`M${left + 14} ${88 + row * 16}H${right - 14}`)),
      rect('f0', [130, 104, 60, 56], 2),
      path('f3', 'M160 112l12 14l-12 14l-12 -14Z'),
      thin('M138 148h44M146 154h28'),
      axis('M160 40V210'),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [left + 12, 58],
    mirrored: random.side(),
  };
}

/** A silo on legs: the powder comes in bulk. */
function silo(random: SeededRandom): Scene {
  const half = random.vary(44, 0.06);
  const [left, right] = [160 - half, 160 + half];
  return {
    shapes: [
      path('f3', d`M${left} 142l-8 64h8l8 -56ZM${right} 142l8 64h-8l-8 -56Z`),
      thin(d`M${left} 176L${right} 196M${right} 176L${left} 196`),
      path('gh', d`M${left} 142H${right}L170 186H150Z`),
      rect('gh', [left, 58, 2 * half, 84]),
      path('gh', d`M${left} 58q${half} -24 ${2 * half} 0Z`),
      thin(d`M${left} 84H${right}M${left} 112H${right}`),
      rect('f2', [152, 36, 16, 12], 1),
      path('fn', d`M${right + 8} 200V64q0 -12 -12 -14l-20 -4`),
      rect('fa', [150, 186, 20, 9], 1),
      path('f2', 'M153 195h14v9h-14Z'),
      rect('f0', [140, 92, 40, 14], 1),
      thin('M40 206H280'),
    ],
    span: { axis: 'y', from: 36, to: 206 },
    focus: [160, 190],
    mirrored: random.side(),
  };
}

export const forms = ['sack', 'jumbo', 'bulk'] as const;

/** Powder in sacks, in a bag of a tonne, or in bulk. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  return ({ jumbo, bulk: silo }[form] ?? sack)(random);
}
