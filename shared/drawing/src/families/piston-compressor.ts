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
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { boxData, strokes } from '../shapes-data.ts';

const HUB: Point = [122, 100];

/** Angles of the cylinders from the vertical: one standing, two in V, three in W. */
const CYLINDERS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-38, 38], 3: [-56, 0, 56] };

/** A finned cylinder above the hub; the group turns it. */
function cylinder(degrees: number, fins: number): Shape {
  return group(`rotate(${degrees} ${HUB[0]} ${HUB[1]})`, [
    rect('f2', [111, 54, 22, 36]),
    repeat(fins, (fin) => rect('f1', [106, 57 + (fin * 27) / fins, 32, 3])),
    rect('f3', [107, 45, 30, 9], 1),
    rect('f2', [114, 40, 16, 5], 1),
  ]);
}

function receiver([left, right]: Point, wheels: boolean): Shape[] {
  return [
    path(
      'gv',
      d`M${left + 26} 138H${right - 26}q26 0 26 24q0 24 -26 24H${left + 26}q-26 0 -26 -24q0 -24 26 -24Z`,
    ),
    thin(d`M${left + 26} 138V186M${right - 26} 138V186`),
    rect('f3', [right - 48, 184, 14, 18], 1),
    rect('f4', [right - 54, 200, 26, 5], 1),
    wheels
      ? [
          path('f2', d`M${left + 32} 182h20l-4 14h-12Z`),
          circle('f3', [left + 42, 190], 14),
          circle('f1', [left + 42, 190], 8),
          circle('f4', [left + 42, 190], 2.6),
        ]
      : [rect('f3', [left + 36, 184, 14, 18], 1), rect('f4', [left + 30, 200, 26, 5], 1)],
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

/** Piston compressor on its receiver: cylinders, fins, receiver length, wheels or feet vary. */
export function draw(random: SeededRandom): Scene {
  const cylinders = CYLINDERS[random.int(1, 3)] ?? [0];
  const fins = random.int(4, 6);
  const [left, right] = [44 + random.vary(4, 1), 277 - random.vary(4, 1)];
  const radius = random.vary(29, 0.06);
  return {
    shapes: [
      receiver([left, right], random.chance()),
      cylinders.map((degrees) => cylinder(degrees, fins)),
      path('f2', boxData([106, 114, 32, 14])),
      circle('f2', HUB, 22),
      motor([206, 104]),
      path('fn', d`M${HUB[0] + 5} ${HUB[1] - radius}L208 94.5M${HUB[0] + 5} ${HUB[1] + radius}L208 113.5`),
      flywheel(radius),
      path('fn', 'M168 58C184 54 178 92 172 112V138M168 62C178 60 174 92 167 112V138'),
      path(
        'fn',
        cylinders.length === 1
          ? 'M137 49H160Q168 49 168 58M137 53H158Q164 53 168 62'
          : 'M150 58H168M152 62H168',
      ),
      rect('f3', [250, 112, 18, 18], 2),
      rect('f2', [254, 130, 10, 10]),
      circle('f0', [259, 101], 10),
      path('fn', 'M259 101l4.4-5'),
      axis(d`M${left - 6} 162H${right + 5}M122 40V136`),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: HUB,
    mirrored: random.chance(),
  };
}
