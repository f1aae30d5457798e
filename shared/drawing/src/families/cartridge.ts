import { axis, bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { block, columns } from '../shapes-lines.ts';

interface Tube {
  readonly y: number;
  readonly end: number;
  readonly half: number;
  readonly nozzle: number;
  readonly hooked: boolean;
}

/** Shoulder, thread and nozzle at the end of the tube. */
function tip({ y, end, half, nozzle, hooked }: Tube): Shape[] {
  const from = end + 17;
  const reach = Math.min(nozzle, 279 - from);
  const bent = d`M${from} ${y - 13}h10l${reach * 0.5} 6l${reach * 0.34} 14l-5 5l${-reach * 0.34} -10L${from + 10} ${y + 13}h-10Z`;
  const straight = d`M${from} ${y - 13}h10L${from + reach} ${y - 4}v6l-3 2L${from + 10} ${y + 13}h-10Z`;
  return [
    path('gv', d`M${end} ${y - half}q7 0 9 12v${2 * half - 24}q-2 12-9 12Z`),
    rect('gv', [end + 9, y - 8, 10, 16]),
    path('gv', hooked ? bent : straight),
    rect('f2', [from, y - 14, 12, 28], 1.5),
    thin(columns([from + 3, y - 14, 6, 28], 3)),
    hooked ? [] : thin(d`M${from + 30} ${y - 9}v18M${from + reach * 0.66} ${y - 7}v14`),
  ];
}

function printed({ y, end, half }: Tube, metal: boolean, random: SeededRandom): Shape[] {
  const lines = random.int(2, 4);
  return [
    rect(metal ? 'gv' : 'f0', [40, y - half, end - 40, 2 * half], 2),
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

/** Sealant cartridge, outside and in section: volume, nozzle, tube and print vary. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(24, 0.12);
  const common = {
    end: random.vary(184, 0.08),
    half,
    nozzle: random.vary(76, 0.16),
    hooked: random.chance(0.3),
  };
  const [upper, lower] = [
    { ...common, y: 80 },
    { ...common, y: 158 },
  ];
  return {
    shapes: [
      printed(upper, random.chance(), random),
      tip(upper),
      filled(lower, random.vary(84, 0.25)),
      tip({ ...lower, hooked: false }),
      axis('M28 80H292M28 158H292'),
    ],
    span: { axis: 'x', from: 40, to: common.end },
    focus: [140, 158],
    mirrored: random.chance(),
  };
}
