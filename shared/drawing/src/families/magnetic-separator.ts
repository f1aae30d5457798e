import {
  around,
  axis,
  bare,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

const CENTER: Point = [156, 100];

interface Drum {
  readonly radius: number;
  readonly poles: number;
}

/** A part of a ring between two turns. */
function ringPart([inner, outer]: Point, [from, to]: Point): string {
  const [a, b, c, e] = [
    around(CENTER, outer, from),
    around(CENTER, outer, to),
    around(CENTER, inner, to),
    around(CENTER, inner, from),
  ];
  return d`M${a[0]} ${a[1]}A${outer} ${outer} 0 0 1 ${b[0]} ${b[1]}L${c[0]} ${c[1]}A${inner} ${inner} 0 0 0 ${e[0]} ${e[1]}Z`;
}

/** Fixed magnets inside the drum, below the axis. */
function magnets({ radius, poles }: Drum): Shape[] {
  const [from, to] = [0, 0.46];
  const step = (to - from) / poles;
  const spoke = (turn: number): Shape => path('f2', ringPart([8, radius * 0.4], [turn - 0.03, turn + 0.03]));
  return [
    path('f3', ringPart([radius * 0.38, radius * 0.51], [from, to])),
    path(
      'fa',
      repeat(poles, (pole) =>
        ringPart([radius * 0.53, radius * 0.8], [from + pole * step, from + (pole + 0.88) * step]),
      ),
    ),
    spoke(0.06),
    spoke(0.23),
    spoke(0.4),
  ];
}

function drum(one: Drum): Shape[] {
  const { radius } = one;
  return [
    circle('gr', CENTER, radius),
    circle('f2', CENTER, radius * 0.92),
    circle('f0', CENTER, radius * 0.85),
    magnets(one),
    circle('f2', CENTER, 12),
    circle('f4', CENTER, 6),
    bare(
      'f4 t',
      repeat(9, (screw) => dot(around(CENTER, radius * 0.96, 0.53 + screw / 20), 1.1)),
    ),
  ];
}

/** Particles that the magnets hold at the drum's skin. */
function concentrate(radius: number, random: SeededRandom): Shape {
  return bare(
    'f4 t',
    repeat(24, (grain) => dot(around(CENTER, radius + random.vary(3.5, 0.6), 0.02 + grain * 0.0175), 1.3)),
  );
}

function tank(radius: number): Shape[] {
  return [
    [74, 228].map((at) => [rect('f2', [at, 146, 12, 54]), thin(d`M${at + 4} 146v54M${at + 8} 146v54`)]),
    path('f3', 'M86 160l26 40h-10l-16-26ZM228 160l-26 40h10l16-26Z'),
    path('f1', d`M62 92v58l50 32h94l44-42v-28h-21q-20 60-73 62q-56-2-70-48v-34Z`),
    path('f3', ringPart([radius + 3, radius + 14], [0.06, 0.44])),
    thin(d`M68 98v49l46 29M204 176l40-38v-20`),
    path('f2', 'M140 182h38l-6 10h-26Z'),
    rect('f3', [146, 192, 26, 8], 1),
  ];
}

function feedBox(): Shape[] {
  return [
    path('f2', 'M40 66h42v8l-4 38q-4 10-12 10q-16-2-18-14l-6-30Z'),
    rect('f3', [38, 62, 46, 6]),
    thin('M48 78h28M50 84h26'),
    rect('gh', [54, 44, 14, 18]),
    rect('f2', [51, 40, 20, 6], 1),
  ];
}

/** Wet drum magnetic separator; the magnets are marked. */
export function draw(random: SeededRandom): Scene {
  const one: Drum = { radius: random.vary(55, 0.05), poles: 6 };
  const { radius } = one;
  const [from, to] = [around(CENTER, radius + 4, 0.68), around(CENTER, radius + 4, 0.8)];
  return {
    shapes: [
      rect('f3', [44, 200, 232, 6], 1),
      tank(radius),
      feedBox(),
      path('f2', 'M214 96l48 20h16v22h-22l-6-6v-10l-34-16Z'),
      thin('M222 102l38 17h14'),
      path('f3', 'M258 138h18v12h-18Z'),
      drum(one),
      concentrate(radius, random),
      path('fn', d`M${from[0]} ${from[1]}A${radius + 4} ${radius + 4} 0 0 1 ${to[0]} ${to[1]}`),
      path('f4', d`M${to[0] + 6} ${to[1] + 2}l-10-1 1.2-5Z`),
      axis('M86 100h182M156 30v184'),
    ],
    span: { axis: 'x', from: 156 - radius, to: 156 + radius },
    focus: [156, 138],
    mirrored: random.side(),
  };
}
