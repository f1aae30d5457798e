import {
  axis,
  bare,
  circle,
  d,
  group,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { gauge } from '../shapes-gauge.ts';
import { block, rows } from '../shapes-lines.ts';

function controlPanel(left: number, gauges: number, keys: number): Shape[] {
  return [
    rect('fa', [left, 52, 64, 46], 3),
    rect('f4', [left + 6, 58, 28, 18], 1),
    bare('f2 t', block([left + 9, 62, 22, 3]) + block([left + 9, 68, 14, 3])),
    repeat(gauges, (one) => gauge([left + 43 + one * 13, 65], 5.5, 0.66 + one * 0.2)),
    repeat(2, (one) => circle('f4', [left + 44 + one * 12, 82], 3)),
    repeat(keys, (key) => rect('f2', [left + 6 + key * 10, 82, 8, 6], 1)),
  ];
}

function skid(pockets: Point): Shape[] {
  return [
    rect('f3', [40, 184, 240, 16], 2),
    thin('M44 188h232'),
    pockets.map((x) => rect('f4', [x, 190, 30, 6], 1)),
    rect('f4', [44, 200, 20, 5]),
    rect('f4', [256, 200, 20, 5]),
  ];
}

/** A door of the canopy: the panel stands in it, or louvres. */
function door(x: number, width: number, louvres: number): Shape[] {
  return [
    rect('f0', [x, 74, width, 102], 1),
    louvres > 0 ? thin([rows([x + 8, 112, width - 24, 54], louvres), d`M${x + 8} 84h${width - 16}`]) : [],
    rect('f4', [x + width - 8, 118, 4, 12], 1),
  ];
}

/** Diesel generating set in its soundproof canopy; the panel is marked. */
export function draw(random: SeededRandom): Scene {
  const panelAt = 0;
  const louvres = 6;
  const exhaust = random.vary(228, 0.06);
  const pockets: Point = [random.vary(62, 0.12), random.vary(228, 0.03)];
  const panel = 94 + panelAt * 84;
  return {
    shapes: [
      rect('gh', [exhaust, 42, 9, 18]),
      path('f3', d`M${exhaust - 2} 42l12 -6h5v6Z`),
      path('f2', 'M44 66l10-10h216l8 10v116H44Z'),
      path('f1', 'M44 66h234v116H44Z'),
      thin(rows([50, 84, 26, 80], 14)),
      [0, 1].map((at) => door(84 + at * 84, 80, at === panelAt ? 0 : louvres)),
      thin('M252 84v80M258 84v80M264 84v80M270 84v80'),
      group(`translate(${panel - 192} 36)`, controlPanel(190, 2, 3)),
      thin(rows([panel, 146, 54, 20], 4)),
      skid(pockets),
      axis('M30 138H40M280 138h4'),
    ],
    span: { axis: 'x', from: 40, to: 280 },
    focus: [panel + 30, 110],
    mirrored: random.side(),
  };
}
