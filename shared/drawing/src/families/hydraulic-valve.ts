import {
  accented,
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
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { columns, rows } from '../shapes-lines.ts';

interface Solenoid {
  readonly side: -1 | 1;
  /** Distance of its inner end from the middle of the valve. */
  readonly from: number;
  readonly length: number;
  readonly marked: boolean;
}

function solenoid({ side, from, length, marked }: Solenoid): Shape[] {
  const part = (fill: string, [start, size]: Point, [top, bottom]: Point): Shape =>
    rect(fill, [side < 0 ? 160 - start - size : 160 + start, top, size, bottom - top], 2);
  const coil = from + 8;
  const end = coil + length;
  const x = (at: number) => 160 + side * at;
  return [
    part('f4', [end + 12, 8], [131, 141]),
    part('gv', [end + 2, 10], [124, 148]),
    part('f2', [end, 4], [120, 152]),
    part(accented(marked, 'gv'), [coil, length], [106, 166]),
    thin(d`M${x(coil + 6)} 106v60M${x(end - 6)} 106v60`),
    thin(rows([side < 0 ? x(end - 12) : x(coil + 12), 114, length - 24, 45], 6)),
    part('f2', [from, 8], [116, 156]),
  ];
}

/** Electrical plug on a coil, with its cable gland outside. */
function plug({ side, from, length }: Solenoid): Shape[] {
  const middle = from + 8 + length / 2;
  const left = 160 + side * middle - 17;
  const out = side < 0 ? left - 10 : left + 34;
  return [
    rect('f3', [left + 2, 99, 30, 8], 1),
    rect('f4', [left, 70, 34, 29], 4),
    rect('f3', [out, 78, 10, 13], 2),
    rect('f2', [side < 0 ? out - 6 : out + 10, 76, 6, 17], 1.5),
    circle('f2', [left + 17, 84], 4),
    thin(d`M${left + 14.4} 84h5.2`),
  ];
}

/** A spring instead of the second solenoid. */
function springCap(from: number): Shape[] {
  return [
    rect('f2', [160 + from, 118, 8, 36], 1),
    rect('gv', [168 + from, 122, 26, 28], 3),
    thin(columns([173 + from, 122, 16, 28], 4)),
    rect('f3', [194 + from, 128, 7, 16], 1),
  ];
}

/** What the middle position joins, drawn inside its box; the spool of two positions has none. */
const MIDDLE: Readonly<Record<string, string>> = {
  closed: 'M155 125v3h3M155 128h-3M165 125v3h3M165 128h-3M155 139v-3h3M155 136h-3M165 139v-3h3M165 136h-3',
  floating: 'M155 125v7M165 125v14M155 132h10M155 139v-3h3M155 136h-3',
  tandem: 'M155 139v-7M165 139v-7M155 132h10M155 125v3h3M155 128h-3M165 125v3h3M165 128h-3',
};

function spoolSymbol(form: string): Shape[] {
  const middle = MIDDLE[form];
  const positions = middle ? 3 : 2;
  const left = 160 - positions * 8;
  const right = left + positions * 16;
  const last = right - 16;
  return [
    rect('f0', [120, 118, 80, 28], 1.5),
    repeat(positions, (one) => rect('fn', [left + one * 16, 125, 16, 14])),
    path(
      'fn',
      d`M${left + 4} 138v-12M${left + 12} 126v12M${left + 2.5} 129l1.5-3 1.5 3M${left + 10.5} 135l1.5 3 1.5-3`,
    ),
    path('fn', d`M${last + 4} 138l8-12M${last + 12} 138l-8-12`),
    middle ? path('fn', middle) : [],
    path('fn', d`M${left} 132l-3-3-3 6-3-3`),
    path('fn', middle ? d`M${right} 132l3-3 3 6 3-3` : d`M${right} 132l3-5 3 10 3-10 3 5`),
  ];
}

export const forms = ['closed', 'floating', 'tandem', 'spring-return'] as const;

/** Directional control valve; one coil is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const half = random.vary(46, 0.02);
  const length = random.vary(42, 0.05);
  const two = form !== 'spring-return';
  const left: Solenoid = { side: -1, from: half, length, marked: true };
  const right: Solenoid = { ...left, side: 1, marked: false };
  const ports = 4;
  return {
    shapes: [
      rect('f3', [144 - half, 170, 2 * half + 32, 26], 2),
      path(
        'f4',
        repeat(ports, (port) => dot([160 + (port - (ports - 1) / 2) * 30, 184], 6.5)),
      ),
      bare(
        'f3 t',
        repeat(ports, (port) => dot([160 + (port - (ports - 1) / 2) * 30, 184], 3.4)),
      ),
      solenoid(left),
      plug(left),
      two ? [solenoid(right), plug(right)] : springCap(half),
      path('f1', d`M${160 - half} 112h10l4-6h${2 * half - 28}l4 6h10v58h${-2 * half}Z`),
      [116, 192].map((x) => rect('f3', [x, 102, 12, 10], 1)),
      spoolSymbol(form),
      thin(d`M${164 - half} 152h${2 * half - 8}M${164 - half} 164h${2 * half - 8}`),
      axis('M36 136h40M240 136h44'),
    ],
    span: { axis: 'x', from: 140 - half - length, to: two ? 180 + half + length : 201 + half },
    focus: [152 - half - length / 2, 136],
  };
}
