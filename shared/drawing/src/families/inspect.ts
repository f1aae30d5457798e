import { bare, d, path, rect, repeat, type Scene } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** One peak on the screen, back to its baseline. */
function echo(step: number, height: number): string {
  return d`l${step * 0.2} ${-height}l${step * 0.2} ${height}h${step * 0.6}`;
}

/** Ultrasonic probe on a wall. */
export function draw(random: SeededRandom): Scene {
  const rise = random.vary(38, 0.6);
  const wall = random.vary(26, 0.25);
  const half = random.vary(24, 0.15);
  const top = 166 - rise * 0.75;
  const probe = top - 12 - 50;
  const [x, y] = [212, 34];
  const peaks = 3;
  const step = 44 / peaks;
  return {
    shapes: [
      path('f2', d`M40 166c40 ${-rise} 200 ${-rise} 240 0v${wall}c-40 ${-rise} -200 ${-rise} -240 0Z`),
      rect('f1', [160 - half, probe, 2 * half, 36], 4),
      rect('f3', [160 - half * 0.5, probe + 36, half, 14], 1),
      path('fn', d`M160 ${probe}V${y + 18}H${x}`),
      rect('f4', [x, y, 66, 40], 3),
      bare('fn acs', [
        d`M${x + 8} ${y + 30}h6`,
        ...repeat(peaks, (peak) => echo(step, random.vary(20, 0.3) / (1 + peak * 0.6))),
      ]),
      bare('fn acs o', d`M150 ${top + 8}c4 8 16 8 20 0M142 ${top + 15}c8 13 28 13 36 0`),
    ],
    span: { axis: 'x', from: 40, to: 280 },
    focus: [160, top],
  };
}
