import {
  bare,
  circle,
  d,
  ellipse,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

interface BarShape {
  readonly radius: number;
  readonly length: number;
  readonly pitch: number;
  readonly lean: number;
}

/** One ribbed bar lying along x: crescent ribs above and below the long rib. */
function bar([x, y]: Point, { radius: r, length, pitch, lean }: BarShape): Shape[] {
  const ribs = 12;
  const rib = (index: number) => {
    const at = x + 3 + index * pitch;
    return d`M${at} ${y - r * 0.92}q${lean * 0.8} ${r * 0.32} ${lean} ${r * 0.76}M${at} ${y + r * 0.92}q${lean * 0.8} ${-r * 0.32} ${lean} ${-r * 0.76}`;
  };
  return [
    path(
      'gv',
      d`M${x + length} ${y - r}H${x}a${r * 0.4} ${r} 0 0 0 0 ${2 * r}h${length}a${r * 0.4} ${r} 0 0 0 0 ${-2 * r}Z`,
    ),
    path('fn', repeat(ribs, rib)),
    thin(d`M${x} ${y - 1.3}h${length - 3}M${x} ${y + 1.3}h${length - 3}`),
    end([x + length, y], r),
  ];
}

function end([x, y]: Point, r: number): Shape[] {
  return [ellipse('f1', [x, y], [r * 0.4, r]), bare('fn t', d`M${x} ${y - r * 0.72}v${r * 1.44}`)];
}

/** Bundle of ribbed bars. */
export function draw(random: SeededRandom): Scene {
  const rows = 3;
  const radius = random.vary(18, 0.08);
  const floor = 186;
  const shape = { radius, pitch: 12.4, lean: random.vary(radius * 0.4, 0.3) };
  const top = floor - radius * (2 + (rows - 1) * 1.74);
  const lines = repeat(rows, (row) => {
    const y = floor - radius - row * radius * 1.74;
    const x = 46 + radius * 0.4 + random.between(0, 5);
    const length = 158 + random.vary(8, 1);
    const back = repeat(2, (one) => x + length + (one + 1) * radius * random.vary(0.45, 0.2)).reverse();
    return [
      back.map((at) => [rect('gv', [at - radius, y - radius, radius, 2 * radius]), end([at, y], radius)]),
      bar([x, y], { ...shape, length }),
    ];
  });
  const ties = 3;
  const tie = (index: number) => 84 + (index * 110) / (ties - 1);
  const tag = random.between(98, 112);
  const middle = (top + floor) / 2;
  return {
    shapes: [
      [82, 180].map((x) => [
        rect('f3', [x, floor - 2, 24, 14], 1),
        thin(d`M${x + 2} ${floor + 4}h20M${x + 2} ${floor + 8}h20`),
      ]),
      lines,
      repeat(ties, (index) =>
        path(
          'f4',
          d`M${tie(index)} ${top - 1}q-5 ${middle - top} 0 ${floor - top + 2}h4q-5 ${top - middle} 0 ${top - floor - 2}Z`,
        ),
      ),
      path('fn', d`M${tie(0) + 1} ${middle - 14}q10 -4 12 6q4 8 ${tag - tie(0) - 6} 12`),
      path('fa', d`M${tag} ${middle}l7 -6h34v26h-34l-7 -6Z`),
      circle('plate', [tag + 6, middle + 7], 2.4),
      thin(d`M${tag + 13} ${middle + 1}h22m-22 6h16m-16 6h22`),
    ],
    span: { axis: 'x', from: 46, to: 236 },
    focus: [tag + 20, middle + 7],
    mirrored: random.side(),
  };
}
