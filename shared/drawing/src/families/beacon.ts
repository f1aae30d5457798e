import {
  around,
  axis,
  bare,
  d,
  type Point,
  path,
  rect,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { columns } from '../shapes-lines.ts';

function rays(center: Point, reach: number): Shape {
  const ray = (index: number) => {
    const turn = 0.5 + index / 16;
    const [from, to] = [around(center, 62, turn), around(center, index % 2 ? 76 : reach, turn)];
    return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  };
  return thin([0, 1, 2, 3, 5, 6, 7, 8].map(ray));
}

function mirrorLamp(base: number): Shape[] {
  return [
    path('f2', d`M139 ${base - 6}c-2-30 11-50 42-58c7 18 6 40 3 58Z`),
    bare('f1 t', d`M147 ${base - 6}c-1-26 9-43 33-52c4 16 3 35 0 52Z`),
    rect('f3', [150, base - 13, 24, 9], 1),
    rect('f0', [155, base - 38, 14, 25], 6),
    thin(d`M158 ${base - 31}h8M158 ${base - 27}h8M162 ${base - 25}v12`),
  ];
}

function ledLamp(base: number): Shape[] {
  const rows = [base - 46, base - 34, base - 22];
  return [
    rect('f2', [146, base - 54, 28, 48], 2),
    bare(
      'f0 t',
      rows.flatMap((y) => [150, 160, 170].map((x) => dot([x, y], 3))),
    ),
    rect('f3', [140, base - 8, 40, 8], 1),
  ];
}

function foot(magnetic: boolean): Shape[] {
  if (magnetic) {
    return [
      rect('f4', [104, 188, 112, 18], 6),
      thin('M110 194h100'),
      path('fn', 'M216 200c14 0 10-12 24-10s10 10 22 8'),
    ];
  }
  return [
    path('f3', 'M96 190h128q8 0 8 8v8h-144v-8q0-8 8-8Z'),
    bare('f4 t', [dot([102, 198], 3), dot([218, 198], 3)]),
  ];
}

export const forms = ['led-screw', 'led-magnet', 'halogen-magnet'] as const;

/** Rotating beacon; the lens is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const half = random.vary(39, 0.1);
  const top = random.vary(62, 0.12);
  const crown = half * 0.95;
  const lens = d`M${160 - half} 146V${top + crown}q0${-crown} ${half}${-crown}q${half} 0 ${half} ${crown}V146Z`;
  return {
    shapes: [
      foot(form.endsWith('magnet')),
      path('gh', 'M108 156h104l6 34h-116Z'),
      thin('M107 162h106M103 184h114'),
      rect('f0', [138, 167, 44, 13], 1),
      thin('M143 171h34M143 175.5h22'),
      path('fa', lens),
      form.startsWith('halogen') ? mirrorLamp(146) : ledLamp(146),
      thin(
        d`M${166 - half} 146V${top + crown}q1-18 14-26M${171 - half} 146V${top + crown + 4}q1-12 8-19M${154 + half} 146V${top + crown}q-1-18-14-26`,
      ),
      rect('f4', [160 - half - 20, 146, 2 * half + 40, 10], 3),
      thin(columns([166 - half - 20, 146, 2 * half + 28, 10], 18)),
      rect('f2', [152, top - 7, 16, 8], 2),
      rays([160, 104], random.vary(88, 0.05)),
      axis(d`M160 ${top - 16}V214`),
    ],
    span: { axis: 'y', from: top, to: 206 },
    focus: [160, 104],
    mirrored: random.side(),
  };
}
