import {
  axis,
  bare,
  circle,
  d,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { block, columns } from '../shapes-lines.ts';

interface Tube {
  readonly y: number;
  readonly end: number;
  readonly half: number;
  readonly nozzle: number;
}

/** Shoulder, thread and nozzle at the end of the tube. */
function tip({ y, end, half, nozzle }: Tube): Shape[] {
  const from = end + 17;
  const reach = Math.min(nozzle, 279 - from);
  const straight = d`M${from} ${y - 13}h10L${from + reach} ${y - 4}v6l-3 2L${from + 10} ${y + 13}h-10Z`;
  return [
    path('gv', d`M${end} ${y - half}q7 0 9 12v${2 * half - 24}q-2 12-9 12Z`),
    rect('gv', [end + 9, y - 8, 10, 16]),
    path('gv', straight),
    rect('f2', [from, y - 14, 12, 28], 1.5),
    thin(columns([from + 3, y - 14, 6, 28], 3)),
    thin(d`M${from + 30} ${y - 9}v18M${from + reach * 0.66} ${y - 7}v14`),
  ];
}

function printed({ y, end, half }: Tube, random: SeededRandom): Shape[] {
  const lines = 3;
  return [
    rect('f0', [40, y - half, end - 40, 2 * half], 2),
    rect('f2', [40, y - half - 2, 6, 2 * half + 4], 1),
    rect('f0', [60, y - half, end - 86, 2 * half]),
    bare('f3 t', block([60, y - half, random.vary(14, 0.3), 2 * half])),
    bare(
      'f2 t',
      repeat(lines, (line) => block([82, y - half + 9 + line * 9, (end - 134) * (1 - line * 0.2), 5])),
    ),
    circle('f3', [end - 40, y], random.vary(8)),
    thin(columns([end - 20, y - half, 12, 2 * half], 3)),
  ];
}

/** The same tube in section: filling and piston. */
function filled({ y, end, half }: Tube, level: number): Shape[] {
  return [
    rect('f1', [40, y - half, end - 40, 2 * half], 2),
    rect('f2', [40, y - half - 2, 6, 2 * half + 4], 1),
    rect('plate', [40, y - half + 4, level - 36, 2 * half - 8]),
    rect('fa', [level, y - half + 4, end - level, 2 * half - 8]),
    path(
      'f3',
      d`M${level - 6} ${y - half + 4}h9q-6 ${half - 4} 0 ${2 * half - 8}h-9q-5 ${4 - half} 0 ${8 - 2 * half}Z`,
    ),
    thin(d`M${level - 3} ${y - half + 4}v${2 * half - 8}`),
  ];
}

/** A foil sausage: clipped at both ends, without piston and nozzle. */
function sausage([from, to]: readonly [number, number], y: number, half: number): Shape[] {
  const clip = (x: number, side: -1 | 1): Shape[] => [
    path('f2', d`M${x} ${y - 6}l${side * 14} -5v22l${side * -14} -5Z`),
    rect('f3', [x - 3, y - 8, 6, 16], 1),
  ];
  const length = to - from;
  return [
    clip(from, -1),
    clip(to, 1),
    path(
      'gv',
      d`M${from} ${y - 6}q8 ${6 - half} 24 ${6 - half}H${to - 24}q16 0 24 ${half - 6}v12q-8 ${half - 6} -24 ${half - 6}H${from + 24}q-16 0 -24 ${6 - half}Z`,
    ),
    thin(columns([from + 5, y - 7, 12, 14], 4) + columns([to - 17, y - 7, 12, 14], 4)),
    rect('f0', [from + length * 0.2, y - half, length * 0.6, 2 * half]),
    rect('fa', [from + length * 0.2, y - half, 14, 2 * half]),
    bare('f2 t', [
      block([from + length * 0.34, y - 9, length * 0.36, 6]),
      block([from + length * 0.34, y + 3, length * 0.24, 5]),
    ]),
  ];
}

export const forms = ['cartridge', 'sausage'] as const;

/** Sealant in cartridges with their nozzles, or in foil sausages. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const half = random.vary(24, 0.12);
  if (form === 'sausage') {
    const ends = [random.vary(58, 0.06), random.vary(264, 0.02)] as const;
    return {
      shapes: [sausage(ends, 80, half), sausage(ends, 158, half), axis('M28 80H292M28 158H292')],
      span: { axis: 'x', from: ends[0], to: ends[1] },
      focus: [120, 80],
      mirrored: random.side(),
    };
  }
  const common = { end: random.vary(184, 0.08), half, nozzle: random.vary(76, 0.16) };
  const [upper, lower] = [
    { ...common, y: 80 },
    { ...common, y: 158 },
  ];
  return {
    shapes: [
      printed(upper, random),
      tip(upper),
      filled(lower, random.vary(84, 0.25)),
      tip(lower),
      axis('M28 80H292M28 158H292'),
    ],
    span: { axis: 'x', from: 40, to: common.end },
    focus: [140, 158],
    mirrored: random.side(),
  };
}
