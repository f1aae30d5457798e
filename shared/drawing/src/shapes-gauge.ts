import { around, type Box, bare, circle, d, type Point, path, type Shape, thin } from './kit.ts';
import { block, spokes } from './shapes-lines.ts';

/** A round gauge: rim, face, scale and pointer; the turn says where the pointer shows. */
export function gauge(center: Point, radius: number, turn: number): Shape[] {
  const [x, y] = around(center, radius * 0.5, turn);
  return [
    circle('f2', center, radius),
    circle('f0', center, radius * 0.79),
    thin(spokes(center, [radius * 0.54, radius * 0.7], { count: 10, from: 0.38, to: 1.14 })),
    path('fn', d`M${center[0]} ${center[1]}L${x} ${y}`),
    circle('f4', center, radius * 0.12),
  ];
}

/** The lit segments of each digit: top, middle, bottom, then the upper and lower one at the left and the right. */
const SEGMENTS: Readonly<Record<string, string>> = {
  0: 'tbULRD',
  1: 'RD',
  2: 'tmbRL',
  3: 'tmbRD',
  4: 'mURD',
  5: 'tmbUD',
  6: 'tmbULD',
  7: 'tRD',
  8: 'tmbULRD',
  9: 'tmbURD',
};

function segment(name: string, [x, y, width, height]: Box): string {
  const thick = height * 0.13;
  const half = (height - thick) / 2;
  const places: Readonly<Record<string, Box>> = {
    t: [x + 1, y, width - 2, thick],
    m: [x + 1, y + half, width - 2, thick],
    b: [x + 1, y + 2 * half, width - 2, thick],
    U: [x, y + 1, thick, half],
    L: [x, y + half + 1, thick, half - 1],
    R: [x + width - thick, y + 1, thick, half],
    D: [x + width - thick, y + half + 1, thick, half - 1],
  };
  return block(places[name] ?? [x, y, width, thick]);
}

/** Seven-segment digits that fill a box; a point takes a third of a digit. */
export function digits(fill: string, [x, y, width, height]: Box, text: string): Shape {
  const cells = [...text].map((sign) => (sign === '.' ? 0.36 : 1));
  const cell = width / cells.reduce((sum, one) => sum + one, 0);
  let at = x;
  const data = [...text].map((sign, index) => {
    const left = at;
    at += cell * (cells[index] ?? 1);
    return sign === '.'
      ? block([left, y + height * 0.87, cell * 0.2, height * 0.13])
      : [...(SEGMENTS[sign] ?? '')].map((name) => segment(name, [left, y, cell * 0.76, height])).join('');
  });
  return bare(fill, data);
}
