import { accented, rect, repeat, type Scene } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Wall of bricks: format, bond, number of rows and the marked brick vary. */
export function draw(random: SeededRandom): Scene {
  const [columns, rows] = [random.int(4, 6), random.int(4, 6)];
  const [width, height] = [226 / (columns + 0.5), random.vary(138, 0.08) / rows];
  const top = 194 - rows * height;
  const third = random.chance(0.4);
  const marked = random.int(0, columns * rows - 1);
  const shift = (row: number) => (third ? (row % 3) * (width / 4) : (row % 2) * (width / 2));
  return {
    shapes: [
      repeat(rows, (row) =>
        repeat(columns, (column) => {
          const fill = accented(row * columns + column === marked, random.chance(0.36) ? 'f2' : 'f1');
          return rect(fill, [47 + shift(row) + column * width, top + row * height, width - 2, height - 2], 1);
        }),
      ),
      rect('f3', [36, 194, 248, 6]),
    ],
    span: { axis: 'x', from: 47, to: 45 + width },
    focus: [47 + (marked % columns) * width, top + Math.floor(marked / columns) * height],
    mirrored: random.chance(),
  };
}
