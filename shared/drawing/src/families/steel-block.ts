import {
  axis,
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
import { ring } from '../shapes.ts';
import { boxData, parallelogram, strokes } from '../shapes-data.ts';

interface Block {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly low: number;
  readonly back: Point;
}

function faces({ left, right, top, low, back }: Block): Shape[] {
  const [dx, dy] = back;
  const [width, height] = [right - left, low - top];
  const light = (from: number, wide: number) =>
    parallelogram([left + from, top - 1], [dx * 0.97, dy * 0.97], [wide, 0]);
  return [
    path('f1', parallelogram([left, top], back, [width, 0])),
    bare('f0', light(44, 26) + light(80, 6)),
    path('f3', parallelogram([right, top], back, [0, height])),
    bare('f2', parallelogram([right + 2, top + 1], [dx - 4, dy + 2], [0, height * 0.36])),
    thin(
      strokes(5, {
        from: [right + dx * 0.16, top + dy * 0.16 + 2],
        step: [dx * 0.16, dy * 0.16],
        line: [0, height - 5],
      }),
    ),
    rect('gv', [left, top, width, height]),
  ];
}

/** Saw marks are curved; a milled face has straight ones and a clear edge. */
function surface({ left, right, top, low }: Block, sawn: boolean): Shape {
  const count = Math.floor((low - top - 6) / 9);
  const width = right - left - 8;
  const marks = repeat(count, (one) =>
    sawn
      ? d`M${left + 4} ${top + 8 + one * 9}q${width / 2} 5 ${width} 0`
      : d`M${left + 3 + one * 16} ${low - 3}l${16} ${top - low + 6}`,
  );
  return thin(sawn ? marks : [...marks, boxData([left + 3, top + 3, width + 2, low - top - 6])]);
}

function label([x, y]: Point, random: SeededRandom): Shape[] {
  const row = (line: number) =>
    repeat(random.int(4, 6), (one) => boxData([x + 5 + one * 7.4, y + 5 + line * 9, 5, 5]));
  return [rect('f1', [x, y, 52, 34], 2), path('f4', repeat(3, row).flat())];
}

function eye([x, y]: Point): Shape[] {
  return [
    ellipse('f3', [x, y], [14, 5.6]),
    ellipse('f2', [x, y - 3], [11, 4.4]),
    path('fa', d`M${x - 6} ${y - 3}l1.5 -12h9l1.5 12Z`),
    ring('fa', [x, y - 29], [17, 10.5]),
  ];
}

/** Forged steel block: proportions, surface, eye bolts and a cooling hole vary; the painted eye or stripe is the accent. */
export function draw(random: SeededRandom): Scene {
  const width = random.vary(146, 0.06);
  const back: Point = [random.vary(72, 0.1), random.vary(-44, 0.1)];
  const height = random.vary(76, 0.14);
  const left = 158 - (width + back[0]) / 2;
  const block: Block = { left, right: left + width, top: 184 - height, low: 184, back };
  const eyes = random.int(0, 2);
  const middle: Point = [left + width / 2 + back[0] / 2, block.top + back[1] / 2];
  const places: readonly Point[] =
    eyes === 2
      ? [
          [middle[0] - width * 0.28, middle[1]],
          [middle[0] + width * 0.28, middle[1]],
        ]
      : [middle];
  const hole: Point = [left + width * 0.8, block.top + height / 2];
  const cooled = random.chance();
  return {
    shapes: [
      path('f4', parallelogram([block.right - 20, 184], [back[0] - 4, back[1]], [0, 12])),
      [left + 14, block.right - 44].map((x) => [
        rect('f3', [x, 184, 26, 14], 1),
        thin(d`M${x + 2} 189h22m-22 4h22`),
      ]),
      faces(block),
      surface(block, random.chance(0.6)),
      label([left + 14, block.top + height / 2 - 17], random),
      cooled
        ? [circle('fn', hole, 10), circle('f4', hole, 7), axis(d`M${hole[0] - 16} ${hole[1]}h32m-16 -16v32`)]
        : [],
      eyes === 0 ? rect('fa', [block.right - 12, block.top, 8, height]) : places.map(eye),
    ],
    span: { axis: 'x', from: left, to: block.right },
    focus: eyes === 0 ? [block.right - 8, block.top + height / 2] : (places[0] ?? middle),
    mirrored: random.chance(),
  };
}
