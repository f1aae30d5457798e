import {
  axis,
  circle,
  d,
  group,
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
import { boxData, strokes } from '../shapes-data.ts';

const HUB: Point = [122, 100];

/** A finned cylinder; the second stage has a smaller bore. */
function cylinder(degrees: number, share: number): Shape {
  const half = 16 * share;
  return group(`rotate(${degrees} ${HUB[0]} ${HUB[1]})`, [
    rect('f2', [122 - half * 0.7, 54, half * 1.4, 36]),
    repeat(5, (fin) => rect('f1', [122 - half, 57 + (fin * 27) / 5, 2 * half, 3])),
    rect('f3', [122 - half * 0.94, 45, half * 1.88, 9], 1),
    rect('f2', [122 - half * 0.5, 40, half, 5], 1),
  ]);
}

/** The cooled pipe between the stages. */
function intercooler(): Shape[] {
  return [
    path('fn', 'M96 56Q100 38 122 38Q144 38 148 56'),
    rect('gv', [108, 34, 28, 8], 2),
    thin('M112 34v8M117 34v8M122 34v8M127 34v8M132 34v8'),
  ];
}

function receiver([left, right]: Point): Shape[] {
  return [
    path(
      'gv',
      d`M${left + 26} 138H${right - 26}q26 0 26 24q0 24 -26 24H${left + 26}q-26 0 -26 -24q0 -24 26 -24Z`,
    ),
    thin(d`M${left + 26} 138V186M${right - 26} 138V186`),
    rect('f3', [right - 48, 184, 14, 18], 1),
    rect('f4', [right - 54, 200, 26, 5], 1),
    rect('f3', [left + 36, 184, 14, 18], 1),
    rect('f4', [left + 30, 200, 26, 5], 1),
    rect('f3', [152, 186, 10, 7], 1),
    rect('f3', [84, 128, 156, 8], 1),
    rect('f3', [92, 134, 12, 7]),
    rect('f3', [220, 134, 12, 7]),
  ];
}

function motor([x, y]: Point): Shape[] {
  return [
    rect('f2', [x - 10, y - 30, 20, 10], 1),
    path('f3', d`M${x - 16} 128l5 -10h22l5 10Z`),
    circle('gr', [x, y], 22),
    circle('fn', [x, y], 17),
    thin(strokes(7, { from: [x - 15, y + 10], step: [5, 0], line: [0, 5] })),
    circle('f3', [x, y], 9.5),
    circle('f1', [x, y], 4),
  ];
}

/** The flywheel's spokes are five wedges around the hub. */
function flywheel(radius: number): Shape[] {
  const spoke = repeat(5, (one) =>
    group(`rotate(${one * 72} ${HUB[0]} ${HUB[1]})`, [
      path('f2', d`M119 ${HUB[1] - 6}L118.4 ${HUB[1] - radius * 0.78}h7.2L125 ${HUB[1] - 6}Z`),
    ]),
  );
  return [
    circle('fa', HUB, radius),
    circle('f4', HUB, radius * 0.78),
    spoke,
    circle('gr', HUB, 8),
    circle('f4', HUB, 2.6),
  ];
}

export const forms = ['one-stage', 'two-stage'] as const;

/** Piston compressor on its receiver. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const [left, right] = [44 + random.vary(4, 1), 277 - random.vary(4, 1)];
  const radius = random.vary(29, 0.06);
  return {
    shapes: [
      receiver([left, right]),
      cylinder(-38, 1),
      cylinder(38, form === 'two-stage' ? 0.66 : 1),
      form === 'two-stage' ? intercooler() : [],
      path('f2', boxData([106, 114, 32, 14])),
      circle('f2', HUB, 22),
      motor([206, 104]),
      path('fn', d`M${HUB[0] + 5} ${HUB[1] - radius}L208 94.5M${HUB[0] + 5} ${HUB[1] + radius}L208 113.5`),
      flywheel(radius),
      path('fn', 'M168 58C184 54 178 92 172 112V138M168 62C178 60 174 92 167 112V138'),
      path('fn', 'M150 58H168M152 62H168'),
      rect('f3', [250, 112, 18, 18], 2),
      rect('f2', [254, 130, 10, 10]),
      circle('f0', [259, 101], 10),
      path('fn', 'M259 101l4.4-5'),
      axis(d`M${left - 6} 162H${right + 5}M122 40V136`),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: HUB,
    mirrored: random.side(),
  };
}
