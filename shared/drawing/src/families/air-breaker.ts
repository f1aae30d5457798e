import {
  around,
  axis,
  bare,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block, rows } from '../shapes-lines.ts';

function terminals(x: number): Shape[] {
  const screws = [42, 200].flatMap((y) => [dot([x - 6, y], 2.6), dot([x + 6, y], 2.6)]);
  return [rect('cu', [x - 14, 36, 28, 16], 1), rect('cu', [x - 14, 190, 28, 16], 1), path('plate', screws)];
}

function arcChute(x: number, width: number): Shape[] {
  const slats = repeat(5, (row) => block([x - width / 2 + 4, 56 + row * 6, width - 8, 3.2]));
  return [rect('f4', [x - width / 2, 52, width, 36], 2), bare('f3 t', slats)];
}

function tripUnit(left: number, random: SeededRandom): Shape[] {
  const bar = (index: number) => {
    const height = random.vary(8, 0.4);
    return block([left + 8 + index * 6.4, 117 - height, 4, height]);
  };
  const dial = (index: number): Shape[] => {
    const center: Point = [left + 9 + (index % 3) * 11, 129 + Math.floor(index / 3) * 12];
    const [x, y] = around(center, 3, 0.62);
    return [circle('f2', center, 3.8), path('fn', d`M${center[0]} ${center[1]}L${x} ${y}`)];
  };
  return [
    rect('f4', [left, 98, 40, 62], 2),
    rect('f1', [left + 4, 102, 32, 18], 1),
    bare('f3 t', repeat(4, bar)),
    repeat(6, dial),
    bare(
      'f2 t',
      repeat(3, (key) => block([left + 5 + key * 11, 149, 8, 6])),
    ),
  ];
}

function buttons(): Shape[] {
  return [
    rect('f0', [142, 98, 36, 62], 2),
    rect('f3', [147, 103, 26, 15], 2),
    bare('f1 t', block([159, 106, 2, 9])),
    rect('f1', [147, 121, 26, 15], 2),
    circle('fn', [160, 128.5], 3.8),
    rect('f4', [147, 140, 11.5, 15], 1),
    rect('f4', [161.5, 140, 11.5, 15], 1),
  ];
}

function chargingHandle(left: number): Shape[] {
  return [
    rect('f2', [left, 98, 40, 62], 2),
    rect('f4', [left + 8, 150, 24, 8], 2),
    path('fa', d`M${left + 10} 104q0-3 3-3h14q3 0 3 3l-2 47q0 3-3 3h-10q-3 0-3-3Z`),
    thin(rows([left + 14, 107, 12, 15], 4)),
  ];
}

function lowerBand(half: number): Shape[] {
  return [
    rect('f3', [164 - half, 168, 2 * half - 8, 24], 2),
    circle('f4', [180 - half, 180], 7),
    circle('f2', [180 - half, 180], 3),
    rect('f4', [196 - half, 174, 50, 12], 1),
    bare(
      'f1 t',
      repeat(3, (flag) => block([200 - half + flag * 15, 177, 11, 6])),
    ),
    circle('f2', [136 + half, 180], 6.5),
    rect('f4', [135 + half, 176.5, 2, 7]),
  ];
}

export const counts = [3, 4] as const;

/** Air circuit breaker; the charging handle is marked. */
export function draw(random: SeededRandom, { count: poles = 3 }: Thing): Scene {
  const half = random.vary(poles === 4 ? 94 : 77, 0.06);
  const step = (2 * half - 8) / poles;
  const at = (pole: number) => 164 - half + step * (pole + 0.5);
  const rail = (x: number): Shape[] => [
    rect('f3', [x, 58, 10, 138], 1),
    bare('f1 t', [dot([x + 5, 68], 2.4), dot([x + 5, 186], 2.4)]),
  ];
  return {
    shapes: [
      repeat(poles, (pole) => terminals(at(pole))),
      [rail(150 - half), rail(160 + half)],
      rect('f2', [160 - half, 48, 2 * half, 148], 3),
      repeat(poles, (pole) => arcChute(at(pole), step - 8)),
      path('f1', d`M${164 - half} 96q0-4 4-4H${152 + half}q4 0 4 4V166H${164 - half}Z`),
      tripUnit(96, random),
      buttons(),
      chargingHandle(184),
      lowerBand(half),
      axis(repeat(poles, (pole) => d`M${at(pole)} 28v20M${at(pole)} 190v22`)),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: [204, 128],
  };
}
