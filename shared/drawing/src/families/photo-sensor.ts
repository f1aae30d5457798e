import {
  axis,
  bare,
  circle,
  d,
  ellipse,
  group,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

const AXIS = 104;
/** Where the light meets the other side. */
const FAR: Readonly<Record<string, number>> = { reflector: 232, beam: 194, target: 240 };

/** Block housing on its bracket, optics at the right. */
function block(): Shape[] {
  return [
    path('f2', 'M50 60h8V188h46v8H50Z'),
    thin('M54 64V188'),
    path('f1', 'M58 70q0-6 6-6h42q8 0 8 8v78q0 8-8 8H64q-6 0-6-6Z'),
    path('f2', 'M58 70q0-6 6-6h14v94H64q-6 0-6-6Z'),
    path('f4', dot([68, 88], 2.6) + dot([68, 138], 2.6)),
    path('f3', 'M84 64V58q0-2 2-2h18q2 0 2 2v6Z'),
    circle('f0', [90, 60], 2.2),
    rect('f0', [86, 138, 22, 13], 1),
    thin('M89 142h16M89 146h10'),
    path('f3', 'M114 76h6q4 0 4 4v48q0 4-4 4h-6Z'),
    rect('f4', [90, 80, 18, 48], 3),
    circle('f2', [99, 91], 5.5),
    circle('f2', [99, 117], 5.5),
    path('f0', 'M124 80q9 10 0 20ZM124 108q9 10 0 20Z'),
    rect('f3', [76, 158, 14, 10], 1),
    path('f4', 'M79 168h8v8q0 8 8 8h16q9 0 9 9v3h-8v-2q0-3-3-3H93q-14 0-14-14Z'),
  ];
}

function reflector(): Shape[] {
  const cells = repeat(4, (row) =>
    repeat(3, (column): Point => [238 + column * 9 - (row % 2), 76 + row * 19]),
  ).flat();
  return [
    path('f2', 'M262 60h8V188h6v8h-22v-8h8Z'),
    ellipse('f3', [254, AXIS], [20, 48]),
    ellipse('f2', [249, AXIS], [20, 48]),
    ellipse('f1', [249, AXIS], [16.5, 41]),
    bare(
      'f0 t',
      cells.map(([x, y]) => d`M${x + 2} ${y - 6}l4 4v6l-4 4l-4 -4v-6Z`),
    ),
  ];
}

function target(): Shape[] {
  return [
    rect('f2', [240, 58, 34, 130], 2),
    path('f1', 'M240 60L250 50H280L274 60Z'),
    path('f3', 'M274 60L280 50V180L274 188Z'),
    thin('M257 60V188M246 74h22M246 80h14'),
    rect('f3', [236, 188, 44, 8], 1),
  ];
}

/** Arrows of the light between the optics and the other side. */
function beam(far: number, spread: number, single: boolean): Shape[] {
  const tip = far - 4;
  const out = d`M134 89h${tip - 144}v-3l10 4.4l-10 4.4v-3H134Z`;
  const back = d`M${tip} 117h${144 - tip}v-3l-10 4.4l10 4.4v-3H${tip}Z`;
  return [
    bare('fa', single ? out : out + back),
    thin(d`M132 84L${tip} ${84 - spread}M132 124L${tip} ${124 + spread}`),
  ];
}

export const forms = ['target', 'reflector', 'beam'] as const;

/** Photoelectric sensor in a block housing, in front of a reflector, a second sensor or the object it sees. */
export function draw(random: SeededRandom, { form: mode }: Thing): Scene {
  const shift = random.vary(-7, 1);
  const far = (FAR[mode] ?? 240) + shift;
  const place = `translate(${Math.round(shift * 10) / 10} 0)`;
  return {
    shapes: [
      rect('f3', [40, 196, 240, 8], 1),
      block(),
      mode === 'reflector' ? group(place, reflector()) : [],
      mode === 'beam' ? group(`${place} translate(320 0) scale(-1 1)`, block()) : [],
      mode === 'target' ? group(place, target()) : [],
      beam(far, random.vary(8, 0.4), mode === 'beam'),
      axis(d`M130 ${AXIS}H${far}`),
    ],
    span: { axis: 'x', from: 126, to: far },
    focus: [150, AXIS],
    mirrored: random.side(),
  };
}
