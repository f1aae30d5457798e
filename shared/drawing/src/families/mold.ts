import { d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function cavity(y: number, height: number, part: string): Shape[] {
  const bend = height * 0.2;
  return [
    path('f4', d`M136 ${y}h-20c${-bend} ${bend} ${-bend} ${height - bend} 0 ${height}h20Z`),
    path('f1', d`M184 ${y + 4}h10c${bend} ${bend} ${bend} ${height - 8 - bend} 0 ${height - 8}h-10Z`),
    path(
      part,
      d`M150 ${y + 2}h16c${bend} ${bend} ${bend} ${height - 4 - bend} 0 ${height - 4}h-16c${bend} ${-bend} ${bend} ${bend + 4 - height} 0 ${4 - height}Z`,
    ),
  ];
}

/** Injection mould, halves apart. */
export function draw(random: SeededRandom): Scene {
  const cavities = 2;
  const height = random.vary(128, 0.1);
  const top = 122 - height / 2;
  const width = random.vary(84);
  const channels = 4;
  const gap = (height - 32) / cavities;
  return {
    shapes: [
      rect('f2', [136 - width, top, width, height], 2),
      rect('f2', [184, top, width, height], 2),
      rect('f3', [122 - width, top - 8, 16, height + 16], 1),
      rect('f3', [182 + width, top - 8, 16, height + 16], 1),
      repeat(cavities, (index) =>
        cavity(top + 18 + index * gap, Math.min(gap - 6, 62), index === 0 ? 'fa' : 'f0'),
      ),
      thin(d`M136 ${top + 10}h48M136 ${top + height - 10}h48`),
      repeat(channels, (index) =>
        rect('f4', [146 - width, top + 12 + (index * (height - 32)) / (channels - 1), width * 0.44, 8], 4),
      ),
      repeat(4, (index) =>
        rect('f3', [196 + width * 0.3, top + 20 + (index * (height - 46)) / 3, width * 0.6, 6], 1),
      ),
    ],
    span: { axis: 'x', from: 122 - width, to: 198 + width },
    focus: [158, top + 50],
    mirrored: random.side(),
  };
}
