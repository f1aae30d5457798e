import { bare, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { block, columns, rows } from '../shapes-lines.ts';

interface Packet {
  readonly left: number;
  readonly right: number;
}

/** The rods that stick out of the open packet. */
function rods({ right }: Packet, [count, thick]: Point, random: SeededRandom): Shape[] {
  const pitch = 114 / count;
  return repeat(count, (index) => {
    const y = 65 + pitch * (index + 0.5);
    const end = Math.min(right + random.vary(72, 0.12), 254);
    return [
      rect('gv', [right - 20, y - thick / 2, end - right + 20, thick], 1),
      rect('f3', [end, y - thick * 0.23, 22, thick * 0.46], 1),
      thin(d`M${end - 5} ${y - thick / 2}v${thick}`),
    ];
  });
}

/** Printed box with its torn end. */
function packet({ left, right }: Packet, teeth: number): Shape[] {
  const step = 124 / teeth;
  const torn = repeat(teeth, (tooth) => d`l${tooth % 2 ? -6 : 6} ${step}`).join('');
  const width = right - left;
  return [
    path('f2', `${d`M${right} 60`}${torn}${d`H${right}Z`}`),
    rect('f1', [left, 60, width, 124], 3),
    bare('f0 t', block([left, 66, width, 18])),
    thin(
      d`M${left + 8} 72h${width * 0.46}M${left + 8} 78h${width * 0.3}M${right - 32} 72h24M${right - 32} 78h24`,
    ),
    rect('fa', [left, 96, width, 34]),
    bare('f0', [
      block([left + width * 0.3, 107, width * 0.12, 12]),
      block([left + width * 0.48, 107, width * 0.24, 12]),
    ]),
    thin([rows([left + 8, 139, width - 16, 36], 5), columns([left + 8, 139, width - 16, 36], 5)]),
  ];
}

/** Welding electrodes; one rod lies in front, the printed band is marked. */
export function draw(random: SeededRandom): Scene {
  const box: Packet = { left: 42, right: random.vary(168, 0.06) };
  const count = 7;
  const thick = random.vary(9, 0.16);
  const tip = random.vary(274, 0.02);
  return {
    shapes: [
      rods(box, [count, thick], random),
      packet(box, 12),
      rect('gv', [62, 199 - thick * 0.6, tip - 62, thick * 1.2], 1),
      rect('f3', [40, 199 - thick * 0.28, 24, thick * 0.56], 1),
      bare('f4 t', d`M${tip - 8} ${199 - thick * 0.4}l8-2v${thick * 0.8 + 4}l-8-2Z`),
      thin(d`M66 ${199 - thick * 0.6}v${thick * 1.2}M84 199h40`),
    ],
    span: { axis: 'x', from: 40, to: tip },
    focus: [box.right - 62, 113],
    mirrored: random.side(),
  };
}
