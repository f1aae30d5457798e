import { circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

function legs(): Shape[] {
  return [46, 84, 262].map((x) => [rect('f3', [x, 150, 7, 50]), rect('f4', [x - 3, 199, 13, 5], 1)]);
}

function cabinet(): Shape[] {
  return [
    rect('f1', [102, 144, 128, 54], 3),
    thin('M144 148V194M190 148V194'),
    rect('f3', [110, 170, 26, 16], 1),
    thin(strokes(3, { from: [114, 174], step: [0, 4], line: [18, 0] })),
    rect('f4', [106, 198, 12, 6], 1),
    rect('f4', [214, 198, 12, 6], 1),
    thin('M53 184H84M230 184H262'),
  ];
}

/** Infeed chain with its flights; one product lies between two of them. */
function infeed(flights: number): Shape[] {
  const step = 75 / flights;
  return [
    rect('f2', [40, 138, 86, 12], 2),
    circle('f3', [47, 144], 6.5),
    circle('f1', [47, 144], 2.4),
    thin('M56 144H122'),
    repeat(flights, (one) => [
      rect('f3', [42 + one * step, 121, 3, 18]),
      rect('f0', [46.5 + one * step, 126, step - 6, 12], 2),
    ]),
  ];
}

/** Film reel on its post; the film runs to the forming box. */
function reel(y: number, radius: number): Shape[] {
  return [
    path('f2', d`M130 ${Math.min(y, 68)}H144L150 128H136Z`),
    path('fn', d`M${126 + radius * 0.9} ${y - radius * 0.42}L165 ${88}L140 112`),
    circle('fa', [126, y], radius),
    circle('fn', [126, y], radius * 0.79),
    circle('fn', [126, y], radius * 0.58),
    circle('f1', [126, y], radius * 0.37),
    circle('f4', [126, y], 3.6),
    circle('f1', [160, 90], 5),
    path('f2', 'M116 140V122L140 106H158V140Z'),
    thin('M116 122H158M140 106L134 140'),
    path('f0', 'M158 125H190V138H158Z'),
    thin('M158 131.5H190'),
    rect('f2', [112, 138, 124, 8], 1),
    [166, 182].map((x) => [circle('f3', [x, 152], 7), circle('f1', [x, 152], 2.6)]),
  ];
}

/** Cross-sealing jaws in their housing, with the panel on top. */
function jaws(count: number): Shape[] {
  const places = count === 2 ? [199, 219] : [209];
  return [
    rect('f1', [188, 82, 42, 56], 3),
    rect('f4', [192, 94, 34, 42], 2),
    places.map((x) => [
      [104, 127].map((y) => [circle('f2', [x, y], 8), circle('f1', [x, y], 3)]),
      rect('f3', [x - 4, 111, 8, 4]),
      rect('f3', [x - 4, 116, 8, 4]),
    ]),
    rect('f3', [206, 70, 6, 12]),
    rect('f2', [188, 40, 42, 30], 3),
    rect('f4', [193, 45, 32, 18], 1),
    thin('M197 51h16M197 56h10'),
  ];
}

function pack(length: number): Shape[] {
  const [left, right] = [280 - length - 2, 279];
  return [
    rect('f2', [226, 139, 54, 10], 5),
    circle('f3', [274, 144], 4),
    circle('f3', [232, 144], 4),
    path(
      'f0',
      d`M${left} 122l5 0Q${(left + right) / 2} 115 ${right - 5} 122l5 0l-2 4l2 4l-2 4l2 4h-5Q${(left + right) / 2} 141 ${left + 5} 138h-5l2 -4l-2 -4l2 -4Z`,
    ),
    thin(d`M${left + 5} 122v16M${right - 5} 122v16`),
  ];
}

/** Horizontal flow packer. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(23, 0.12);
  return {
    shapes: [legs(), cabinet(), infeed(4), reel(62, radius), jaws(1), pack(random.vary(42, 0.12))],
    span: { axis: 'x', from: 40, to: 280 },
    focus: [126, 62],
    mirrored: random.side(),
  };
}
