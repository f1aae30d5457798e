import { bare, circle, d, lcd, type Point, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block, rows } from '../shapes-lines.ts';

interface Zones {
  readonly count: number;
  readonly left: number;
  readonly bottom: number;
}

function zoneList({ count, left, bottom }: Zones, active: number): Shape[] {
  const columnsOfZones = count > 8 ? 2 : 1;
  const inColumn = Math.ceil(count / columnsOfZones);
  const step = Math.min(12, (bottom - 82) / (inColumn - 1 || 1));
  const place = (zone: number): Point => [
    left + 8 + Math.floor(zone / inColumn) * 32,
    73 + (zone % inColumn) * step,
  ];
  return [
    rect('f0', [left, 64, 68, bottom - 64], 3),
    repeat(count, (zone) => bare(zone === active ? 'f4 t' : 'f3 t', dot(place(zone), 2.4))),
    bare(
      'f2 t',
      repeat(count, (zone) => dot([place(zone)[0] + 7, place(zone)[1]], 2.2)),
    ),
    thin(
      repeat(count, (zone) => {
        const [x, y] = place(zone);
        return d`M${x + 13} ${y}h${columnsOfZones === 2 ? 9 : 30 + (zone % 3) * 5}`;
      }),
    ),
  ];
}

/** Display, alarm sign, keys and the key switch. */
function controls(left: number, keyRows: number, zone: number): Shape[] {
  return [
    rect('f0', [left, 64, 118, 86], 3),
    rect('f4', [left + 8, 72, 74, 34], 2),
    lcd([left + 45, 88], `ZONE 0${zone}`, 11),
    bare('f2 t', block([left + 16, 94, 58, 1.6]) + block([left + 16, 99, 40, 1.6])),
    rect('fa', [left + 88, 72, 24, 34], 3),
    bare(
      'plate',
      d`M${left + 100} 78c1 6 7 8 7 14.5a7 7 0 0 1-14 0c0-4 3-5 3.4-9c2 1 2.6 3 2.8 5c1.6-3 1.2-7 .8-10.5Z`,
    ),
    repeat(keyRows, (row) =>
      repeat(4, (key) =>
        rect(key === 3 ? 'f3' : 'f2', [left + 8 + key * 15.5, 112 + row * 12, 11.5, 8], 1.5),
      ),
    ),
    circle('f3', [left + 92, 130], 13),
    circle('f4', [left + 92, 130], 8),
    bare('f2 t', block([left + 90.8, 124, 2.4, 12])),
  ];
}

/** Fire alarm panel: zones, keys and cabinet vary; the alarm sign is marked. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(112, 0.02);
  const bottom = 206;
  const [left, right] = [160 - half, 160 + half];
  const glands = random.int(2, 5);
  const lid = random.vary(159, 0.015);
  const zones = random.pick([4, 6, 8, 8, 12, 16]);
  const active = random.int(0, Math.min(8, zones - 1));
  return {
    shapes: [
      repeat(glands, (gland) =>
        rect('f3', [left + 34 + (gland * (2 * half - 82)) / (glands - 1), 37, 14, 10], 1),
      ),
      rect('f2', [left, 46, 2 * half, bottom - 46], 5),
      rect('f1', [left + 8, 54, 2 * half - 16, bottom - 62], 3),
      thin(d`M${left + 8} ${lid}h${2 * half - 16}`),
      controls(left + 16, random.int(2, 3), active + 1),
      zoneList({ count: zones, left: right - 84, bottom: 150 }, active),
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
