import {
  accented,
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

/** Mimic of the power path on the display: rectifier, inverter, bypass. */
function display(): Shape[] {
  return [
    rect('f0', [66, 44, 92, 62], 2),
    rect('f4', [72, 50, 80, 34], 2),
    bare(
      'f1',
      'M78 69h8v1.4h-8ZM100 69h12v1.4h-12ZM126 69h20v1.4h-20ZM105.3 70h1.4v5h-1.4ZM81 57h1.4v12H81ZM81 56h58v1.4H81ZM138 57h1.4v12H138Z',
    ),
    rect('f2', [86, 63, 14, 13], 1),
    rect('f2', [112, 63, 14, 13], 1),
    rect('f2', [101, 75, 10, 6]),
    thin('M88 74l10-9M114 74l10-9'),
    [78, 91, 104].map((x) => circle('f3', [x, 95], 4)),
    rect('f2', [120, 90, 32, 10], 2),
  ];
}

/** One battery with its poles, in the cell of the shelf. */
function battery(
  [x, low]: readonly [number, number],
  [width, height]: readonly [number, number],
  fill: string,
): Shape[] {
  const pole = Math.min(5, width * 0.2);
  return [
    bare(
      'f3',
      d`M${x + 2} ${low - height}v-3h${pole}v3ZM${x + width - 2 - pole} ${low - height}v-3h${pole}v3Z`,
    ),
    rect(fill, [x, low - height, width, height], 1.5),
    thin(d`M${x} ${low - height * 0.74}h${width}M${x + 4} ${low - height * 0.46}h${width - 8}`),
  ];
}

/** Battery cabinet with its shelves; the batteries are linked pole to pole. */
function batteries(top: number, count: number): Shape[] {
  const shelves = Math.max(1, Math.round(Math.sqrt(count)));
  const each = Math.ceil(count / shelves);
  const onShelf = (shelf: number) => Math.min(each, count - shelf * each);
  const step = (186 - top) / shelves;
  const wide = 78 / each;
  const height = Math.min(step * 0.7, 46);
  return repeat(shelves, (shelf) => {
    const low = top + step * (shelf + 1) - 4;
    return [
      rect('f2', [176, low, 78, 4]),
      repeat(onShelf(shelf), (one) =>
        battery([178 + one * wide, low], [wide - 4, height], accented(shelf + one === 0, 'f1')),
      ),
      path(
        'fn',
        repeat(onShelf(shelf) - 1, (one) => d`M${171.5 + (one + 1) * wide} ${low - height - 3}q4.5 -4 9 0`),
      ),
    ];
  }).flat();
}

export const counts = [1, 64] as const;

/** Uninterruptible power supply beside its battery cabinet. */
export function draw(random: SeededRandom, { count = 8 }: Thing): Scene {
  const top = random.vary(42, 0.1);
  const front = 110;
  const louvres = 13;
  return {
    shapes: [
      rect('f3', [62, 196, 100, 8], 1),
      rect('f1', [60, top - 4, 104, 200 - top], 3),
      display(),
      rect('f1', [66, front, 92, 190 - front], 2),
      thin(strokes(louvres, { from: [76, front + 10], step: [0, 5], line: [74, 0] })),
      rect('f3', [69, front + (190 - front) * 0.4, 4, 16], 2),
      rect('f3', [172, 196, 86, 8], 1),
      rect('f2', [170, top - 4, 90, 200 - top], 3),
      rect('f4', [176, top + 2, 78, 188 - top], 1),
      batteries(top, count),
    ],
    span: { axis: 'y', from: top - 4, to: 204 },
    focus: [215, 120],
    mirrored: random.side(),
  };
}
