import { accented, d, path, repeat, type Scene } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

/** Granules in staggered rows; grain size and the few marked grains vary. */
export function draw(random: SeededRandom): Scene {
  const size = random.vary(10.5, 0.24);
  const step = size * 2.2;
  const oval = random.chance(0.4);
  const pitch = step * (oval ? 0.8 : 1.02);
  const [columns, rows] = [Math.floor(214 / step), Math.floor(158 / pitch)];
  const left = 160 - ((columns - 0.5) * step) / 2;
  const top = 122 - ((rows - 1) * pitch) / 2;
  const grain = (x: number, y: number) =>
    oval
      ? d`M${x - size} ${y}a${size} ${size * 0.74} 0 1 1 ${2 * size} 0a${size} ${size * 0.74} 0 1 1 ${-2 * size} 0`
      : dot([x, y], size);
  const marked = random.int(0, columns - 2);
  const fills: Record<string, string[]> = { f1: [], f2: [], fa: [] };
  repeat(rows, (row) =>
    repeat(columns - (row % 2), (column) => {
      const fill = accented(
        (row === 1 && column === marked) || random.chance(0.05),
        random.chance(0.28) ? 'f2' : 'f1',
      );
      fills[fill]?.push(grain(left + column * step + (row % 2 ? step / 2 : 0), top + row * pitch));
    }),
  );
  return {
    shapes: Object.entries(fills).map(([fill, grains]) => path(fill, grains)),
    span: { axis: 'x', from: left, to: left + 2 * size },
    focus: [160, 122],
  };
}
