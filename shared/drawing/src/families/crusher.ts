import { circle, d, path, repeat, type Scene } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { gear } from '../shapes.ts';

const ROCKS = [
  [100, 60],
  [128, 54],
  [158, 66],
  [188, 56],
  [214, 64],
  [144, 80],
  [176, 84],
  [118, 78],
  [200, 80],
] as const;

/** Roll crusher: teeth, hopper and the rocks in it vary. */
export function draw(random: SeededRandom): Scene {
  const teeth = random.int(8, 13);
  const tip = random.vary(29, 0.08);
  const root = tip * 0.76;
  const half = (tip + root) / 2 + 1;
  const mouth = random.vary(96, 0.08);
  const rocks = random.int(5, 9);
  const grains = random.int(4, 6);
  const accent = random.chance() ? 0 : 1;
  const body = 2 * half + 10;
  return {
    shapes: [
      path('f1', d`M${160 - mouth} 46h${2 * mouth}L${160 + body / 2 + 12} 100h${-body - 24}Z`),
      path('f2', d`M${148 - body / 2} 100h${body + 24}v76h${-body - 24}Z`),
      [0, 1].map((side) => {
        const center = [160 + (side ? half : -half), 138] as const;
        return [
          gear(side === accent ? 'fa' : 'f3', center, {
            root,
            tip,
            teeth,
            turn: side ? 0.5 + 0.5 / teeth : 0,
          }),
          circle('f0', center, 8),
        ];
      }),
      path(
        'f3',
        ROCKS.slice(0, rocks).map(
          ([x, y]) => d`M${x - 8} ${y}l9 ${-random.int(4, 8)}l10 5l-2 ${random.int(7, 11)}l-12 3Z`,
        ),
      ),
      path(
        'f3',
        repeat(
          grains,
          (grain) => d`M${124 + grain * (76 / grains)} ${190 + (grain % 2) * 6}l5-3l5 3l-2 5l-6 1Z`,
        ),
      ),
    ],
    span: { axis: 'x', from: 160 - mouth, to: 160 + mouth },
    focus: [160, 138],
    mirrored: random.chance(),
  };
}
