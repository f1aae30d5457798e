import {
  axis,
  bare,
  d,
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
import { dot, ring } from '../shapes.ts';
import { parallelogram } from '../shapes-data.ts';

function sheets(width: number): Shape[] {
  const away: Point = [52, -48];
  const sheet = (index: number): Shape[] => {
    const y = 180 - index * 9;
    return [
      path('f1', parallelogram([40, y], away, [width, 0])),
      path('f3', parallelogram([40 + width, y], away, [0, 5])),
      rect(index === 5 ? 'fa' : 'f2', [40, y, width, 5]),
    ];
  };
  return [
    [60, 120, 180].map((x) => rect('f3', [x, 186, 24, 16], 1)),
    repeat(6, sheet),
    bare('f0', parallelogram([96, 134], [50, -46], [34, 0])),
  ];
}

export const forms = ['coil', 'sheet'] as const;

/** Sheet metal as a coil or cut to sheets. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  if (form === 'sheet') {
    const width = random.vary(172, 0.04);
    return {
      shapes: sheets(width),
      span: { axis: 'x', from: 40, to: 40 + width },
      focus: [120, 138],
      mirrored: random.side(),
    };
  }
  const radius = random.vary(72, 0.1);
  const eye = radius * random.vary(0.42, 0.2);
  const center: Point = [148, 196 - radius];
  const tail = random.vary(112);
  const strap = random.vary(42);
  return {
    shapes: [
      path('f1', d`M${center[0]} 196h${tail}v-8h${28 - tail}`),
      ring('f2', center, [radius, eye]),
      thin(repeat(6, (wrap) => dot(center, eye + 6 + ((radius - eye - 9) * wrap) / 6))),
      ring('f4', center, [eye, eye - 4]),
      rect('fa', [center[0] - strap / 2, 196 - 2 * radius - 4, strap, radius - eye + 2], 1),
      rect('f3', [center[0] - 58, 196, 120, 8]),
      axis(
        d`M${center[0] - radius - 12} ${center[1]}h${2 * radius + 24}M${center[0]} ${184 - 2 * radius}V208`,
      ),
    ],
    span: { axis: 'x', from: center[0] - radius, to: center[0] + radius },
    focus: [center[0], 202 - 2 * radius],
    mirrored: random.side(),
  };
}
