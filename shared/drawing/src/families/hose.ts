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
      hatch([112, top + 1.8, braidLength, thick - 3.6], 5),
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

function sleeve(y: number, half: number): Shape[] {
  return [
    rect('gv', [68, y - half, 34, 2 * half], 3),
    thin(columns([75, y - half, 20, 2 * half], 6)),
    rect('gv', [62, y - 8, 6, 16]),
  ];
}

/** Union nut: straight, or on an elbow of 45 or 90 degrees that turns towards the other end. */
function fitting(y: number, angle: number, fill: string): Shape[] {
  const nut = (x: number, at: number): Shape[] => [
    rect(fill, [x, at - 17, 24, 34], 2),
    thin(d`M${x} ${at - 6.5}h24M${x} ${at + 6.5}h24`),
  ];
  const toCentre = y < 120 ? 1 : -1;
  if (angle === 0) {
    return nut(40, y);
  }
  if (angle === 45) {
    return [
      group(`rotate(${toCentre * -40} 66 ${Math.round(y)})`, [
        rect('gv', [58, Math.round(y) - 8, 10, 16]),
        nut(43, Math.round(y)),
      ]),
    ];
  }
  return [
    path(
      'f2',
      d`M68 ${y + toCentre * -8}h-4q-20 0-20 ${toCentre * 20}v${toCentre * 8}h16v${toCentre * -8}q0 ${toCentre * -4} 4 ${toCentre * -4}h4Z`,
    ),
    rect(fill === 'fa' ? 'fa' : 'gh', [38, toCentre > 0 ? y + 20 : y - 46, 28, 26], 2),
    thin(columns([46, toCentre > 0 ? y + 20 : y - 46, 12, 26], 2)),
  ];
}

/** The layers of the wall: tube, braid or spiral wires, cover. */
function section(center: Point, layers: number): Shape[] {
  const wires = (radius: number): Shape[] => [
    circle('f2', center, radius),
    thin(spokes(center, [radius - 5, radius - 0.4], { count: 28 })),
  ];
  const inner = 25 - layers * 4;
  return [
    circle('f4', center, 30),
    repeat(layers, (layer) => [wires(26 - layer * 4), circle('f3', center, 22.6 - layer * 4)]),
    circle('f4', center, inner - 2),
    circle('plate', center, inner - 7),
  ];
}

/** Hydraulic hose with both fittings and its section: fittings, layers, thickness and run vary; one nut is marked. */
export function draw(random: SeededRandom): Scene {
  const thick = random.vary(22, 0.1);
  const gap = random.vary(96, 0.03);
  const run: Run = { upper: 120 - gap / 2, lower: 120 + gap / 2, turnX: random.vary(208, 0.03), thick };
  const [first, second] = [random.pick([0, 0, 45, 90]), random.pick([0, 45, 90, 90])];
  const center: Point = [run.turnX - 46, 120];
  return {
    shapes: [
      bend(run, random.vary(44, 0.2)),
      fitting(run.upper, first, 'fa'),
      fitting(run.lower, second, 'gv'),
      sleeve(run.upper, thick / 2 + 4),
      sleeve(run.lower, thick / 2 + 4),
      section(center, random.int(1, 3)),
      axis(d`M${center[0] - 38} 120h76M${center[0]} 84v72`),
    ],
    span: { axis: 'x', from: 40, to: run.turnX + gap / 2 + thick / 2 },
    focus: [54, run.upper],
    mirrored: random.chance(),
  };
}
