import { axis, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { columns } from '../shapes-lines.ts';

/** Three jaws of the key chuck and the drill in it. */
function chuck(front: number, [length, bit]: Point, flutes: number): Shape[] {
  const end = front + length;
  return [
    rect('f3', [front, 84, length, 32], 2),
    thin(columns([front + 4, 86, length - 8, 28], 5)),
    path('f2', d`M${end} 90h12l5 7v6l-5 7h-12Z`),
    path('gv', d`M${end + 17} 97h${bit - 6}l6 3l-6 3h${6 - bit}Z`),
    thin(repeat(flutes, (flute) => d`M${end + 20 + (flute * (bit - 12)) / flutes} 97l6 6`)),
  ];
}

/** Hammer drill with its cord and side handle; the side handle is marked. */
export function draw(random: SeededRandom): Scene {
  const body = random.vary(92, 0.08);
  const bit = random.vary(52, 0.25);
  const length = random.vary(26, 0.12);
  const start = 160 - (body + 24 + length + 17 + bit) / 2;
  const front = start + body + 24;
  const grip = start + 6;
  const cord = random.vary(12, 0.4);
  return {
    shapes: [
      path('f4', d`M${grip + 8} 182h10v8q0 10 ${cord} 10h30v5h-32q${-cord - 8} 0 ${-cord - 8} -16Z`),
      path(
        'f1',
        d`M${start} 76q0-8 8-8h${body - 8}l24 12v40l-24 10h${-body * 0.42}l-6 14h-22l-4 40h-26l2-46q-4-10-4-20Z`,
      ),
      path('f3', d`M${grip + 24} 130h16v12h-18Z`),
      rect('f2', [grip - 2, 176, 30, 10], 3),
      thin(repeat(4, (vent) => d`M${start + 12} ${80 + vent * 7}h${body * 0.34}`)),
      thin(d`M${start + body * 0.6} 69V129M${start + 8} 150h14`),
      rect('f0', [start + body * 0.66, 90, body * 0.3, 16], 2),
      rect('f3', [front - 22, 76, 14, 48], 2),
      path('fa', d`M${front - 21} 124h12l3 14q6 24 0 50q-9 6 -18 0q-6-26 0-50Z`),
      thin(repeat(5, (ring) => d`M${front - 24} ${146 + ring * 8}h18`)),
      chuck(front, [length, bit], 5),
      axis(d`M${start - 10} 100H${front + length + bit + 22}`),
    ],
    span: { axis: 'x', from: start, to: front + length + 17 + bit },
    focus: [front - 15, 160],
    mirrored: random.side(),
  };
}
