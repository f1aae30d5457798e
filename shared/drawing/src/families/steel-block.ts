import { bare, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
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

function surface({ left, right, top, low }: Block): Shape {
  const width = right - left - 8;
  const step = (low - top - 6) / 8;
  return thin(repeat(8, (one) => d`M${left + 4} ${top + 5 + one * step}q${width / 2} 5 ${width} 0`));
}

function label([x, y]: Point): Shape[] {
  const row = (line: number) => repeat(5, (one) => boxData([x + 5 + one * 7.4, y + 5 + line * 9, 5, 5]));
  return [rect('f1', [x, y, 52, 34], 2), path('f4', repeat(3, row).flat())];
}

/** Forged steel block; the painted stripe is the accent. */
export function draw(random: SeededRandom): Scene {
  const width = random.vary(146, 0.06);
  const back: Point = [random.vary(72, 0.1), random.vary(-44, 0.1)];
  const height = random.vary(76, 0.14);
  const left = 158 - (width + back[0]) / 2;
  const block: Block = { left, right: left + width, top: 184 - height, low: 184, back };
  return {
    shapes: [
      path('f4', parallelogram([block.right - 20, 184], [back[0] - 4, back[1]], [0, 12])),
      [left + 14, block.right - 44].map((x) => [
        rect('f3', [x, 184, 26, 14], 1),
        thin(d`M${x + 2} 189h22m-22 4h22`),
      ]),
      faces(block),
      surface(block),
      label([left + 14, block.top + height / 2 - 17]),
      rect('fa', [block.right - 12, block.top, 8, height]),
    ],
    span: { axis: 'x', from: left, to: block.right },
    focus: [block.right - 8, block.top + height / 2],
    mirrored: random.side(),
  };
}
