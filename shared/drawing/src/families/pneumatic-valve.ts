import {
  axis,
  circle,
  d,
  group,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

/** Push-in fitting with its tube on the body's upper edge; below, the same is turned over. */
function fitting(x: number): Shape[] {
  return [
    rect('f0', [x - 6, 44, 12, 30]),
    rect('f4', [x - 10, 70, 20, 6], 2),
    rect('gh', [x - 9, 76, 18, 14], 1),
    rect('f2', [x - 12, 90, 24, 10], 1),
    thin(d`M${x - 4} 90v10M${x + 4} 90v10`),
  ];
}

function silencer(x: number): Shape[] {
  return [
    path('f3', d`M${x - 9} 156h18v22q0 9 -9 9q-9 0 -9 -9Z`),
    rect('f2', [x - 12, 147, 24, 10], 1),
    thin(d`M${x - 4} 147v10M${x + 4} 147v10`),
    thin(strokes(4, { from: [x - 5, 163], step: [0, 6], line: [10, 0] })),
  ];
}

/** Coil with its plug beside the left end of the body, `x`. */
function coil(x: number, fill: string): Shape[] {
  return [
    rect('gv', [x - 46, 119, 6, 10], 2),
    rect(fill, [x - 42, 106, 28, 36], 3),
    thin(d`M${x - 35} 106v36M${x - 21} 106v36`),
    path('f4', d`M${x - 40} 106V80q0 -3 3 -3H${x - 14}V106Z`),
    rect('f3', [x - 14, 83, 9, 12], 1.5),
    rect('f2', [x - 5, 81, 5, 16], 1.5),
    circle('f2', [x - 27, 90], 3.6),
    rect('f2', [x - 16, 103, 16, 42], 2),
  ];
}

/** The valve symbol: its two squares, arrows and spring. */
function symbol(center: number, spring: boolean): Shape[] {
  const left = center - 20;
  const boxes = repeat(2, (one) => d`M${left + one * 20} 117h20v14h-20Z`);
  const arrows = repeat(2, (one) => {
    const x = left + one * 20;
    return one % 2
      ? d`M${x + 5} 131l8 -14M${x + 13} 117l2.4 1.6M${x + 17} 131v-4m-2 0h4`
      : d`M${x + 5} 131v-14m-1.6 3l1.6 -3l1.6 3M${x + 12} 117v14m-1.6 -3l1.6 3l1.6 -3`;
  });
  const right = left + 40;
  return [
    path('fn', [...boxes, ...arrows]),
    path(
      'fn',
      spring ? d`M${right} 124l3 -4l4 8l4 -8l4 8l3 -4` : d`M${right} 118h12v12h-12M${right + 2} 130l8 -12`,
    ),
    path('fn', d`M${left} 118h-12v12h12M${left - 10} 130l8 -12`),
  ];
}

export const forms = ['single', 'double'] as const;

/** Solenoid valve for air with five ports and two positions. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const half = random.vary(68, 0.09);
  const double = form === 'double';
  const center = double ? 160 : 168;
  const [left, right] = [center - half, center + half];
  const spread = half * random.vary(0.7, 0.06);
  const ports = half * random.vary(0.36, 0.1);
  return {
    shapes: [
      [-ports, ports].map((at) => fitting(center + at)),
      group('translate(0 248) scale(1 -1)', fitting(center)),
      [-spread, spread].map((at) => silencer(center + at)),
      rect('gv', [left, 100, 2 * half, 48], 2),
      thin(d`M${left} 108H${right}M${left} 140H${right}`),
      [left + 10, right - 10].map((x) => [circle('plate', [x, 114], 3.6), circle('plate', [x, 134], 3.6)]),
      rect('f0', [center - 50, 111, 100, 26], 1.5),
      symbol(center, !double),
      coil(left, 'fa'),
      double
        ? group(`translate(${Math.round(20 * center) / 10} 0) scale(-1 1)`, coil(left, 'f3'))
        : [
            rect('f2', [right, 103, 20, 42], 3),
            thin(strokes(3, { from: [right + 5, 103], step: [6, 0], line: [0, 42] })),
          ],
      axis(d`M${left - 52} 124h38M${center - ports} 38V98M${center} 160V208`),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [left - 28, 122],
  };
}
