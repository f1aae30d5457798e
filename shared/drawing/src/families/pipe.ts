import {
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
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { boxData } from '../shapes-data.ts';

interface PipeShape {
  readonly radius: number;
  readonly length: number;
  readonly bore: number;
  readonly fill: string;
}

/** One pipe lying along x with its open end at the left. */
function pipe([x, y]: Point, { radius: r, length, bore, fill }: PipeShape): Shape[] {
  const wide = r * 0.4;
  const inner = r * bore;
  return [
    path('gv', d`M${x} ${y - r}h${length}a${wide} ${r} 0 0 1 0 ${2 * r}h${-length}Z`),
    thin(d`M${x + length - 5} ${y - r}a${wide} ${r} 0 0 1 0 ${2 * r}`),
    ellipse(fill, [x, y], [wide, r]),
    bare(
      'fn t',
      d`M${x} ${y - r * 0.9}a${wide * 0.9} ${r * 0.9} 0 1 1 0 ${r * 1.8}a${wide * 0.9} ${r * 0.9} 0 1 1 0 ${-r * 1.8}`,
    ),
    ellipse('f4', [x, y], [wide * bore * 0.9, inner]),
    bare(
      'f3',
      d`M${x} ${y - inner}a${wide * bore * 0.88} ${inner} 0 0 0 0 ${2 * inner}a${wide * bore * 0.5} ${inner} 0 0 1 0 ${-2 * inner}Z`,
    ),
  ];
}

/** Seamless pipes in a stack. */
export function draw(random: SeededRandom): Scene {
  const rows = [2, 1] as const;
  const radius = random.vary(33, 0.08);
  const wide = radius * 0.4;
  const shift = radius * 0.8;
  const length = 226 - wide - (rows[0] - 1) * shift;
  const floor = 192;
  const bore = random.vary(0.8, 0.09);
  const place = (row: number, index: number): Point => [
    44 + wide + index * shift + row * shift * 0.5,
    floor - radius - row * radius * 1.73,
  ];
  const top = rows.length - 1;
  const [topX, topY] = place(top, 0);
  const marks = repeat(8, (one) => boxData([topX + 46 + one * 9 + (one > 2 ? 4 : 0), topY - 4, 6, 8]));
  return {
    shapes: [
      [92, 206].map((x) => [
        rect('f3', [x, floor - 4, 24, 14], 1),
        thin(d`M${x + 2} ${floor + 2}h20M${x + 2} ${floor + 6}h20`),
      ]),
      rows.map((count, row) =>
        repeat(count, (index) =>
          pipe(place(row, index), {
            radius,
            length: length - row * 4,
            bore,
            fill: row === top ? 'fa' : 'f1',
          }),
        ),
      ),
      bare('f4 t', marks),
      axis(d`M40 ${topY}h${topX - 40 - wide}M${topX + length + 2} ${topY}H284`),
    ],
    span: { axis: 'y', from: topY - radius, to: topY + radius },
    focus: [topX, topY],
    mirrored: random.side(),
  };
}
