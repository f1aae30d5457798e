import { axis, circle, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

const BOTTOM = 204;

function lid(y: number): Shape[] {
  return [
    path('f1', d`M92 ${y - 22}H228l-2 16H94Z`),
    thin(strokes(15, { from: [104, y - 18], step: [8, 0], line: [0, 11] })),
    rect('f2', [88, y - 30, 144, 9], 3),
    path('f2', d`M112 ${y - 30}l4 -6H204l4 6Z`),
  ];
}

function ear([x, y]: Point): Shape[] {
  return [rect('f2', [x - 7, y - 3, 14, 27], 4), circle('f4', [x, y + 8], 3.4)];
}

function label(y: number): Shape[] {
  const low = BOTTOM - 22;
  const drop = (y + low) / 2 - 8;
  return [
    path('f0', d`M116 ${y}H204L200 ${low}H120Z`),
    path('f2', d`M118.5 ${low - 20}H201.5L200 ${low}H120Z`),
    path('f3', d`M160 ${drop - 17}c7 10 10 14 10 19a10 10 0 0 1 -20 0c0 -5 3 -9 10 -19Z`),
    thin(strokes(2, { from: [132, low - 14], step: [0, 6], line: [54, 0] })),
  ];
}

/** Pail with its bail handle. */
export function draw(random: SeededRandom): Scene {
  const rim = random.vary(98, 0.1);
  const ribs = 2;
  const slope = (y: number) => (10 * (y - rim)) / (BOTTOM - rim);
  const rib = (index: number): Shape => {
    const y = rim + 8 + index * 10;
    return rect('gh', [96 + slope(y), y, 128 - 2 * slope(y), index === 0 ? 8 : 5]);
  };
  const grip = rim - 54;
  const half = random.vary(26, 0.14);
  return {
    shapes: [
      path(
        'f3',
        d`M93 ${rim + 8}C88 ${grip + 12} 122 ${grip} 160 ${grip}S232 ${grip + 12} 227 ${rim + 8}h-4C227 ${grip + 17} 196 ${grip + 4} 160 ${grip + 4}S93 ${grip + 17} 97 ${rim + 8}Z`,
      ),
      path('gh', d`M98 ${rim - 6}H222L211 198q-1 6 -7 6H116q-6 0 -7 -6Z`),
      thin('M111 190H209M112 196H208'),
      repeat(ribs, rib),
      ear([95, rim]),
      ear([225, rim]),
      lid(rim + 2),
      rect('fa', [160 - half, grip - 4, 2 * half, 12], 5),
      thin(strokes(6, { from: [145, grip - 4], step: [6, 0], line: [0, 12] })),
      label(rim + 14 + ribs * 8),
      axis(d`M160 ${grip - 6}V208`),
    ],
    span: { axis: 'y', from: rim - 28, to: BOTTOM },
    focus: [160, grip + 2],
    mirrored: random.side(),
  };
}
