import { bare, d, type Point, path, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { boxData, outline } from '../shapes-data.ts';

const [LEFT, RIGHT, BASE] = [42, 232, 192];
const BACK: Point = [46, -58];

/** A strip of the outer skin that runs back from the front edge. */
function strip([from, to]: Point, y: number): string {
  return outline([
    [from, y],
    [from + BACK[0], y + BACK[1]],
    [to + BACK[0], y + BACK[1]],
    [to, y],
  ]);
}

/** The outer skin with its shallow grooves and, at the right, the covered joint. */
function skin(top: number, grooves: number): Shape[] {
  const step = (RIGHT - LEFT) / grooves;
  return [
    path('f1', strip([LEFT, RIGHT], top)),
    bare(
      'f2 t',
      repeat(grooves - 1, (groove) =>
        strip([LEFT + (groove + 1) * step - 2, LEFT + (groove + 1) * step + 2], top),
      ),
    ),
    bare('f0', strip([LEFT + step * 0.25, LEFT + step * 0.5], top)),
  ];
}

/** Cells of the hard foam. */
function foam(top: number, size: number, random: SeededRandom): Shape {
  const cells = repeat(6, (row) =>
    repeat(
      14,
      (column): Point => [
        LEFT + 8 + column * 13 + (row % 2) * 6 + random.between(-3, 3),
        top + 11 + row * 8 + random.between(-2, 2),
      ],
    ),
  ).flat();
  return bare(
    'f2 t',
    cells.map((cell) => dot(cell, random.vary(size, 0.3))),
  );
}

/** Wall panel cut at the front; the outer skin is the accent. */
export function draw(random: SeededRandom): Scene {
  const top = BASE - random.vary(62, 0.04);
  const middle = (top + BASE) / 2;
  const tongue = random.vary(6, 0.15);
  const side = (from: number, to: number) =>
    outline([
      [RIGHT, from],
      [RIGHT + BACK[0], from + BACK[1]],
      [RIGHT + BACK[0], to + BACK[1]],
      [RIGHT, to],
    ]);
  return {
    shapes: [
      path('f3', side(top, BASE)),
      path('f2', side(middle - 11, middle + 11)),
      skin(top, 5),
      path('f0', boxData([LEFT, top, RIGHT - LEFT, BASE - top])),
      foam(top, random.vary(1.7, 0.25), random),
      path('fa', boxData([LEFT, top, RIGHT - LEFT, 5.5])),
      path('f3', boxData([LEFT, BASE - 5, RIGHT - LEFT, 5])),
      path('f3', d`M${RIGHT - 7} ${BASE - 5}v-12h7v4h-3v8ZM${LEFT} ${BASE - 5}v-12h7v4h-3v8Z`),
      path('f2', d`M${RIGHT} ${middle - tongue}h6l4 3v${2 * tongue - 6}l-4 3h-6Z`),
      path('f4', d`M${LEFT} ${middle - tongue}h6l4 3v${2 * tongue - 6}l-4 3h-6Z`),
      thin(d`M${LEFT + BACK[0]} ${top + BACK[1]}h${RIGHT - LEFT}`),
    ],
    span: { axis: 'y', from: top, to: BASE },
    focus: [RIGHT - 60, top],
    mirrored: random.side(),
  };
}
