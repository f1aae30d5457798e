import {
  accented,
  around,
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
import { bolts, dot, ring } from '../shapes.ts';

const CENTER: Point = [160, 120];
const COLOURS = ['f2', 'f0', 'f4', 'f3', 'f1', 'f2', 'f4'];
/** Radius of a core and of the circle of cores, as shares of the space inside the sheath. */
const PACKING: Readonly<Record<number, Point>> = {
  1: [0.82, 0],
  2: [0.47, 0.49],
  3: [0.44, 0.52],
  4: [0.4, 0.57],
  5: [0.355, 0.62],
  7: [0.32, 0.655],
};

interface Core {
  readonly radius: number;
  readonly fill: string;
  readonly strands: number;
}

function core(center: Point, { radius, fill, strands }: Core): Shape[] {
  const inner = radius * 0.76;
  const size = strands === 19 ? inner * 0.19 : inner * 0.29;
  const circles = strands === 19 ? [6, 12] : [6];
  return [
    circle(fill, center, radius),
    circle('f1', center, inner),
    path('cu', [
      dot(center, size),
      ...circles.flatMap((count, layer) =>
        repeat(count, (one) => dot(around(center, size * 2.06 * (layer + 1), one / count), size)),
      ),
    ]),
  ];
}

function roundCable(outer: number, random: SeededRandom): Shape[] {
  const count = random.pick([1, 2, 3, 4, 5, 7]);
  const armoured = random.chance(0.4);
  const inside = outer * (armoured ? 0.72 : 0.84);
  const [size, pitch] = PACKING[count] ?? [0.4, 0.57];
  const turn = random.int(0, 7) / 16;
  const strands = random.pick([7, 19]);
  const accent = random.int(0, count - 1);
  const cores = count === 7 ? 6 : count;
  const fill = (index: number) => accented(index === accent, COLOURS[index] ?? 'f2');
  return [
    circle('f4', CENTER, outer),
    ring('f3', CENTER, [outer * 0.92, inside]),
    armoured ? bolts(CENTER, { radius: outer * 0.81, count: 36, size: outer * 0.055, fill: 'f1' }) : [],
    circle('f1', CENTER, inside),
    repeat(cores, (index) =>
      core(around(CENTER, inside * pitch, turn + index / cores), {
        radius: inside * size,
        fill: fill(index),
        strands,
      }),
    ),
    count === 7 ? core(CENTER, { radius: inside * size, fill: fill(6), strands }) : [],
  ];
}

function flatCable(half: number, random: SeededRandom): Shape[] {
  const [x, y] = CENTER;
  const count = random.int(3, 6);
  const size = Math.min(31, (half - 9) / count - 1.5);
  const height = size * 2 + 26;
  const accent = random.int(0, count - 1);
  return [
    rect('f4', [x - half, y - height / 2, 2 * half, height], height / 2),
    rect('f1', [x - half + 7, y - height / 2 + 7, 2 * half - 14, height - 14], height / 2 - 7),
    repeat(count, (index) =>
      core([x + (index - (count - 1) / 2) * 2 * (size + 1.5), y], {
        radius: size,
        fill: accented(index === accent, COLOURS[index] ?? 'f2'),
        strands: 7,
      }),
    ),
    thin(d`M${x - half - 12} ${y}h10M${x + half + 2} ${y}h10`),
  ];
}

/** Cable in section: cores and strands can be counted. */
export function draw(random: SeededRandom): Scene {
  const flat = random.chance(0.22);
  const half = random.vary(flat ? 100 : 78, 0.07);
  const shapes = flat ? flatCable(half, random) : roundCable(half, random);
  return { shapes, span: { axis: 'x', from: 160 - half, to: 160 + half }, focus: CENTER };
}
