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
import { digits } from '../shapes-gauge.ts';
import { block, columns, rows } from '../shapes-lines.ts';

interface Front {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function keySign(kind: number, [x, y]: Point): Shape {
  const signs = [
    () => circle('fn', [x, y], 5),
    () => path('fn', d`M${x - 5} ${y - 5}h10M${x - 5} ${y}h10M${x - 5} ${y + 5}h10`),
    () => path('f4', d`M${x - 6} ${y - 4}h12l-6 9Z`),
    () => path('f4', d`M${x - 6} ${y + 4}h12l-6-9Z`),
  ];
  return signs[kind]?.() ?? [];
}

function keys({ left, top, width, height }: Front, count: number): Shape[] {
  const step = (width - 24) / count;
  return repeat(count, (key) => [
    rect('f1', [left + 14 + key * step, top + height - 38, step - 4, 26], 4),
    keySign(count === 3 ? key + 1 : key, [left + 12 + (key + 0.5) * step, top + height - 25]),
  ]);
}

function screen({ left, top, width, height }: Front): Shape[] {
  const [inner, screenHeight] = [width - 24, height - 58];
  const bar = (index: number) => block([left + 18 + index * 4, top + screenHeight, 2.8, -4 - index * 1.1]);
  return [
    rect('f4', [left + 12, top + 12, inner, screenHeight], 3),
    digits('fa', [left + 34, top + 20, inner - 26, Math.min(screenHeight * 0.4, inner * 0.3)], '149.2'),
    digits(
      'f0',
      [
        left + width * 0.5,
        top + 14 + screenHeight * 0.62,
        inner * 0.42,
        Math.min(screenHeight * 0.2, inner * 0.15),
      ],
      '150.0',
    ),
    repeat(2, (lamp) => bare(lamp === 0 ? 'f1' : 'f3', block([left + 18, top + 21 + lamp * 9, 7, 4]))),
    bare('f3', repeat(8, bar)),
  ];
}

/** The same case from the side, behind the panel that it is mounted in. */
function sideView(x: number, { top, height }: Front, depth: number): Shape[] {
  const bodyTop = top + 8;
  const body = height - 16;
  const clamp = (y: number): Shape[] => [
    rect('f3', [x + 4, y, 28, 8], 1),
    rect('f4', [x + 4, y + 1.5, 5, 5]),
    thin(d`M${x + 10} ${y + 4}h22`),
  ];
  return [
    rect('f2', [x, 38, 4, 168]),
    thin(repeat(22, (line) => d`M${x} ${46 + line * 7}l4-4`)),
    path('f3', d`M${x} ${top}h-5q-4 0-4 4v${height - 8}q0 4 4 4h5Z`),
    rect('gv', [x + 4, bodyTop, depth, body], 2),
    thin([
      columns([x + 13, bodyTop + 8, depth - 18, 24], 8),
      columns([x + 13, bodyTop + body - 32, depth - 18, 24], 8),
    ]),
    clamp(bodyTop - 7),
    clamp(bodyTop + body - 1),
    rect('f3', [x + 4 + depth, bodyTop + 6, 8, body - 12], 1),
    bare(
      'f1 t',
      repeat(9, (screw) => block([x + 6 + depth, bodyTop + 10 + (screw * (body - 26)) / 8, 8, 7])),
    ),
    rect('f1', [x + 12, top + height / 2 - 15, depth - 18, 30], 1),
    thin(rows([x + 16, top + height / 2 - 9, depth - 28, 18], 4)),
  ];
}

/** Process controller from the front and the side. */
export function draw(random: SeededRandom): Scene {
  const width = random.vary(142, 0.03);
  const height = width;
  const depth = random.vary(48, 0.12);
  const left = 160 - (width + depth + 44) / 2;
  const front: Front = { left, top: 122 - height / 2, width, height };
  return {
    shapes: [
      rect('f3', [left, front.top, width, height], 7),
      rect('f2', [left + 5, front.top + 5, width - 10, height - 10], 5),
      screen(front),
      keys(front, 4),
      sideView(left + width + 26, front, depth),
      axis(d`M${left + width + 10} 122H${left + width + 52 + depth}`),
    ],
    span: { axis: 'x', from: left, to: left + width },
    focus: [left + width / 2, front.top + 34],
  };
}
