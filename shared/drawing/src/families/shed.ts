import { d, path, rect, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Portal shed from its gable. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(118, 0.06);
  const eave = random.vary(108, 0.1);
  const ridge = eave - random.vary(46, 0.12);
  const bays = 9;
  const [opening, tall] = [random.vary(31, 0.1), random.vary(58, 0.05)];
  const slats = 6;
  const windows = 1;
  const wall = half - 18;
  const roofAt = (x: number) => eave - ((eave - ridge) * (half - Math.abs(x))) / half;
  const rib = (bay: number) => {
    const x = -wall + (2 * wall * (bay + 1)) / (bays + 1);
    return d`M${160 + x} ${roofAt(x) + 10}V190`;
  };
  return {
    shapes: [
      path('f3', d`M${156 - wall} ${eave - 4}h8V190h-8ZM${156 + wall} ${eave - 4}h8V190h-8Z`),
      path(
        'f1',
        d`M${160 - wall} ${roofAt(wall) + 4}L160 ${ridge + 4}L${160 + wall} ${roofAt(wall) + 4}V190H${160 - wall}Z`,
      ),
      thin(repeat(bays, rib)),
      path(
        'fa',
        d`M${160 - half} ${eave}L160 ${ridge}L${160 + half} ${eave}v9L160 ${ridge + 11}L${160 - half} ${eave + 9}Z`,
      ),
      rect('f4', [160 - opening, 190 - tall, 2 * opening, tall], 1),
      thin(repeat(slats, (slat) => d`M${160 - opening} ${196 - tall + slat * 9}h${2 * opening}`)),
      repeat(windows * 2, (index) =>
        rect(
          'f0',
          [
            index % 2 ? 196 + Math.floor(index / 2) * 28 : 102 - Math.floor(index / 2) * 28,
            eave + 24,
            22,
            16,
          ],
          1,
        ),
      ),
      rect('f3', [152 - half, 190, 2 * half + 16, 6]),
    ],
    span: { axis: 'x', from: 160 - wall, to: 160 + wall },
    focus: [160, ridge],
  };
}
