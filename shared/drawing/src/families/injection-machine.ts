import { axis, bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { block, columns } from '../shapes-lines.ts';

/** Toggle levers or a direct cylinder that closes the mould. */
function clamp(platen: number): Shape[] {
  const lever = (y: number, way: -1 | 1): Shape[] => [
    path('f3', d`M60 ${y}l18 ${way * 11}v8l-18 ${way * -11}Z`),
    path('f3', d`M78 ${y + way * 11}l${platen - 78} ${way * -11}v8l${78 - platen} ${way * 11}Z`),
    circle('f0', [78, y + way * 11 + 4], 3.2),
  ];
  return [rect('gv', [60, 108, 28, 10]), lever(91, 1), lever(127, -1)];
}

function mould(from: number, to: number): Shape[] {
  const half = (to - from) / 2;
  return [
    rect('f3', [from, 94, half - 3, 40], 1),
    rect('f3', [from + half + 3, 94, half - 3, 40], 1),
    thin(
      d`M${from} 102h${half - 3}M${from} 126h${half - 3}M${from + half + 3} 102h${half - 3}M${from + half + 3} 126h${half - 3}M${from + half - 3} 99h6M${from + half - 3} 129h6`,
    ),
  ];
}

function clampUnit(platen: number): Shape[] {
  return [
    rect('f3', [44, 148, 116, 6]),
    rect('gv', [40, 86, 112, 7]),
    rect('gv', [40, 133, 112, 7]),
    rect('f1', [46, 78, 14, 70], 2),
    rect('f4', [42, 83, 5, 13], 1),
    rect('f4', [42, 130, 5, 13], 1),
    clamp(platen),
    rect('f2', [platen, 80, 14, 68], 2),
    rect('f1', [142, 78, 16, 70], 2),
    mould(platen + 14, 142),
    rect('f2', [platen - 10, 68, 174 - platen, 6], 1),
    thin(d`M${platen - 2} 74v74M158 74v74`),
  ];
}

function barrel(bands: number): Shape[] {
  const step = 40 / bands;
  return [
    rect('f3', [176, 142, 96, 12]),
    rect('gv', [158, 104, 66, 18]),
    repeat(bands, (band) => [
      rect('f3', [165 + band * step, 101, step - 3, 24], 1),
      rect('f2', [164 + band * step + step / 2 - 2, 97, 3, 4]),
    ]),
    rect('f1', [206, 92, 20, 50], 2),
    rect('gv', [226, 98, 34, 10]),
    rect('gv', [226, 120, 34, 10]),
    rect('f1', [250, 92, 12, 50], 2),
    rect('gv', [262, 102, 18, 22], 3),
    thin('M268 102v22M274 102v22'),
  ];
}

/** Feed hopper, or the taller drum of a dryer. */
function hopper(half: number): Shape[] {
  return [
    rect('f3', [208, 82, 16, 10], 1),
    path('fa', d`M${216 - half} 42h${2 * half}v16l${8 - half} 24h-16l${8 - half}-24Z`),
    thin(d`M${219 - half} 58h${2 * half - 6}`),
    rect('f3', [214 - half, 38, 2 * half + 4, 5], 1),
    bare('f0 t', block([212, 62, 8, 12])),
  ];
}

function base(doors: number): Shape[] {
  const step = 180 / doors;
  return [
    path('f2', 'M40 154h240v36q0 4-4 4h-232q-4 0-4-4Z'),
    thin(['M40 160h240', columns([40 + step, 160, 180 - step, 34], doors)]),
    [52, 148, 252].map((x) => rect('f4', [x, 194, 18, 8], 1)),
    bare(
      'f3 t',
      repeat(5, (slot) => block([232, 168 + slot * 4.5, 38, 2.2])),
    ),
    bare(
      'f1 t',
      repeat(doors - 1, (door) => block([48 + door * step, 168, step - 16, 18])),
    ),
  ];
}

/** Injection moulding machine; the hopper is marked. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(21, 0.14);
  return {
    shapes: [
      base(3),
      clampUnit(random.vary(98, 0.05)),
      rect('f3', [168, 84, 4, 22]),
      rect('f2', [158, 58, 26, 30], 3),
      rect('f4', [161.5, 62, 19, 15], 1),
      thin('M162 82h18'),
      barrel(4),
      hopper(half),
      axis('M30 113h12M278 113h12'),
    ],
    span: { axis: 'x', from: 40, to: 280 },
    focus: [216, 62],
    mirrored: random.side(),
  };
}
