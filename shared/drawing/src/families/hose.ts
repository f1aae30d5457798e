import {
  axis,
  type Box,
  bare,
  circle,
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
import { block, columns, hatch, spokes } from '../shapes-lines.ts';

interface Run {
  readonly upper: number;
  readonly lower: number;
  readonly turnX: number;
  readonly thick: number;
}

/** The hose bent into a U, its lettering and the laid open braid. */
function bend({ upper, lower, turnX, thick }: Run, braidLength: number): Shape[] {
  const half = thick / 2;
  const outer = (lower - upper) / 2 + half;
  const inner = outer - thick;
  const top = upper - half;
  return [
    path(
      'f4',
      d`M92 ${top}H${turnX}a${outer} ${outer} 0 0 1 0 ${2 * outer}H92v${-thick}H${turnX}a${inner} ${inner} 0 0 0 0 ${-2 * inner}H92Z`,
    ),
    thin(d`M92 ${top + 6}H${turnX}a${outer - 6} ${outer - 6} 0 0 1 0 ${2 * outer - 12}H92`),
    bare('f2 t', [
      block([150, lower - 2, 22, 4]),
      block([176, lower - 2, 12, 4]),
      block([192, lower - 2, 8, 4]),
    ]),
    rect('f2', [112, top + 1.8, braidLength, thick - 3.6]),
    thin([
      hatch([112, top + 1.8, braidLength, thick - 3.6], 12),
      repeat(Math.floor(braidLength / 5), (line) => d`M${112 + line * 5} ${top + 1.8}l5 ${thick - 3.6}`).join(
        '',
      ),
    ]),
    bare('f3 t', [
      block([112, top + 1.8, 5, thick - 3.6]),
      block([107 + braidLength, top + 1.8, 5, thick - 3.6]),
    ]),
  ];
}

/** The cut hose: cover, two layers of wire with rubber between them, and the tube inside. */
function section(center: Point): Shape[] {
  const wires = (radius: number): Shape[] => [
    circle('f2', center, radius),
    thin(spokes(center, [radius - 5, radius - 0.4], { count: 28 })),
  ];
  return [
    circle('f4', center, 30),
    [0, 4].map((inner) => [wires(26 - inner), circle('f3', center, 22.6 - inner)]),
    circle('f4', center, 15),
    circle('plate', center, 10),
  ];
}

/** An end whose layers are cut back one after the other; the other end is cut straight. */
function ends({ upper, lower, thick }: Run): Shape[] {
  const step = (from: number, inset: number): Box => [from, upper - thick / 2 + inset, 18, thick - 2 * inset];
  const mesh = (box: Box) => thin(columns([box[0] + 2, box[1], box[2] - 4, box[3]], 6));
  const [outer, inner] = [step(76, 2.5), step(58, 5)];
  return [
    rect('f2', outer),
    mesh(outer),
    rect('fa', inner),
    mesh(inner),
    rect('f4', step(40, 7.5)),
    ellipse('f3', [92, lower], [4, thick / 2]),
    ellipse('plate', [91, lower], [1.8, thick * 0.22]),
  ];
}

/** Hydraulic hose with two layers of wire, cut back at one end, and its section. */
export function draw(random: SeededRandom): Scene {
  const thick = random.vary(22, 0.1);
  const gap = random.vary(96, 0.03);
  const run: Run = { upper: 120 - gap / 2, lower: 120 + gap / 2, turnX: random.vary(208, 0.03), thick };
  const center: Point = [run.turnX - 46, 120];
  return {
    shapes: [
      bend(run, 44),
      ends(run),
      section(center),
      axis(d`M${center[0] - 38} 120h76M${center[0]} 84v72`),
    ],
    span: { axis: 'x', from: 40, to: run.turnX + gap / 2 + thick / 2 },
    focus: [66, run.upper],
    mirrored: random.side(),
  };
}
