import { axis, type Box, bare, d, type Point, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

function square([x, y]: Point, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}Z`;
}

function controller([x, y, width, height]: Box): Shape[] {
  const inner = width - 16;
  return [
    rect('f1', [x, y, width, height], 4),
    rect('f4', [x + 8, y + 10, inner, 18], 2),
    bare(
      'f2 t',
      [0, 1, 2, 3].map((row) => square([x + 12, y + 38 + row * 10], inner * 0.5, 4)),
    ),
    [0, 1, 2, 3].map((row) => bare(row === 0 ? 'fa t' : 'f3 t', dot([x + width - 14, y + 40 + row * 10], 3))),
    rect('f4', [x + 8, y + height - 30, 16, 20], 1),
    rect('f2', [x + 28, y + height - 30, inner - 20, 20], 1),
  ];
}

function channels([x, y, width, height]: Box): Shape[] {
  const rows = 8;
  const step = (height - 24) / rows;
  const lit = 2;
  const at = (row: number) => y + 12 + row * step;
  return [
    rect('f0', [x, y, width, height], 3),
    bare(
      'f4 t',
      repeat(rows, (row) => square([x + 8, at(row)], 10, step * 0.58)),
    ),
    bare(
      'f2 t',
      repeat(rows, (row) => (row === lit ? '' : dot([x + width - 12, at(row) + step * 0.3], 2.6))),
    ),
    bare('fa t', dot([x + width - 12, at(lit) + step * 0.3], 2.6)),
  ];
}

function terminals([x, y, width, height]: Box): Shape[] {
  const rows = 8;
  const step = (height - 28) / rows;
  return [
    rect('f1', [x, y, width, height], 3),
    repeat(rows, (row) => rect('f3', [x + 8, y + 14 + row * step, width - 16, step * 0.62], 1)),
  ];
}

/** Controller on its rail with its modules. */
export function draw(random: SeededRandom): Scene {
  const modules = 3;
  const height = random.vary(112);
  const [main, width, end] = [random.vary(62), random.vary(41), 46];
  const total = main + modules * (width + 2) + end + 2;
  const [x, y] = [160 - total / 2, 120 - height / 2];
  const next = x + main + 2;
  const rail = [x - 16, x + total + 16] as const;
  return {
    shapes: [
      rect('f2', [rail[0], 112, rail[1] - rail[0], 16], 1),
      thin(d`M${rail[0]} 116H${rail[1]}M${rail[0]} 124H${rail[1]}`),
      controller([x, y, main, height]),
      repeat(modules, (index) => channels([next + index * (width + 2), y, width, height])),
      terminals([next + modules * (width + 2), y, end, height]),
      axis(d`M${rail[0] - 14} 120H${rail[1] + 14}`),
    ],
    span: { axis: 'x', from: x, to: x + total },
    focus: [x + main / 2, y + 50],
  };
}
