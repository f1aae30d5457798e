import {
  axis,
  bare,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { gear } from '../shapes.ts';
import { boxData, rotated } from '../shapes-data.ts';

const CORNERS: readonly Point[] = [
  [61, 70],
  [259, 70],
  [61, 174],
  [259, 174],
];

function screw([x, y]: Point, degrees: number): Shape[] {
  const [from, to] = [rotated([x - 5, y], [x, y], degrees), rotated([x + 5, y], [x, y], degrees)];
  return [circle('gr', [x, y], 6.4), path('fn', d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`)];
}

/** Words of the value column, as dark blocks. */
function words([x, y]: Point, random: SeededRandom): string[] {
  const first = random.vary(10, 0.4);
  const second = random.vary(6, 0.3);
  return [boxData([x, y, first, 6]), boxData([x + first + 3, y, second, 6])];
}

/** Name plate of a machine; it stands for what has no drawing. */
export function draw(random: SeededRandom): Scene {
  const rows = 4;
  const step = 64 / rows;
  const heading = random.vary(70, 0.2);
  const lines = repeat(rows - 1, (row) => d`M76 ${104 + step * (row + 1)}h168`);
  const middle = (row: number) => 104 + step * (row + 0.5);
  const labels = repeat(rows, (row) => [
    boxData([81, middle(row) - 1.8, random.vary(18, 0.25), 3.6]),
    boxData([165, middle(row) - 1.8, random.vary(18, 0.2), 3.6]),
  ]);
  const values = repeat(rows, (row) => [
    ...words([114, middle(row) - 3], random),
    ...words([197, middle(row) - 3], random),
  ]);
  return {
    shapes: [
      rect('f3', [51, 59, 220, 132], 8),
      rect('gh', [50, 56, 220, 132], 8),
      thin('M58 60H262M58 184H262M54 64V180M266 64V180'),
      rect('f1', [70, 68, 180, 108], 3),
      CORNERS.map((corner) => screw(corner, random.vary(40, 0.6))),
      circle('fn', [87, 87], 10.5),
      gear('f3', [87, 87], { root: 5, tip: 7.2, teeth: 9 }),
      circle('f1', [87, 87], 2.4),
      rect('f4', [104, 79, heading, 7]),
      rect('f3', [104, 90, heading * 0.66, 4]),
      rect('fa', [198, 77, 46, 20], 1.5),
      thin('M203 84h36M203 90h24'),
      rect('f0', [76, 104, 168, 64], 1),
      path('fn', [...lines, 'M160 104V168']),
      thin('M109 104V168M193 104V168'),
      bare('f3 t', labels.flat()),
      bare('f4 t', values.flat()),
      axis('M160 44V56M160 188V202M40 122H50M270 122H282'),
    ],
    span: { axis: 'x', from: 0, to: 0 },
    focus: [210, 96],
  };
}
