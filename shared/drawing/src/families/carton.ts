import { bare, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

/** The bag with its heap of powder that is seen in the open carton. */
function powder([left, right]: Point, top: number, random: SeededRandom): Shape[] {
  const middle = (left + right) / 2;
  const speck = () => {
    const x = random.between(-26, 26);
    return dot([middle + x, top - 4 - random.between(0, 20 - Math.abs(x) * 0.6)], 0.9);
  };
  return [
    path(
      'f0',
      d`M${left + 6} ${top}q4-14 14-20q6 8 10-6q8 6 12-4q${(right - left) / 2 - 36} -6 ${right - left - 78} 4q4 10 12 0q6 14 12 4q10 8 12 22Z`,
    ),
    path(
      'fa',
      d`M${left + 24} ${top}Q${middle - 26} ${top - 18} ${middle} ${top - 26}Q${middle + 26} ${top - 18} ${right - 24} ${top}Z`,
    ),
    bare('f4 t', repeat(12, speck)),
  ];
}

/** Carton of powder with its bag open; the powder is the accent. */
export function draw(random: SeededRandom): Scene {
  const width = random.vary(124, 0.08);
  const top = random.vary(104, 0.06);
  const depth = random.vary(52, 0.1);
  const left = 160 - (width + depth) / 2;
  const right = left + width;
  const lift = depth * 0.42;
  const flap = random.vary(24, 0.2);
  const label = random.vary(58, 0.12);
  return {
    shapes: [
      path('f4', d`M${left} ${top}l${depth} ${-lift}h${width}l${-depth} ${lift}Z`),
      path('f2', d`M${left + depth} ${top - lift}h${width}l8 ${-flap}h${-width - 4}Z`),
      path('f1', d`M${left} ${top}l${depth} ${-lift}l${-flap} ${-flap * 0.5}l${-depth} ${lift}Z`),
      powder([left + depth * 0.3, right + depth * 0.5], top - 2, random),
      path('f3', d`M${right} ${top}l${depth} ${-lift}V${202 - lift}l${-depth} ${lift}Z`),
      path('f1', d`M${left} ${top}H${right}V202H${left}Z`),
      path('f2', d`M${left} ${top}H${right}l6 ${flap * 0.8}H${left - 6}Z`),
      path('f2', d`M${right} ${top}l${depth} ${-lift}l10 ${flap * 0.6}l${-depth} ${lift}Z`),
      rect('f0', [left + 16, 148, label, 34], 1),
      thin(d`M${left + 22} 156h${label - 30}M${left + 22} 163h${label - 18}M${left + 22} 170h${label - 26}`),
      bare(
        'f4 t',
        repeat(8, (bar) => d`M${left + 22 + bar * 4} 174h${bar % 3 ? 1.2 : 2.2}v5h${bar % 3 ? -1.2 : -2.2}Z`),
      ),
      path('fn', d`M${right - 26} 152l8 -8l8 8M${right - 18} 144v22M${right - 30} 172h24`),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [160, top - 14],
    mirrored: random.side(),
  };
}
