import { bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { boxData, strokes } from '../shapes-data.ts';

function frame(half: number): Shape[] {
  return [-1, 1].map((side) => {
    const x = 160 + side * (half + 3) - 13;
    return [
      rect('f2', [x, 56, 26, 142], 3),
      rect('f3', [x - 4, 196, 34, 8], 1),
      circle('f4', [x + 13, 186], 3),
    ];
  });
}

/** Upper beam with its cylinders, and the slanted blade below it. */
function beam(half: number): Shape[] {
  const [left, right] = [160 - half, 160 + half];
  return [
    [left + 18, right - 38].map((x) => [rect('gh', [x, 38, 20, 24], 2), thin(d`M${x} 44h20`)]),
    rect('f4', [left + 8, 90, 2 * half - 16, 46]),
    path('f2', d`M${left + 8} 90H${right - 8}V110L${left + 8} 118Z`),
    path('fa', d`M${left + 8} 112L${right - 8} 104v10L${left + 8} 124Z`),
    path('f1', d`M${left - 4} 66q0 -8 8 -8H${right - 4}q8 0 8 8V90H${left - 4}Z`),
    thin(d`M${left} 64H${right}M${left} 84H${right}`),
    rect('f0', [128, 68, 64, 12], 1.5),
    path('f3', 'M104 74h16v3h-16ZM200 74h16v3h-16Z'),
  ];
}

function holdDowns(count: number, half: number): Shape[] {
  const step = (2 * half - 34) / (count - 1);
  const at = (index: number) => 160 - half + 11 + index * step;
  const wide = Math.min(12, step - 4);
  return [
    path(
      'gh',
      repeat(count, (one) => boxData([at(one) + 6 - wide / 2, 88, wide, 26])),
    ),
    path(
      'gh',
      repeat(count, (one) => boxData([at(one) + 3, 114, 6, 12])),
    ),
    path(
      'f3',
      repeat(count, (one) => boxData([at(one) + 5 - wide / 2, 125, wide + 2, 4])),
    ),
  ];
}

/** Table with its squaring arms, and the pedal before it. */
function table(half: number, arms: number): Shape[] {
  const [left, right] = [160 - half, 160 + half];
  const arm = (index: number) => left + 36 + (index * (2 * half - 72)) / (arms - 1);
  return [
    rect('f0', [left + 2, 130, 2 * half - 4, 3]),
    rect('gv', [left - 2, 133, 2 * half + 4, 13], 1),
    rect('f3', [left - 2, 146, 2 * half + 4, 5]),
    path('f1', d`M${left + 8} 151H${right - 8}V182q0 6 -6 6H${left + 14}q-6 0 -6 -6Z`),
    thin(d`M160 151V188M${left + 16} 178H152M168 178H${right - 16}`),
    repeat(arms, (one) => [
      path('f2', d`M${arm(one) - 9} 133h18v22l-5 10h-8l-5 -10Z`),
      bare('f4 t', d`M${arm(one) - 3} 136h6v3h-6ZM${arm(one) - 2} 148h4v4h-4Z`),
    ]),
    path('fn', 'M160 188c0 6 8 6 14 6'),
    path('f4', 'M172 202v-6q0-4 4-4h20q4 0 4 4v6Z'),
    rect('f3', [180, 188, 14, 5], 1),
  ];
}

/** Hydraulic plate shear. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(98, 0.05);
  return {
    shapes: [
      frame(half),
      beam(half),
      holdDowns(8, half),
      table(half, 3),
      rect('f1', [158 - half - 20, 90, 24, 36], 2),
      rect('f4', [158 - half - 16, 95, 16, 11], 1),
      circle('f3', [158 - half - 8, 117], 3.4),
      rect('f3', [160 + half + 2, 104, 12, 30], 1),
      thin(strokes(3, { from: [160 + half + 5, 110], step: [0, 6], line: [6, 0] })),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: [120, 116],
    mirrored: random.side(),
  };
}
