import {
  bare,
  circle,
  d,
  lcd,
  type Point,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block, rows } from '../shapes-lines.ts';

interface Zones {
  readonly count: number;
  readonly left: number;
  readonly bottom: number;
}

function zoneList({ count, left, bottom }: Zones): Shape[] {
  const across = Math.ceil(count / 16);
  const inColumn = Math.ceil(count / across);
  const step = Math.min(12, (bottom - 82) / (inColumn - 1 || 1));
  const wide = 60 / across;
  const size = Math.min(2.4, step * 0.42, wide * 0.16);
  const place = (zone: number): Point => [
    left + 4 + wide * (Math.floor(zone / inColumn) + 0.22),
    73 + (zone % inColumn) * step,
  ];
  const lamps = repeat(count, (zone) => dot(place(zone), size));
  return [
    rect('f0', [left, 64, 68, bottom - 64], 3),
    bare('f4 t', lamps[0] ?? ''),
    bare('f3 t', lamps.slice(1)),
    thin(
      repeat(count, (zone) => {
        const [x, y] = place(zone);
        return d`M${x + size + 2} ${y}h${wide * 0.55 - size}`;
      }),
    ),
  ];
}

/** Display, alarm sign, keys and the key switch. */
function controls(left: number): Shape[] {
  return [
    rect('f0', [left, 64, 118, 86], 3),
    rect('f4', [left + 8, 72, 74, 34], 2),
    lcd([left + 45, 88], 'ZONE 01', 11),
    bare('f2 t', block([left + 16, 94, 58, 1.6]) + block([left + 16, 99, 40, 1.6])),
    rect('fa', [left + 88, 72, 24, 34], 3),
    bare(
      'plate',
      d`M${left + 100} 78c1 6 7 8 7 14.5a7 7 0 0 1-14 0c0-4 3-5 3.4-9c2 1 2.6 3 2.8 5c1.6-3 1.2-7 .8-10.5Z`,
    ),
    repeat(3, (row) =>
      repeat(4, (key) =>
        rect(key === 3 ? 'f3' : 'f2', [left + 8 + key * 15.5, 112 + row * 12, 11.5, 8], 1.5),
      ),
    ),
    circle('f3', [left + 92, 130], 13),
    circle('f4', [left + 92, 130], 8),
    bare('f2 t', block([left + 90.8, 124, 2.4, 12])),
  ];
}

export const counts = [1, 96] as const;

/** Fire alarm panel; the alarm sign is marked. */
export function draw(random: SeededRandom, { count: zones = 16 }: Thing): Scene {
  const half = random.vary(112, 0.02);
  const bottom = 206;
  const [left, right] = [160 - half, 160 + half];
  const glands = 4;
  const lid = random.vary(159, 0.015);
  return {
    shapes: [
      repeat(glands, (gland) =>
        rect('f3', [left + 34 + (gland * (2 * half - 82)) / (glands - 1), 37, 14, 10], 1),
      ),
      rect('f2', [left, 46, 2 * half, bottom - 46], 5),
      rect('f1', [left + 8, 54, 2 * half - 16, bottom - 62], 3),
      thin(d`M${left + 8} ${lid}h${2 * half - 16}`),
      controls(left + 16),
      zoneList({ count: zones, left: right - 84, bottom: 150 }),
      thin(rows([left + 20, lid + 8, 46, 23], 6)),
      rect('f0', [left + 78, lid + 10, random.vary(72, 0.1), 20], 1),
      thin(d`M${left + 84} ${lid + 16}h40M${left + 84} ${lid + 22}h50`),
      circle('f3', [right - 28, lid + 20], 8),
      bare('f4 t', dot([right - 28, lid + 20], 4.5)),
      [67, 167].map((y) => rect('f3', [left - 4, y, 6, 18], 1)),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [left + 116, 89],
  };
}
