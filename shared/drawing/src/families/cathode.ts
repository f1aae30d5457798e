import {
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
import { rows } from '../shapes-lines.ts';

interface Stack {
  readonly width: number;
  readonly height: number;
}

/** Full sheets, half sheets, and the squares that are cut from them; widths true to the height. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number, step: number]>> = {
  sheet: [122, 117, 17],
  half: [66, 126, 17],
  cut: [40, 40, 9],
};

/** Rough edge beads and pits of the deposited front sheet. */
function deposit([x, y]: Point, { width, height }: Stack, random: SeededRandom): Shape[] {
  const bead = (index: number) =>
    dot([index % 2 ? x : x + width, y + random.vary(height * 0.64, 0.5)], random.vary(2, 0.4));
  const pit = () => dot([x + random.vary(width * 0.5, 0.86), y + random.vary(height * 0.55, 0.75)], 1.2);
  return [
    path('cu', repeat(9, bead)),
    bare('fn t', repeat(12, pit)),
    bare('f0 t', d`M${x + width * 0.64} ${y + 1}h8l${-width * 0.24} ${height - 2}h-8Z`),
  ];
}

function tag([x, y]: Point): Shape[] {
  return [
    rect('f0', [x - 22, y - 21, 44, 42], 1.5),
    rect('fa', [x - 18, y - 9, 36, 26], 1),
    circle('f4', [x, y - 15], 2),
    thin(rows([x - 13, y - 2, 26, 12], 3)),
  ];
}

export const forms = ['sheet', 'half', 'cut'] as const;

/** Copper cathodes: whole or half sheets in a stack, or cut squares. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const [usualWidth, usualHeight, step] = SIZES[form] ?? [122, 117, 17];
  const size = random.vary(1, 0.04);
  const stack: Stack = { width: usualWidth * size, height: usualHeight * size };
  const isCut = form === 'cut';
  const piles = isCut ? [-76, 0, 76] : [0];
  const left = 160 - (stack.width + step * 3) / 2;
  const top = 202 - stack.height;
  const place = (index: number, pile: number): Point => [left + pile + step * index, top - 7 * index];
  const label: Point = [left + stack.width * 0.6, top + stack.height * 0.56];
  return {
    shapes: [
      piles.map((pile) =>
        repeat(4, (index) => {
          const [x, y] = place(3 - index, pile);
          return rect('cu', [x, y, stack.width, stack.height], 1);
        }),
      ),
      isCut ? [] : deposit(place(0, 0), stack, random),
      isCut ? rect('fa', [left, top + 14, stack.width, 12], 1) : tag(label),
      isCut ? [] : axis(d`M${left + stack.width / 2} 30V212`),
    ],
    span: { axis: 'x', from: left, to: left + stack.width },
    focus: isCut ? [left + stack.width / 2, top + 20] : label,
    mirrored: random.side(),
  };
}
