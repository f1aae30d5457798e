import { bare, circle, d, lcd, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function sensor(x: number, y: number, radius: number): Shape[] {
  const grille = repeat(5, (bar) => {
    const at = (bar - 2) * radius * 0.34;
    const half = Math.sqrt(radius * radius - at * at) * 0.64;
    return d`M${x + at} ${y - half}v${2 * half}`;
  });
  return [circle('f2', [x, y], radius), thin(grille)];
}

/** Gas detector: shape, sensors, keys and the warning light vary. */
export function draw(random: SeededRandom): Scene {
  const [half, height] = [random.vary(39), random.vary(142, 0.08)];
  const top = 120 - height / 2;
  const sensors = random.int(1, 2);
  const keys = random.int(2, 3);
  const head = random.chance()
    ? rect('f3', [150, top - 10, 20, 12], 2)
    : rect('f3', [160 - half * 0.7, top - 7, half * 1.4, 9], 3);
  const wave = 160 + half + 8;
  const size = (half * 2 - 24 - (keys - 1) * 6) / keys;
  return {
    shapes: [
      head,
      rect('f1', [160 - half, top, 2 * half, height], random.vary(13, 0.4)),
      rect('f4', [172 - half, top + 20, 2 * half - 24, 38], 3),
      lcd([160, top + 44], random.pick(['20.9', '0.0', '12', '4.1'])),
      sensors === 1
        ? sensor(160, top + 92, random.vary(21))
        : [
            sensor(160 - half * 0.42, top + 90, half * 0.36),
            sensor(160 + half * 0.42, top + 90, half * 0.36),
          ],
      repeat(keys, (key) => rect('f3', [172 - half + key * (size + 6), top + height - 16, size, 7], 2)),
      circle('fa', [172 - half, top + 10], 4),
      bare('fn acs o', d`M${wave} ${top + 30}c8 10 8 30 0 40M${wave + 12} ${top + 20}c14 18 14 42 0 60`),
    ],
    span: { axis: 'y', from: top, to: top + height },
    focus: [160, top + 30],
  };
}
