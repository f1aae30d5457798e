import { bare, d, rect, repeat, type Scene } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Furnace from the front. */
export function draw(random: SeededRandom): Scene {
  const [half, height] = [random.vary(100, 0.1), random.vary(88)];
  const top = 166 - height;
  const flames = 6;
  const step = (2 * half - 44) / flames;
  const chimney = 160 + half * 0.6;
  const tall = random.vary(24, 0.2);
  const bottom = top + height - 18;
  const lift = height - 44;
  return {
    shapes: [
      rect('f2', [chimney - 16, top - tall, 32, tall + 2], 2),
      rect('f3', [160 - half, top, 2 * half, height], 4),
      rect('f4', [176 - half, top + 14, 2 * half - 32, height - 28], 2),
      bare(
        'fn hot',
        repeat(
          flames,
          (flame) =>
            d`M${182 - half + step * (flame + 0.5)} ${bottom}c-8 ${-lift * 0.25} 8 ${-lift * 0.4} 0 ${-lift * 0.6}s8 ${-lift * 0.3} 0 ${-lift * 0.4}`,
        ),
      ),
      rect('fa', [130, top - 6, 26, 8], 2),
      rect('f2', [144 - half, 166, 2 * half + 32, 12], 1),
      rect('f3', [160 - half, 178, 14, 20]),
      rect('f3', [146 + half, 178, 14, 20]),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: [160, top + height / 2],
  };
}
