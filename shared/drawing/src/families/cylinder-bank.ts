import {
  axis,
  bare,
  circle,
  d,
  group,
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
import { rows } from '../shapes-lines.ts';

function cylinder(x: number, width: number, top: number): Shape[] {
  const half = width / 2;
  const shoulder = Math.min(21, half);
  return [
    path(
      'gh',
      d`M${x - half} ${top + 26}q0-${shoulder * 0.9} ${half * 0.5}-${shoulder}v-5h${half}v5q${half * 0.5} ${shoulder * 0.1} ${half * 0.5} ${shoulder}V196q0 4-4 4h${8 - width}q-4 0-4-4Z`,
    ),
    rect('f0', [x - half * 0.62, top + 42, half * 1.24, 34], 1),
    thin(rows([x - half * 0.4, top + 48, half * 0.8, 22], 4)),
  ];
}

/** Valve of a cylinder with its gauge and the hose to the manifold. */
function valve(x: number, width: number, top: number): Shape[] {
  const size = Math.min(1, width / 38);
  const neck = top;
  return [
    path('f4', d`M${x + 7} ${neck - 6}q13-8 8-20q-3-9-10-15l3-3q9 8 12 17q5 15-9 24Z`),
    rect('f3', [x + 2, 57, 9, 6], 1),
    rect('f2', [x - 7 * size, neck - 16, 14 * size, 16], 2),
    rect('f3', [x - 5 * size, neck - 22, 10 * size, 7], 1),
    rect('f3', [x + 6 * size, neck - 12, 6, 8], 1),
    circle('f0', [x - 10 * size, neck - 8], 4.2 * size),
  ];
}

/** Manifold pipe with its cap, elbow and the pipe down to the nozzles. */
function manifold(right: number): Shape[] {
  return [
    rect('f2', [42, 58, 7, 142]),
    rect('f2', [right - 7, 58, 7, 142]),
    rect('gv', [40, 44, right - 28, 15], 2),
    rect('f2', [40, 40, 8, 23], 1.5),
    rect('f2', [right + 3, 40, 8, 23], 1.5),
    rect('gh', [right + 17, 50, 14, 150], 1),
    path('gv', d`M${right + 11} 44h14q6 0 6 6v9h-20Z`),
    rect('f2', [right + 13, 84, 22, 6], 1),
    rect('f2', [right + 13, 92, 22, 6], 1),
  ];
}

export const counts = [1, 8] as const;

/** Bank of gas cylinders for fire suppression. */
export function draw(random: SeededRandom, { count = 3 }: Thing): Scene {
  const pitch = Math.min(random.vary(45, 0.06), 182 / count);
  const width = pitch - random.vary(6, 0.2);
  const right = 49 + count * pitch + 10;
  const shift = Math.round(160 - (right + 75) / 2);
  const top = random.vary(96, 0.08);
  const at = (index: number) => 54 + pitch * (index + 0.5);
  const pilot = 0;
  const clamp = (y: number): Shape[] => [
    rect('f3', [42, y, right - 42, 6]),
    bare(
      'f4 t',
      repeat(count + 1, (index) => dot([54 + pitch * index, y + 3], 1.8)),
    ),
  ];
  const bank = [
    manifold(right),
    repeat(count, (index) => [valve(at(index), width, top), cylinder(at(index), width, top)]),
    path(
      'fn',
      repeat(count - 1, (index) => d`M${at(index)} ${top - 20}v6h${pitch}v-6`),
    ),
    rect('fa', [at(pilot) - 11, top - 35, 20, 17], 1),
    thin(d`M${at(pilot) - 11} ${top - 31}h20M${at(pilot) - 11} ${top - 23}h20`),
    clamp(top + 22),
    clamp(184),
  ];
  return {
    shapes: [
      rect('f3', [40 + shift, 200, right - 4, 6]),
      group(`translate(${shift} 0)`, bank),
      axis(d`M${30 + shift} 51.5H${right + 44 + shift}`),
    ],
    span: { axis: 'x', from: 42 + shift, to: right + shift },
    focus: [at(pilot) + shift, top - 26],
    mirrored: random.side(),
  };
}
