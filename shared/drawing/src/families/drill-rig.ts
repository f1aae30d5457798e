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
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block, columns, rows } from '../shapes-lines.ts';

/** Crawler track between two wheels. */
function crawler(from: number, to: number): Shape[] {
  const wheels = 5;
  const wheel = (index: number): Point => [
    from + 42 + (index * (to - from - 84)) / Math.max(1, wheels - 1),
    194,
  ];
  return [
    rect('f4', [from, 172, to - from, 34], 17),
    rect('f2', [from + 7, 179, to - from - 14, 20], 10),
    [from + 18, to - 18].map((x) => [circle('f3', [x, 189], 10), bare('f1 t', dot([x, 189], 4.5))]),
    repeat(wheels, (index) => circle('f3', wheel(index), 5.5)),
    thin([
      columns([from + 14, 172, to - from - 28, 4], 17),
      columns([from + 14, 202, to - from - 28, 4], 17),
    ]),
  ];
}

function engine(left: number): Shape[] {
  return [
    rect('f3', [130, 162, 112, 11], 1),
    path('f1', d`M${left} 98h${250 - left}l12 10v54h${left - 262}Z`),
    thin(d`M${left} 110h${262 - left}M206 110v52`),
    thin(rows([214, 118, 40, 33], 7)),
    bare('f2 t', block([left + 8, 118, 26, 36])),
    rect('gh', [228, 78, 9, 20]),
    rect('f3', [226, 74, 16, 5]),
    rect('gv', [176, 86, 40, 12], 5),
    path('f2', 'M256 112h22v38l-8 16h-8l-6-16Z'),
    thin(columns([261, 118, 10, 28], 3)),
  ];
}

function cab(): Shape[] {
  return [
    path('f2', 'M116 162v-50l8-20h38v70Z'),
    path('f4', 'M121 134v-21l6-15h13v36Z'),
    rect('f4', [145, 98, 13, 36]),
    thin('M142 96v64M146 142h6M118 144h22M118 152h22'),
    rect('f3', [120, 87, 46, 6], 1),
  ];
}

function mast(top: number): Shape[] {
  const lattice = repeat(12, (step) => d`L${step % 2 ? 66 : 76} ${top + 4 + (step + 1) * 12}`);
  return [
    path('f1', 'M114.9 120.8l-36-28-1.8 2.4 36 28Z'),
    path('f2', 'M134 160l4-10-54-26-6 12Z'),
    path('f3', 'M124 125.2l-24-18.5-4.2 5.5 24 18.5Z'),
    circle('f4', [82, 130], 5),
    circle('f4', [134, 155], 4),
    rect('f2', [64, top, 14, 194 - top], 1),
    thin([d`M66 ${top + 4}`, ...lattice]),
    thin(d`M66.5 ${top}V192M75.5 ${top}V192`),
    rect('f3', [60, top - 4, 24, 7], 1),
    thin(d`M66 ${top + 28}q38-28 26 58M66 ${top + 32}q34-24 22 56`),
  ];
}

/** A top hammer strikes from the feed; a hammer in the hole is the thick lower end of the string, under a rotary head. */
function drillString(top: number, form: string): Shape[] {
  const inHole = form === 'down-the-hole';
  const long = inHole ? 24 : 38;
  return [
    rect('gh', [inHole ? 50 : 52, top + long, inHole ? 10 : 6, 204 - top - long]),
    inHole ? rect('fa', [48.5, 156, 13, 30], 1) : [],
    path('f4', 'M50 200h10v6h-10Z'),
    thin(d`M52 ${top + 76}h6M52 ${top + 108}h6`),
    rect(inHole ? 'f2' : 'fa', [46, top, 20, long], 2),
    thin(d`M46 ${top + 8}h20M46 ${top + long - 8}h20`),
    inHole ? path('fn', d`M56 ${top}v-6q14 -8 14 10`) : rect('f3', [50, top - 10, 12, 10], 1.5),
    rect('f3', [49, top + long, 12, 7], 1),
    rect('f3', [46, 148, 22, 8], 1),
    inHole ? [] : path('f3', 'M44 184h22l4 16h-30Z'),
    rect('f3', [60, 194, 22, 7], 1),
  ];
}

function rodMagazine(rods: number): Shape[] {
  return [
    repeat(rods, (rod) => rect('gh', [82 + rod * 5, 68, 4, 84], 1)),
    rect('f3', [78, 78, rods * 5 + 8, 5], 1),
    rect('f3', [78, 138, rods * 5 + 8, 5], 1),
  ];
}

export const forms = ['down-the-hole', 'top-hammer'] as const;

/** Crawler drill rig; the head is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const top = random.vary(44, 0.09);
  const head = top + random.vary(26, 0.3);
  return {
    shapes: [
      thin('M40 206h240'),
      crawler(112, random.vary(250, 0.02)),
      engine(164),
      cab(),
      rodMagazine(2),
      mast(top),
      drillString(head, form),
      axis('M55 30V214'),
    ],
    span: { axis: 'y', from: top - 4, to: 206 },
    focus: form === 'top-hammer' ? [56, head + 14] : [56, 170],
    mirrored: random.side(),
  };
}
