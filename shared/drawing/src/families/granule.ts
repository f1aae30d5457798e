import { accented, path, repeat, type Scene } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

/** Granules in a layer. */
export function draw(random: SeededRandom): Scene {
  const size = random.vary(10.5, 0.06);
  const step = 214 / 9;
  const [columns, rows] = [9, 7];
  const left = 160 - ((columns - 0.5) * step) / 2;
  const top = 122 - ((rows - 1) * step) / 2;
  const fills: Record<string, string[]> = { f1: [], f2: [], fa: [] };
  repeat(rows, (row) =>
    repeat(columns - (row % 2), (column) => {
      const isMarked = (row * 5 + column * 3) % 17 === 4;
      const fill = accented(isMarked, (row * 2 + column * 3) % 7 < 2 ? 'f2' : 'f1');
      const at = [left + column * step + (row % 2 ? step / 2 : 0), top + row * step] as const;
      fills[fill]?.push(dot([at[0] + random.between(-1, 1), at[1] + random.between(-1, 1)], size));
    }),
  );
  return {
    shapes: Object.entries(fills).map(([fill, grains]) => path(fill, grains)),
    span: { axis: 'x', from: left, to: left + 2 * size },
    focus: [160, 122],
  };
}
