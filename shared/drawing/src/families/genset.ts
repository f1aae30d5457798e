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

/** Radiator with its fan guard. */
function radiator(top: number): Shape[] {
  const height = 176 - top;
  return [
    rect('f3', [42, top, 22, height], 2),
    thin(rows([44, top + 6, 18, height - 12], 17)),
    rect('f2', [42, top - 4, 22, 8], 1),
    rect('f4', [49, top - 9, 8, 5], 1),
    path('f2', d`M64 ${top + 8}l14 10v58l-14 10Z`),
    rect('f4', [78, 122, 6, 10]),
    rect('f3', [82, 104, 8, 58], 2),
    circle('f2', [86, 118], 7),
    circle('f2', [86, 146], 9),
    thin('M79 118v28M93 118v28'),
  ];
}

function engine(cylinders: number): Shape[] {
  const step = 76 / cylinders;
  return [
    path('f2', 'M90 112h82v50l-8 12h-66l-8-12Z'),
    path('f3', 'M98 164h66v10l-4 4h-58Z'),
    rect('gv', [92, 98, 78, 16], 2),
    repeat(cylinders, (one) => rect('f1', [93 + one * step, 88, step - 3, 11], 2)),
    rect('f3', [96, 104, 70, 7]),
    repeat(cylinders, (one) => path('f3', d`M${94 + one * step} 111h${step - 4}l-3 8h${10 - step}Z`)),
    rect('gh', [100, 132, 13, 26], 3),
    rect('gh', [116, 132, 13, 26], 3),
    rect('f3', [98, 128, 33, 5], 1),
    rect('gv', [136, 142, 30, 14], 3),
    rect('f4', [164, 145, 6, 8]),
    circle('f3', [151, 130], 6.5),
    circle('f1', [151, 130], 3),
    rect('gh', [112, 66, 22, 20], 3),
    thin('M112 70h22M112 82h22'),
    rect('f3', [119, 85, 8, 4]),
  ];
}

function exhaust(length: number): Shape[] {
  return [
    path('f3', 'M139 92V56h8v36Z'),
    rect('gv', [176 - length, 40, length, 22], 8),
    thin(d`M${186 - length} 40.5v21M166 40.5v21`),
    rect('f3', [158 - length, 46, 20, 10]),
    path('f3', d`M${158 - length} 44l-10 4v10l10-2Z`),
  ];
}

function alternator(lines: number): Shape[] {
  return [
    rect('f3', [172, 104, 10, 66]),
    path('gv', 'M182 110l8-4h60q6 0 6 6v50q0 6-6 6h-60l-8-4Z'),
    thin(['M194 106v62M244 106v62', rows([198, 118, 42, 32], lines)]),
    rect('f3', [256, 116, 10, 42], 3),
    thin('M259 122v30M262.5 122v30'),
    rect('f3', [200, 96, 6, 12]),
    rect('f3', [238, 96, 6, 12]),
    [104, 154].map((x) => rect('f4', [x, 172, 10, 12], 1)),
    [198, 236].map((x) => rect('f4', [x, 168, 10, 16], 1)),
  ];
}

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

/** Louvred canopy around the set: only radiator side, exhaust and panel stay visible. */
function canopy(doors: number, panelAt: number): Shape[] {
  const step = 168 / doors;
  return [
    rect('gh', [226, 36, 9, 24]),
    path('f2', 'M44 66l10-10h216l8 10v116H44Z'),
    path('f1', 'M44 66h234v116H44Z'),
    thin(rows([50, 84, 26, 80], 15)),
    repeat(doors, (door) => {
      const x = 84 + door * step;
      return [
        rect('f0', [x, 74, step - 4, 102], 1),
        thin(door === panelAt ? '' : rows([x + 8, 128, step - 20, 36], 7)),
        rect('f4', [x + step - 12, 118, 4, 12], 1),
        door === panelAt ? [] : thin(d`M${x + 8} 84h${step - 20}`),
      ];
    }),
    thin('M252 84v80M258 84v80M264 84v80M270 84v80'),
    group(
      `translate(${Math.round(84 + panelAt * step + (step - 4 - 64) / 2 - 190)} 36)`,
      controlPanel(190, 2, 3),
    ),
  ];
}

/** Diesel generating set: cylinders, radiator, exhaust, panel and canopy vary; the panel is marked. */
export function draw(random: SeededRandom): Scene {
  const closed = random.chance(0.25);
  const left = random.vary(190, 0.02);
  const doors = 2;
  const panelAt = random.int(0, 1);
  const pockets: Point = [random.vary(62, 0.12), random.vary(228, 0.03)];
  const open = [
    exhaust(random.vary(92, 0.1)),
    radiator(random.vary(80, 0.08)),
    engine(random.pick([3, 4, 4, 6])),
    alternator(random.int(4, 6)),
    controlPanel(left, random.int(1, 2), random.int(2, 3)),
  ];
  return {
    shapes: [closed ? canopy(doors, panelAt) : open, skid(pockets), axis('M30 138H40M280 138h4')],
    span: { axis: 'x', from: 40, to: 280 },
    focus: closed ? [124 + panelAt * 84, 110] : [left + 32, 75],
    mirrored: random.chance(),
  };
}
