import {
  accented,
  around,
  circle,
  d,
  type Point,
  path,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts, dot, ring } from '../shapes.ts';

const CENTER: Point = [160, 120];
const COLOURS = ['f2', 'f0', 'f4', 'f3', 'f1'];

/** `reduced` has a fourth core of a smaller section, `screened` a braid under the sheath. */
export const forms = ['power', 'reduced', 'screened'] as const;
export const counts = [1, 19] as const;

interface Core {
  readonly radius: number;
  readonly fill: string;
}

function core(center: Point, { radius, fill }: Core): Shape[] {
  const inner = radius * 0.76;
  const size = inner * 0.29;
  return [
    circle(fill, center, radius),
    circle('f1', center, inner),
    path('cu', [dot(center, size), ...repeat(6, (one) => dot(around(center, size * 2.06, one / 6), size))]),
  ];
}

/** How many cores lie in the inner and in the outer layer. */
function layers(count: number): readonly [inner: number, outer: number] {
  if (count < 6) {
    return [0, count];
  }
  return count < 10 ? [1, count - 1] : [Math.round(count / 4), count - Math.round(count / 4)];
}

/** The places of equal cores that touch each other, in a circle of the radius 1, and their radius. */
function packing(count: number): { readonly places: readonly Point[]; readonly size: number } {
  const [inner, outer] = layers(count);
  const share = (cores: number) => (cores < 2 ? 0 : Math.sin(Math.PI / cores));
  // Touching neighbours in the outer layer: size = (1 - size) × sin(π / cores).
  const free = outer < 2 ? 0.84 : share(outer) / (1 + share(outer));
  const size = inner === 1 ? Math.min(free, 1 / 3) : free;
  const pitch = outer < 2 ? 0 : 1 - size;
  const innerPitch = inner < 2 ? 0 : size / share(inner);
  return {
    size: size * 0.97,
    places: [
      ...repeat(outer, (one) => around([0, 0], pitch, one / outer - 0.25)),
      ...repeat(inner, (one) => around([0, 0], innerPitch, one / inner - 0.25)),
    ],
  };
}

/** Three phase cores and a smaller one between two of them. */
const REDUCED: readonly (readonly [place: Point, size: number])[] = [
  [[-0.5, -0.22], 0.45],
  [[0.5, -0.22], 0.45],
  [[0, 0.54], 0.45],
  [[0, -0.68], 0.27],
];

/** Cable in section; its cores can be counted. */
export function draw(random: SeededRandom, { form, count = 3 }: Thing): Scene {
  const outer = random.vary(78, 0.07);
  const [x, y] = CENTER;
  const inside = outer * (form === 'screened' ? 0.76 : 0.86);
  const { places, size } = packing(count);
  const cores = form === 'reduced' ? REDUCED : places.map((place): readonly [Point, number] => [place, size]);
  return {
    shapes: [
      circle('f4', CENTER, outer),
      form === 'screened'
        ? [
            ring('f1', CENTER, [outer * 0.9, inside + 1]),
            bolts(CENTER, { radius: outer * 0.85, count: 40, size: outer * 0.03, fill: 'f3' }),
            bolts(CENTER, { radius: outer * 0.8, count: 40, size: outer * 0.03, turn: 0.0725, fill: 'f3' }),
          ]
        : [],
      circle('f1', CENTER, inside),
      cores.map(([place, share], index) =>
        core([x + place[0] * inside, y + place[1] * inside], {
          radius: share * inside,
          fill: accented(index === 0, COLOURS[index % COLOURS.length] ?? 'f2'),
        }),
      ),
      thin(d`M${x - outer - 12} ${y}h10M${x + outer + 2} ${y}h10`),
    ],
    span: { axis: 'x', from: x - outer, to: x + outer },
    focus: [x + (cores[0]?.[0][0] ?? 0) * inside, y + (cores[0]?.[0][1] ?? 0) * inside],
  };
}
