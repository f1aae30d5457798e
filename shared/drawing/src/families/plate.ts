import { axis, bare, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { parallelogram } from '../shapes-data.ts';

const DEPTH: Point = [50, -56];

interface Sheet {
  readonly left: number;
  readonly y: number;
  readonly width: number;
  readonly thick: number;
}

/** One plate in oblique view: upper face, right edge, front edge. */
function sheet({ left, y, width, thick }: Sheet, top: string, edge: string): Shape[] {
  return [
    path(top, parallelogram([left, y], DEPTH, [width, 0])),
    path('f3', parallelogram([left + width, y], DEPTH, [0, thick])),
    rect(edge, [left, y, width, thick]),
  ];
}

/** A streak of light on the upper face. */
function streak({ left, y }: Sheet, from: number, width: number): string {
  return parallelogram([left + from, y - 1], [DEPTH[0] * 0.96, DEPTH[1] * 0.96], [width, 0]);
}

/** Rows of stencilled letters on the upper face. */
function stencil({ left, y }: Sheet): string[] {
  return repeat(2, (row) => {
    const depth = 0.62 - row * 0.18;
    const start = left + 18 + DEPTH[0] * depth;
    return repeat(6, (one) => d`M${start + one * 8} ${y + DEPTH[1] * depth}h5l5 -5.6h-5Z`);
  }).flat();
}

/** Stack of steel plates. */
export function draw(random: SeededRandom): Scene {
  const count = 4;
  const thick = random.vary(9, 0.2);
  const gap = 5;
  const width = random.vary(178, 0.03);
  const floor = 184;
  const plates = repeat(
    count,
    (index): Sheet => ({
      left: 45 + random.vary(3, 1),
      y: floor - (thick + gap) * (index + 1) + gap - 5,
      width: width - random.vary(2, 1),
      thick,
    }),
  );
  const top = plates.at(-1) ?? { left: 45, y: 120, width, thick };
  const blocks = [64, 130, 196].map((x) => x - 2);
  return {
    shapes: [
      path('f4', d`M${40 + width} ${floor - 10}l46 -52v14l-46 52Z`),
      blocks.map((x) => rect('f3', [x, floor - 5, 22, 15], 1)),
      plates.map((one, index) => [
        index > 0 ? blocks.map((x) => bare('f4 t', d`M${x + 2} ${one.y + thick}h18v${gap}h-18Z`)) : [],
        sheet(one, index === count - 1 ? 'f1' : 'f3', index === count - 1 ? 'fa' : 'gh'),
      ]),
      bare('f0', streak(top, 66, 42) + streak(top, 122, 7)),
      thin(d`M${top.left + 16} ${top.y - 11}h${width - 10}M${top.left + 44} ${top.y - 44}h${width - 10}`),
      bare('f4 t', stencil(top)),
      axis(d`M${top.left + 130} ${top.y - 28}h${width - 118}`),
    ],
    span: { axis: 'x', from: top.left, to: top.left + top.width },
    focus: [top.left + 60, top.y],
    mirrored: false,
  };
}
