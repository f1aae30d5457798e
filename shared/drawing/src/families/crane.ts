import { circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function runway(x: number): Shape[] {
  return [
    rect('f2', [x - 9, 84, 18, 114]),
    thin(d`M${x - 4} 84V198M${x + 4} 84V198`),
    path('f3', d`M${x - 13} 66h26v4h-11v10h11v4h-26v-4h11v-10h-11Z`),
    rect('f4', [x - 4, 61, 8, 5]),
    rect('f3', [x - 15, 192, 30, 6]),
  ];
}

/** One girder: an I-beam on two end carriages, with the hoist below its lower flange. */
export function draw(random: SeededRandom): Scene {
  const depth = random.vary(24, 0.1);
  const trolley = random.vary(160, 0.2);
  const hook = random.vary(132, 0.06);
  const load = random.vary(34, 0.2);
  const top = 36;
  const under = top + depth;
  return {
    shapes: [
      [44, 276].map(runway),
      [44, 276].map((x) => [rect('f3', [x - 16, 44, 32, 16], 2), circle('f4', [x, 56], 6)]),
      rect('fa', [34, top, 252, depth], 1),
      thin(d`M34 ${top + 5}H286M34 ${under - 5}H286`),
      thin(repeat(7, (rib) => d`M${67 + rib * 31} ${top + 5}V${under - 5}`)),
      rect('f3', [trolley - 22, under - 8, 44, 12], 2),
      [-15, 15].map((at) => circle('f4', [trolley + at, under - 5], 4)),
      rect('gv', [trolley - 34, under + 4, 54, 22], 4),
      rect('f2', [trolley + 20, under + 6, 18, 18], 2),
      thin(d`M${trolley - 12} ${under + 26}V${hook}M${trolley + 4} ${under + 26}V${hook}`),
      rect('f4', [trolley - 20, hook, 32, 14], 2),
      path('fn', d`M${trolley - 4} ${hook + 14}v8c9 0 9 13 0 13`),
      rect('f1', [trolley - 4 - load, 176, 2 * load, 22], 1),
      rect('f3', [22, 198, 276, 6]),
    ],
    span: { axis: 'x', from: 44, to: 276 },
    focus: [trolley, under],
    mirrored: random.side(),
  };
}
