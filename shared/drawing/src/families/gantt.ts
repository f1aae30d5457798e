import { accented, d, path, rect, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Plan with its critical row. */
export function draw(random: SeededRandom): Scene {
  const [rows, columns] = [6, 7];
  const step = 136 / rows;
  const critical = 2;
  let start = 60;
  const tasks = repeat(rows, (row) => {
    const from = Math.min(start, 200);
    const length = Math.min(random.vary(62, 0.4), 260 - from);
    start = from + length * random.vary(0.52, 0.3);
    return { from, to: from + length, y: 56 + row * step };
  });
  const fill = (row: number) => accented(row === critical, row % 2 ? 'f2' : 'f3');
  const link = (row: number) => {
    const [before, after] = [tasks[row], tasks[row + 1]];
    return before && after ? d`M${before.to} ${before.y + step * 0.3}h6V${after.y}` : '';
  };
  return {
    shapes: [
      rect('f0', [52, 48, 216, 148], 4),
      thin(repeat(columns - 1, (column) => d`M${52 + (216 * (column + 1)) / columns} 48v148`)),
      tasks.map(({ from, to, y }, row) => rect(fill(row), [from, y, to - from, step * 0.6], 3)),
      path('fn', [link(critical - 1), link(critical)]),
    ],
    span: { axis: 'x', from: 52, to: 268 },
    focus: [160, 56 + critical * step],
  };
}
