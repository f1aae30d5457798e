import {
  around,
  axis,
  d,
  ellipse,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { gauge } from '../shapes-gauge.ts';
import { rows } from '../shapes-lines.ts';

/** A flanged nozzle lying between the shell and its outer end. */
function nozzle([x, y]: Point, side: -1 | 1): Shape[] {
  const outer = x + side * 18;
  return [
    rect('gv', [Math.min(x, outer), y - 9, 18, 18]),
    rect('f2', [side < 0 ? outer - 6 : outer, y - 16, 6, 32], 1),
    rect('f2', [side < 0 ? outer - 10 : outer + 6, y - 14, 4, 28], 1),
  ];
}

function manhole(center: Point, size: number): Shape[] {
  const bolt = (index: number) => {
    const [x, y] = around([0, 0], 1, index / 8);
    return dot([center[0] + x * size * 0.84, center[1] + y * size * 0.6], 1.5);
  };
  return [
    ellipse('f2', center, [size, size * 0.72]),
    ellipse('f1', center, [size * 0.68, size * 0.46]),
    path('f4', repeat(8, bolt)),
    path('fn', d`M${center[0] - 8} ${center[1]}h16`),
  ];
}

/** Spring safety valve standing on the shell. */
function safetyValve([x, y]: Point): Shape[] {
  return [
    rect('f2', [x - 7, y - 8, 14, 8], 1),
    path('fa', d`M${x - 7} ${y - 8}v-10h-6v-8h22v8h-2v10Z`),
    rect('f2', [x + 9, y - 25, 9, 6], 1),
    rect('f3', [x - 6, y - 29, 8, 3], 1),
    thin(d`M${x - 7} ${y - 13}h14M${x - 13} ${y - 22}h22`),
  ];
}

function pressureGauge([x, y]: Point, random: SeededRandom): Shape[] {
  return [
    path('fn', d`M${x - 1.5} ${y + 8}v-9M${x + 1.5} ${y + 8}v-9`),
    rect('f3', [x - 5, y - 8, 10, 7], 1),
    gauge([x, y - 20], 13, random.vary(0.9, 0.14)),
  ];
}

function label([x, y]: Point): Shape[] {
  return [rect('f0', [x - 17, y - 7, 34, 14], 1), thin(rows([x - 13, y - 3.5, 24, 7], 3))];
}

function leg(x: number, side: -1 | 1): Shape[] {
  return [
    path('f3', d`M${x} 150h${side * 10}l${side * -3} 52h${side * -10}Z`),
    path('f2', d`M${x - side} 142h${side * 15}v24l${side * -8} 8l${side * -7}-8Z`),
    rect('f4', [x - side * 2 - 10, 201, 20, 5], 1),
    path('f4', [dot([x + side * 6, 150], 1.5), dot([x + side * 6, 160], 1.5)]),
  ];
}

/** Air receiver standing on its legs; the safety valve is marked. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(49, 0.14);
  const top = 160 - random.vary(66, 0.1);
  const [left, right] = [160 - radius, 160 + radius];
  return {
    shapes: [
      rect('f3', [156, 182, 8, 18]),
      path('gh', d`M${left} 160a${radius} 25 0 0 0 ${2 * radius} 0Z`),
      path('gh', d`M${left} ${top}a${radius} 25 0 0 1 ${2 * radius} 0Z`),
      rect('gh', [left, top, 2 * radius, 160 - top]),
      thin(
        d`M${left} ${top + 4}h${2 * radius}M${left} 156h${2 * radius}M${left + radius * 0.4} ${top + 4}V156`,
      ),
      leg(left, 1),
      leg(right, -1),
      nozzle([right, top + 20], 1),
      nozzle([left, 138], -1),
      manhole([166, 138], radius * 0.42),
      label([164, top + 14]),
      pressureGauge([160 - radius * 0.72, top - 16], random),
      safetyValve([166, top - 24]),
      axis(d`M160 ${top - 34}V212M${right - 8} ${top + 20}h48`),
    ],
    span: { axis: 'y', from: top - 25, to: 206 },
    focus: [168, top - 36],
    mirrored: random.side(),
  };
}
