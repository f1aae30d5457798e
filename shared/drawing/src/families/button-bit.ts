import {
  accented,
  around,
  axis,
  bare,
  d,
  ellipse,
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
import { block } from '../shapes-lines.ts';

/** A carbide button standing in its bore. */
function button([x, y]: Point, size: number, fill: string): Shape[] {
  return [
    bare(
      'f4 t',
      d`M${x - size * 1.16} ${y}a${size * 1.16} ${size * 0.72} 0 1 0 ${size * 2.32} 0a${size * 1.16} ${size * 0.72} 0 1 0 ${-size * 2.32} 0`,
    ),
    path(
      fill,
      d`M${x - size} ${y}c0${-size * 1.46} ${2 * size}${-size * 1.46} ${2 * size} 0c0 ${size * 0.48} ${-2 * size} ${size * 0.48} ${-2 * size} 0Z`,
    ),
  ];
}

/** Flushing slots in the skirt between the gauge buttons. */
function slots(half: number): Shape[] {
  const slot = (x: number, width: number): Shape =>
    path(
      'f4',
      d`M${x - width} ${93}q${width} 2 ${2 * width} 0l${(160 - x) * 0.12} 30q${-width * 0.7} 8 ${-width * 1.5} 0Z`,
    );
  return [-0.82, -0.3, 0.3, 0.82].map((at) => slot(160 + at * half, (1.1 - Math.abs(at)) * 9 + 2));
}

function splines(half: number, top: number): Shape {
  const spline = (index: number) => {
    const [from, to] = [index / 7 - 1, (index + 1) / 7 - 1].map((turn) =>
      Math.sin((turn * 2 + 1) * (Math.PI / 2)),
    );
    const left = 160 + half * (from ?? 0) + 1;
    return block([left, top, half * ((to ?? 0) - (from ?? 0)) * 0.62, 44]);
  };
  return bare('f4 t', repeat(7, spline));
}

/** The rope thread into which the drill rod is screwed, seen through the skirt. */
function socketThread(half: number): Shape[] {
  const [inner, step] = [half * 0.62, 7];
  const wave = repeat(6, () => d`q${-6} ${step / 2} 0 ${step}`).join('');
  const back = repeat(6, () => d`q${6} ${-step / 2} 0 ${-step}`).join('');
  return [
    path('f4', [d`M${160 - inner} 146`, wave, d`H${160 + inner}`, back, 'Z']),
    thin(repeat(6, (turn) => d`M${162 - inner} ${150 + turn * step}L${158 + inner} ${146 + turn * step}`)),
  ];
}

/** The cutting edges behind the head that ream the hole while the bit is pulled out. */
function retracTeeth(half: number, shank: number): Shape {
  const reach = half - 8;
  return path(
    'f2',
    [-1, 1].flatMap((side) =>
      repeat(3, (tooth) => {
        const x = 160 + side * (shank + 8 + (tooth * (reach - shank - 8)) / 3);
        return d`M${x} 126l${side * 9} 0l${-side * 2} 20Z`;
      }),
    ),
  );
}

export const forms = ['thread', 'retrac', 'shank'] as const;

export const counts = [8, 20] as const;

/** Button bit: rope thread or splined shank below its head. */
export function draw(random: SeededRandom, { form, count = 12 }: Thing): Scene {
  const half = random.vary(76, 0.1);
  const shank = half * random.vary(0.44, 0.1);
  const gauge = Math.round(count * 0.62);
  const isShank = form === 'shank';
  const face = isShank ? -6 : 0;
  const size = random.vary(8.4, 0.1);
  const onFace = ([x, y]: Point, share: number): Point => [
    160 + x * half * share,
    72 + face * (1 - share) + y * half * share * 0.42,
  ];
  const outer = repeat(gauge, (index) => onFace(around([0, 0], 1, (index + 0.5) / gauge + 0.25), 0.98)).sort(
    (one, other) => one[1] - other[1],
  );
  const inner = repeat(count - gauge, (index) =>
    onFace(around([0, 0], 1, index / (count - gauge) + 0.04), 0.52),
  );
  const marked = outer.length - 1;
  return {
    shapes: [
      path('gh', d`M${160 - shank * 0.66} 194h${shank * 1.32}l-4 12h${8 - shank * 1.32}Z`),
      rect('gh', [160 - shank, 142, 2 * shank, 52], 2),
      isShank ? splines(shank - 1, 144) : socketThread(shank),
      rect('f2', [158 - shank, 187, 2 * shank + 4, 7], 1.6),
      rect('gh', [154 - shank, 132, 2 * shank + 12, 13]),
      path(
        'gh',
        d`M${160 - half} 76v24c0 14 ${half * 0.4} 25 ${half - shank - 2} 35H${162 + shank}c${half * 0.12}-10 ${half - shank - 2}-21 ${half - shank - 2}-35v-24Z`,
      ),
      form === 'retrac' ? retracTeeth(half, shank) : [],
      slots(half),
      ellipse('f2', [160, 76], [half + 4, half * 0.42]),
      ellipse('f1', [160, 72 + face * 0.4], [half * 0.84, half * 0.34]),
      thin(d`M${160 - half * 0.2} 70l${-half * 0.5} -4M${160 + half * 0.2} 74l${half * 0.5} 4`),
      ellipse('f4', [160 - half * 0.16, 69 + face], [size * 0.8, size * 0.45]),
      ellipse('f4', [160 + half * 0.18, 76 + face], [size * 0.8, size * 0.45]),
      inner.map((at) => button(at, size * 0.88, 'gr')),
      outer.map((at, index) => button(at, size, accented(index === marked, 'gr'))),
      axis('M160 30V214'),
    ],
    span: { axis: 'x', from: 156 - half, to: 164 + half },
    focus: outer[marked] ?? [160, 90],
    mirrored: random.side(),
  };
}
