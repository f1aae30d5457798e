import { bare, d, path, rect, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Spray gun and the coated wall. */
export function draw(random: SeededRandom): Scene {
  const spread = random.vary(56, 0.24);
  const wall = random.vary(138, 0.1);
  const middle = 112;
  const lines = 5;
  const coat = random.vary(12, 0.2);
  const line = (index: number) => d`M170 ${middle}L66 ${middle + (index / (lines - 1) - 0.5) * spread * 1.7}`;
  return {
    shapes: [
      path('f2', d`M206 ${middle - 44}h40l-8 28h-24Z`),
      path('f1', d`M196 ${middle - 18}h74l10 12v18l-10 10h-18l-6 74h-26l4 -74h-16l-12 -8Z`),
      rect('f3', [180, middle - 8, 18, 16], 1),
      bare('mist o', d`M180 ${middle}L60 ${middle - spread}v${2 * spread}Z`),
      rect('fa', [46, 116 - wall / 2, coat, wall], 1),
      rect('f2', [46 + coat, 116 - wall / 2, 5, wall]),
      thin(repeat(lines, line)),
    ],
    span: { axis: 'y', from: 116 - wall / 2, to: 116 + wall / 2 },
    focus: [188, middle],
    mirrored: random.side(),
  };
}
