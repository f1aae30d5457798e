import {
  axis,
  bare,
  circle,
  d,
  lcd,
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
import { spokes } from '../shapes-lines.ts';

const FIXED = 78;

function scale(): string {
  return repeat(44, (tick) => {
    const middle = tick % 5 === 0 ? 6.5 : 4;
    const height = tick % 10 === 0 ? 9 : middle;
    return d`M${80 + tick * 4} 107v${-height}`;
  }).join('');
}

function fixedJaw(): Shape[] {
  return [
    path('f2', 'M42 86h36v110l-8 6-7-12-17-54q-4-10-4-20Z'),
    path('f2', 'M62 88v-42l4-4 8 24 6 22Z'),
    thin('M65 86v-30M74 122v74M46 118h28'),
    bare('f4 t', dot([54, 99], 2.4)),
  ];
}

function slidingJaws(x: number): Shape[] {
  return [
    path('f2', d`M${x} 108v88l8 6 7-12 16-52v-28Z`),
    path('f2', d`M${x - 16} 90v-44l-4-4-8 24-6 24Z`),
    thin(d`M${x + 4} 130v66M${x - 19} 86v-30`),
  ];
}

function thumbWheel(center: Point): Shape[] {
  return [circle('f3', center, 9), thin(spokes(center, [7, 9], { count: 16 })), bare('f2 t', dot(center, 5))];
}

function display(x: number): Shape[] {
  return [
    rect('f4', [x - 10, 86, 78, 26], 2),
    lcd([x + 29, 104], '48.00'),
    repeat(3, (key) => rect(key ? 'f3' : 'fa', [x - 6 + key * 26, 117, 18, 8], 2.5)),
    circle('f4', [x + 84, 98], 7),
    bare('f2 t', dot([x + 84, 98], 4.6)),
  ];
}

/** Digital caliper. */
export function draw(random: SeededRandom): Scene {
  const end = random.vary(268, 0.03);
  const x = FIXED + 48;
  return {
    shapes: [
      rect('f3', [end - 8, 96, Math.min(20, 286 - end), 4], 1),
      rect('f1', [44, 88, end - 44, 24]),
      thin(d`M44 93H${end}M44 107H${end}` + scale()),
      fixedJaw(),
      slidingJaws(x),
      thumbWheel([x + 84, 134]),
      rect('f3', [x + 50, 66, 12, 10], 1.5),
      rect('f2', [x + 53, 74, 6, 6]),
      rect('f1', [x - 28, 78, Math.min(130, 278 - x + 28), 54], 5),
      thin(d`M${x - 24} 82h120M${x - 24} 128h120`),
      display(x),
      axis(d`M${FIXED} 34V210M${x} 34V210`),
    ],
    span: { axis: 'x', from: FIXED, to: x },
    focus: [x + 28, 100],
  };
}
