import { bare, circle, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { digits } from '../shapes-gauge.ts';
import { polygon, rows } from '../shapes-lines.ts';

interface Case {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const FLOOR = 204;
const DEPTH: Point = [60, -20];

/** A parallelogram on the right side, between two shares of the depth. */
function sidePart(right: number, [from, to]: Point, [top, bottom]: Point): string {
  const at = (share: number): Point => [right + DEPTH[0] * share, DEPTH[1] * share];
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  return polygon([
    [x1, top + y1],
    [x2, top + y2],
    [x2, bottom + y2],
    [x1, bottom + y1],
  ]);
}

function sides({ left, top, width }: Case, fins: number): Shape[] {
  const right = left + width;
  const vents = 17;
  const slot = (index: number) => {
    const x = left + 16 + (index * (width - 34)) / 9;
    return d`M${x} ${top - 3}h4.6l20-7h-4.6Z`;
  };
  return [
    path('f2', d`M${left} ${top}l${DEPTH[0]} ${DEPTH[1]}h${width}l${-DEPTH[0]} ${-DEPTH[1]}Z`),
    bare('f4 t', repeat(10, slot)),
    path('f2', sidePart(right, [0, 0.5], [top, FLOOR])),
    path('f4', sidePart(right, [0.5, 1], [top, FLOOR])),
    path(
      'f2',
      repeat(fins, (fin) => {
        const share = 0.52 + (fin * 0.46) / fins;
        return sidePart(right, [share, share + 0.22 / fins], [top + 2, FLOOR - 2]);
      }),
    ),
    path('f3', sidePart(right, [0.98, 1.06], [top - 4, FLOOR + 3])),
    bare(
      'f4 t',
      repeat(vents, (vent) => sidePart(right, [0.1, 0.4], [top + 14 + vent * 6.4, top + 16.6 + vent * 6.4])),
    ),
  ];
}

function keypad({ left, top, width }: Case): Shape[] {
  const x = left + width / 2;
  const key = (keyX: number, y: number): Shape => rect('f0', [keyX, y, 9, 8], 2);
  return [
    rect('fa', [x - 30, top + 10, 60, 66], 4),
    rect('f4', [x - 24, top + 16, 48, 22], 2),
    digits('f0', [x - 17, top + 20, 36, 14], '50.0'),
    repeat(2, (row) => [key(x - 11, top + 45 + row * 15), key(x + 2, top + 45 + row * 15)]),
    repeat(2, (row) => [key(x - 25, top + 45 + row * 15), key(x + 16, top + 45 + row * 15)]),
  ];
}

/** Terminal cover with the warning of high voltage. */
function cover({ left, width }: Case, top: number): Shape[] {
  const middle = (top + FLOOR - 13) / 2;
  return [
    rect('f0', [left + 6, top, width - 12, FLOOR - 13 - top], 3),
    path('fn', d`M${left + 24} ${middle - 11}l10 18h-20Z`),
    path('fn', d`M${left + 25} ${middle - 5}l-3 5h4l-3 5`),
    thin(rows([left + 42, middle - 8, width - 56, 14], 4)),
    circle('f3', [left + width / 2, FLOOR - 20], 3.2),
  ];
}

/** Frequency converter; the keypad is marked. */
export function draw(random: SeededRandom): Scene {
  const width = random.vary(100, 0.12);
  const height = random.vary(136, 0.05);
  const body: Case = { left: 160 - (width + DEPTH[0]) / 2, top: FLOOR - height, width };
  const glands = 3;
  const step = (width - 16) / glands;
  return {
    shapes: [
      sides(body, 6),
      rect('f1', [body.left, body.top, width, height], 4),
      keypad(body),
      bare('f4 t', [dot([body.left + 9, body.top + 16], 2.4), dot([body.left + 9, body.top + 25], 2.4)]),
      cover(body, body.top + 84),
      rect('f3', [body.left + 4, FLOOR - 9, width - 8, 9]),
      repeat(glands, (gland) => rect('f4', [body.left + 8 + step * (gland + 0.5) - 6, FLOOR - 6, 12, 7], 1)),
    ],
    span: { axis: 'x', from: body.left, to: body.left + width },
    focus: [body.left + width / 2, body.top + 40],
  };
}
