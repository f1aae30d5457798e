import { accented, rect, repeat, type Scene, type Shape } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Open switchboard. */
export function draw(random: SeededRandom): Scene {
  const [half, height] = [random.vary(64, 0.2), random.vary(160, 0.06)];
  const top = 200 - height;
  const [rails, poles] = [3, 6];
  const [inner, gap] = [2 * half - 32, (height - 44) / rails];
  const step = inner / poles;
  const [main, marked] = [0, 8];
  const breaker = (rail: number, pole: number): Shape => {
    const wide = rail === main && pole === 0;
    if (rail === main && pole === 1) return [];
    const fill = accented(rail * poles + pole === marked, wide ? 'f3' : 'f2');
    return rect(
      fill,
      [177 - half + pole * step, top + 26 + rail * gap, step * (wide ? 2 : 1) - 3, gap * 0.52],
      1,
    );
  };
  return {
    shapes: [
      rect('f1', [160 - half, top, 2 * half, height], 3),
      rect('f0', [168 - half, top + 8, 2 * half - 16, height - 16], 2),
      repeat(rails, (rail) => [
        rect('f3', [175 - half, top + 18 + rail * gap, inner + 2, 6]),
        repeat(poles, (pole) => breaker(rail, pole)),
      ]),
      repeat(poles + 2, (index) =>
        rect('f4', [177 - half + (index * inner) / (poles + 2), 180, inner / (poles + 2) - 3, 6], 1),
      ),
      rect('f3', [152 - half, 200, 2 * half + 16, 6]),
    ],
    span: { axis: 'y', from: top, to: 200 },
    focus: [160, top + 60],
  };
}
