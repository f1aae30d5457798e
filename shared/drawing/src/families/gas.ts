import {
  bare,
  circle,
  d,
  lcd,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function sensor(x: number, y: number, radius: number): Shape[] {
  const grille = repeat(5, (bar) => {
    const at = (bar - 2) * radius * 0.34;
    const half = Math.sqrt(radius * radius - at * at) * 0.64;
    return d`M${x + at} ${y - half}v${2 * half}`;
  });
  return [circle('f2', [x, y], radius), thin(grille)];
}

export const forms = ['diffusion', 'pump'] as const;

/** Portable detector for four gases; `pump` draws its sample through a tube. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const [half, height] = [random.vary(42, 0.08), random.vary(146, 0.05)];
  const top = 124 - height / 2;
  const wave = 160 + half + 8;
  const cell = (2 * half - 24) / 2;
  const readings = ['0', '20.9', '0', '0'];
  return {
    shapes: [
      form === 'pump'
        ? [
            rect('f2', [148, top - 8, 24, 12], 2),
            rect('f3', [154, top - 18, 12, 11], 2),
            path('fn', d`M160 ${top - 18}v-10q0 -8 -14 -8h-34`),
          ]
        : rect('f3', [160 - half * 0.7, top - 7, half * 1.4, 9], 3),
      rect('f1', [160 - half, top, 2 * half, height], 12),
      rect('f4', [172 - half, top + 18, 2 * half - 24, 42], 3),
      thin(d`M160 ${top + 18}v42M${172 - half} ${top + 39}h${2 * half - 24}`),
      readings.map((reading, index) =>
        lcd([172 - half + cell * ((index % 2) + 0.5), top + 33 + Math.floor(index / 2) * 21], reading, 9),
      ),
      readings.map((_, index) =>
        sensor(
          160 + (index % 2 ? 1 : -1) * half * 0.4,
          top + 78 + Math.floor(index / 2) * half * 0.72,
          half * 0.3,
        ),
      ),
      repeat(2, (key) => rect('f3', [160 + (key ? 6 : -30), top + height - 16, 24, 8], 2)),
      circle('fa', [172 - half, top + 9], 4),
      bare('fn acs o', d`M${wave} ${top + 30}c8 10 8 30 0 40M${wave + 12} ${top + 20}c14 18 14 42 0 60`),
    ],
    span: { axis: 'y', from: top, to: top + height },
    focus: [160, top + 30],
  };
}
