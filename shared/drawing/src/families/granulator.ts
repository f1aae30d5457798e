import {
  around,
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
import { dot } from '../shapes.ts';
import { polygon, spokes } from '../shapes-lines.ts';

const ROTOR: Point = [162, 134];

/** Rotor with its knives: arms in the accent, an edge on each. */
function rotor(knives: number, turn: number): Shape[] {
  const at = (radius: number, step: number): Point => around(ROTOR, radius, turn + step / knives);
  const wide = 3 / knives;
  const arm = (knife: number): Point[] => [
    at(12, knife - 0.3 * wide),
    at(25, knife - 0.13 * wide),
    at(28, knife + 0.14 * wide),
    at(13, knife + 0.28 * wide),
  ];
  const edge = (knife: number): string =>
    polygon([
      at(13, knife + 0.06 * wide),
      at(29, knife + 0.05 * wide),
      at(28.5, knife + 0.17 * wide),
      at(13, knife + 0.3 * wide),
    ]);
  return [
    circle('f4', ROTOR, 32),
    path('fn', spokes(ROTOR, [31.5, 36], { count: 18, from: 0.05, to: 0.47 })),
    path('fa', polygon(repeat(knives, arm).flat())),
    path('f0', repeat(knives, edge)),
    circle('f2', ROTOR, 8),
    circle('f4', ROTOR, 3),
  ];
}

function hopper(reach: number): Shape[] {
  const left = 122 - reach;
  return [
    path('f1', d`M122 98v-18L${left} 66V37h${reach + 10}q18 0 28 10l46 38v13Z`),
    thin(d`M128 92h72M${left + 6} 42h${reach}M${left + 26} 44v26M122 80l38-28`),
    rect('f2', [left - 6, 36, 6, 34], 1),
    rect('f4', [left - 10, 41, 5, 24]),
    path('f2', d`M${left - 26} 72l18-6v6l-14 8Z`),
  ];
}

function drive(center: Point): Shape[] {
  return [
    path('f3', 'M152 104a34 34 0 0 1 26 2l72 36a20 20 0 0 1-10 38l-90-10Z'),
    path('f2', d`M${center[0] - 18} 184l5-12h26l5 12Z`),
    circle('gr', center, 19),
    circle('f2', center, 11),
    circle('f4', center, 3.2),
    thin(spokes(center, [13, 18], { count: 12 })),
  ];
}

/** Drawer with granules, or the pipe of a blower. */
function outlet(): Shape[] {
  const grain = (index: number) => dot([134 + index * 7, 180 - (index % 3)], 2.6);
  return [
    path('f2', 'M122 170h80l-6 14h-68Z'),
    rect('f1', [124, 166, 76, 5], 1),
    rect('f4', [130, 175, 64, 9], 1),
    bare('f0 t', repeat(9, grain)),
  ];
}

/** Plastic granulator; the rotor is marked. */
export function draw(random: SeededRandom): Scene {
  const reach = random.vary(50, 0.14);
  const motor: Point = [random.vary(240, 0.015), 160];
  const caster = (x: number): Shape[] => [
    rect('f2', [x - 5, 190, 10, 5]),
    circle('f4', [x, 199.5], 6),
    circle('f1', [x, 199.5], 2),
  ];
  return {
    shapes: [
      drive(motor),
      rect('f3', [92, 184, 184, 8], 1),
      caster(104),
      caster(262),
      hopper(reach),
      path('f1', 'M112 98h100v28h-6v44h-88v-44h-6Z'),
      rect('f2', [108, 94, 108, 8], 1),
      rotor(3, 0.08),
      path('f0', 'M118 118l16 6-4 8-12-6ZM206 118l-16 6 4 8 12-6Z'),
      path('f3', [dot([117, 108], 2.8), dot([207, 108], 2.8), dot([124, 163], 2.8), dot([200, 163], 2.8)]),
      outlet(),
      rect('f1', [222, 96, 28, 30], 2),
      circle('f3', [230, 104], 3.4),
      circle('f2', [242, 104], 3.4),
      rect('f4', [227, 113, 18, 8], 1),
      axis('M120 134h84M162 96v80'),
    ],
    span: { axis: 'y', from: 36, to: 206 },
    focus: ROTOR,
    mirrored: random.side(),
  };
}
