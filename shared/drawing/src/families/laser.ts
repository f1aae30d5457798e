import { around, bare, d, path, rect, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Laser head over the sheet. */
export function draw(random: SeededRandom): Scene {
  const x = random.vary(160, 0.24);
  const half = random.vary(32);
  const top = random.vary(42, 0.1);
  const sparks = 6;
  const sheet = random.vary(5, 0.4);
  const spark = (index: number) => {
    const [endX, endY] = around([x, 180], 20, 0.12 + (0.26 * index) / (sparks - 1));
    return d`M${x} 180L${endX} ${endY}`;
  };
  return {
    shapes: [
      rect('f3', [40, top + 14, 240, 10], 1),
      rect('f2', [36, 168, 248, 10]),
      path('f1', d`M40 ${168 - sheet}H${x}V168H40Z`),
      rect('f1', [x - half, top, 2 * half, 60], 2),
      path('f2', d`M${x - half * 0.62} ${top + 60}h${half * 1.24}L${x + 8} 132h-16Z`),
      path('f4', d`M${x - 6} 132h12l-4 14h-4Z`),
      bare('fn beam', d`M${x} 146v22`),
      path('fa', d`M${x - 10} 168l10-13l10 13Z`),
      rect('f4', [x - half + 10, top + 10, 2 * half - 20, 14], 2),
      thin(repeat(4, (line) => d`M${x - half + 10} ${top + 32 + line * 6}h${2 * half - 20}`)),
      thin(repeat(sparks, spark)),
      rect('f3', [44, 178, 8, 22]),
      rect('f3', [268, 178, 8, 22]),
    ],
    span: { axis: 'x', from: 36, to: 284 },
    focus: [x, 160],
    mirrored: random.side(),
  };
}
