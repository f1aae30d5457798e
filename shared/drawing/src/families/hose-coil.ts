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
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot, ring } from '../shapes.ts';
import { spokes } from '../shapes-lines.ts';

const CENTER: Point = [126, 118];

/** The wound hose from its flat side: each turn is a ring, the outermost runs off along the floor. */
function coil(outer: number, turns: number, thick: number): Shape[] {
  const radius = (turn: number) => outer - turn * thick;
  return [
    path('f2', d`M${CENTER[0]} ${CENTER[1] + outer - thick}H224v${thick}H${CENTER[0]}Z`),
    thin(d`M${CENTER[0]} ${CENTER[1] + outer - thick * 0.72}H224`),
    repeat(turns, (turn) => ring(turn % 2 ? 'f1' : 'f2', CENTER, [radius(turn), radius(turn + 1)])),
    repeat(turns, (turn) => thin(dot(CENTER, radius(turn) - thick * 0.28))),
  ];
}

/** Two straps that hold the turns together. */
function straps(outer: number, inner: number): Shape[] {
  return [0.14, 0.64].map((turn) =>
    rect(
      'f4',
      [turn < 0.5 ? CENTER[0] + inner - 3 : CENTER[0] - outer - 3, CENTER[1] - 5, outer - inner + 6, 10],
      2,
    ),
  );
}

/** The wall at the cut end: white lining, the spiral's wires and the cover. */
function section(center: Point, radius: number, wires: number): Shape[] {
  return [
    circle('f2', center, radius),
    thin(spokes(center, [radius - 4, radius - 1], { count: 24 })),
    wires > 0
      ? bare(
          'f4 t',
          repeat(wires, (wire) => dot(around(center, radius * 0.8, wire / wires), 1.8)),
        )
      : [],
    ring('fa', center, [radius * 0.68, radius * 0.62]),
    circle('f0', center, radius * 0.62),
    circle('plate', center, radius * 0.48),
  ];
}

export const forms = ['delivery', 'suction'] as const;

/** Hose for food wound to a coil, with its section; the lining's edge is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const outer = random.vary(76, 0.04);
  const turns = 4;
  const thick = random.vary(46, 0.1) / turns;
  const inner = outer - turns * thick;
  const radius = random.vary(34, 0.06);
  const center: Point = [242, 92];
  return {
    shapes: [
      coil(outer, turns, thick),
      straps(outer, inner),
      section(center, radius, form === 'suction' ? 12 : 0),
      rect('f1', [220, CENTER[1] + outer - thick - 1, 8, thick + 2], 1),
      axis(
        d`M${CENTER[0]} ${CENTER[1] - outer - 6}V${CENTER[1] + outer + 6}M${center[0] - radius - 8} ${center[1]}h${2 * radius + 14}`,
      ),
    ],
    span: { axis: 'x', from: CENTER[0] - outer, to: CENTER[0] + outer },
    focus: center,
    mirrored: random.side(),
  };
}
