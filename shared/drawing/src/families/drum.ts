import { circle, d, ellipse, path, rect, repeat, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { block } from '../shapes-lines.ts';

export const forms = ['drum', 'ibc', 'can', 'tanker'] as const;

function label([x, y]: readonly [number, number], half = 20): Shape[] {
  return [
    path('fa', d`M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}Z`),
    path(
      'f0',
      d`M${x} ${y - half / 2}l${half / 2} ${half / 2}l${-half / 2} ${half / 2}l${-half / 2} ${-half / 2}Z`,
    ),
  ];
}

function drum(random: SeededRandom): Scene {
  const [half, height] = [random.vary(52, 0.08), random.vary(146, 0.06)];
  const top = 200 - height;
  const hoop = (index: number) =>
    d`M${158 - half} ${top + (height * (index + 1)) / 3}q${half + 2} 14 ${2 * half + 4} 0v7q${-half - 2} 14 ${-2 * half - 4} 0Z`;
  return {
    shapes: [
      rect('gh', [160 - half, top, 2 * half, height], 8),
      ellipse('f2', [160, top + 2], [half, half * 0.23]),
      ellipse('f4', [160 + half * 0.42, top + 1], [9, 3]),
      ellipse('f4', [160 - half * 0.55, top + 1], [5, 2]),
      path('f2', repeat(2, hoop)),
      label([160, top + height * 0.53]),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: [160, top + height * 0.53],
  };
}

/** A plastic container in a cage of tubes on a pallet. */
function ibc(random: SeededRandom): Scene {
  const half = random.vary(80, 0.04);
  const [left, width] = [160 - half, 2 * half];
  return {
    shapes: [
      rect('f0', [left + 4, 56, width - 8, 126], 8),
      rect('f3', [140, 44, 40, 12], 3),
      path('f2', [
        ...repeat(6, (tube) => block([left + (tube * (width - 5)) / 5, 52, 5, 130])),
        ...repeat(5, (tube) => block([left, 58 + tube * 27, width, 5])),
      ]),
      rect('f1', [left + 12, 92, 52, 40], 1),
      thin(d`M${left + 18} 100h40M${left + 18} 108h30M${left + 18} 116h40`),
      label([160 + half * 0.5, 112], 17),
      rect('f4', [148, 172, 24, 12], 2),
      rect('f3', [left - 4, 182, width + 8, 7], 1),
      [left, 148, left + width - 24].map((x) => rect('f2', [x, 189, 24, 14])),
      rect('f3', [left - 4, 203, width + 8, 3]),
    ],
    span: { axis: 'x', from: left, to: left + width },
    focus: [160 + half * 0.5, 112],
  };
}

function can(random: SeededRandom): Scene {
  const half = random.vary(56, 0.05);
  return {
    shapes: [
      path(
        'gh',
        d`M${160 - half} 88q0 -10 10 -12l${half - 34} -22h${half + 4}q${20} 4 20 34V194q0 10 -10 10H${170 - half}q-10 0 -10 -10Z`,
      ),
      path('plate', d`M${156 - half * 0.1} 74q0 -8 8 -8h22q8 0 10 10l2 14h-42Z`),
      rect('f4', [132 - half * 0.4, 48, 26, 18], 3),
      thin(d`M${160 - half} 104h${2 * half}M${160 - half} 186h${2 * half}`),
      rect('f0', [176 - half, 114, 2 * half - 32, 60], 3),
      label([160, 144]),
      thin(d`M${182 - half} 168h${2 * half - 44}`),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: [160, 144],
  };
}

function tanker(random: SeededRandom): Scene {
  const left = random.vary(36, 0.05);
  return {
    shapes: [
      rect('gv', [left, 92, 172, 72], 34),
      thin(d`M${left + 44} 92v72M${left + 86} 92v72M${left + 128} 92v72`),
      [left + 56, left + 108].map((x) => rect('f3', [x, 84, 22, 9], 2)),
      rect('f2', [left + 10, 166, 190, 8], 1),
      path('f1', 'M218 108h32l24 28v38h-56Z'),
      path('f4', 'M226 114h20l18 22h-38Z'),
      label([left + 86, 128], 17),
      [left + 28, left + 62, left + 96, 250].map((x) => [
        circle('f4', [x, 182], 15),
        circle('f2', [x, 182], 6.5),
      ]),
      rect('f3', [20, 197, 280, 5]),
    ],
    span: { axis: 'x', from: left, to: 274 },
    focus: [left + 86, 128],
  };
}

const DRAWN: Readonly<Record<string, (random: SeededRandom) => Scene>> = { drum, ibc, can, tanker };

/** Liquid in its packing: a drum, a container in its cage, a can or a tank truck. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  return (DRAWN[form] ?? drum)(random);
}
