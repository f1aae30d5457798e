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
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block, columns, rows } from '../shapes-lines.ts';

interface Stack {
  readonly width: number;
  readonly height: number;
  readonly loops: boolean;
}

const LOOPS: readonly number[] = [0.17, 0.83];

function loop(x: number, top: number): Shape[] {
  return [
    path('cu', d`M${x - 9} ${top + 14}v-40q0-4 4-4h10q4 0 4 4v40Z`),
    thin(d`M${x - 9} ${top - 17}h18M${x - 9} ${top}h18`),
    bare('f4 t', [block([x - 5, top + 6, 3, 3]), block([x + 2, top + 6, 3, 3])]),
  ];
}

function hangerBar(x: number, y: number, length: number): Shape[] {
  return [
    rect('gv', [x, y, length, 9], 1),
    rect('f3', [x, y - 1.5, 11, 12], 1),
    rect('f3', [x + length - 11, y - 1.5, 11, 12], 1),
  ];
}

function sheet([x, y]: Point, { width, height, loops }: Stack): Shape[] {
  return [
    loops ? hangerBar(x - 20, y - 26, width + 40) : [],
    rect('cu', [x, y, width, height], 1),
    loops ? LOOPS.map((at) => loop(x + width * at, y)) : [],
  ];
}

/** Rough edge beads and pits of the deposited front sheet. */
function deposit([x, y]: Point, { width, height }: Stack, random: SeededRandom): Shape[] {
  const bead = () =>
    dot([random.chance() ? x : x + width, y + random.vary(height * 0.64, 0.5)], random.vary(2, 0.4));
  const pit = () => dot([x + random.vary(width * 0.5, 0.86), y + random.vary(height * 0.55, 0.75)], 1.2);
  return [
    path('cu', repeat(random.int(7, 11), bead)),
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

/** Copper cathodes in a row: sheets, loops and size vary; the assay tag is marked. */
export function draw(random: SeededRandom): Scene {
  const count = random.int(3, 5);
  const loops = random.chance(0.72);
  const stack: Stack = {
    width: random.vary(118, 0.07),
    height: random.vary(102, 0.05),
    loops,
  };
  const left = 160 - (stack.width + 17 * (count - 1)) / 2;
  const top = 202 - stack.height;
  const place = (index: number): Point => [left + 17 * index, top - 7 * index];
  const front = place(0);
  return {
    shapes: [
      repeat(count, (index) => sheet(place(count - 1 - index), stack)),
      deposit(front, stack, random),
      tag([left + stack.width * random.vary(0.66, 0.1), top + stack.height * 0.56]),
      loops ? [] : thin(columns([left + stack.width * 0.2, top, stack.width * 0.6, stack.height], 2)),
      axis(d`M${left + stack.width / 2} 30V212`),
    ],
    span: { axis: 'x', from: left, to: left + stack.width },
    focus: [left + stack.width * 0.66, top + stack.height * 0.56],
    mirrored: random.chance(),
  };
}
