import {
  around,
  axis,
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
import { outline } from '../shapes-data.ts';

const CENTER: Point = [122, 124];
const STEPS = 24;

interface Coil {
  readonly inner: number;
  readonly width: number;
  readonly turns: number;
}

/** The rope wound as a spiral, with the plait along its middle. */
function coil({ inner, width, turns }: Coil): Shape[] {
  const count = Math.round(turns * STEPS);
  const start = -turns + 0.25;
  const at = (step: number, across: number): Point =>
    around(CENTER, inner + (width * step) / STEPS + across * width, start + step / STEPS);
  const edge = (across: number) => repeat(count + 1, (step) => at(step, across));
  const plait = repeat(count, (step) => {
    const [left, tip, right] = [at(step, 0.06), at(step + 0.7, 0.5), at(step, 0.94)];
    return d`M${left[0]} ${left[1]}L${tip[0]} ${tip[1]}L${right[0]} ${right[1]}`;
  });
  return [path('gr', outline([...edge(0), ...edge(1).reverse()])), thin(plait)];
}

/** Plaited square section: both diagonals, and corner yarns of another tone where the packing has them. */
function section([x, y]: Point, side: number, hasCorners: boolean): Shape[] {
  const cells = 4;
  const step = (side - 8) / cells;
  const [left, top, inner] = [x + 4, y + 4, side - 8];
  const corner = step * 0.86;
  const corners: Point[] = [
    [left, top],
    [left + inner - corner, top],
    [left, top + inner - corner],
    [left + inner - corner, top + inner - corner],
  ];
  const diagonals = repeat(cells, (one) => {
    const far = step * (one + 1);
    return [
      d`M${left} ${top + far}l${far} ${-far}M${left + inner - far} ${top}l${far} ${far}`,
      one < cells - 1
        ? d`M${left + inner} ${top + inner - far}l${-far} ${far}M${left + far} ${top + inner}l${-far} ${-far}`
        : '',
    ].join('');
  });
  return [
    rect('f3', [x, y, side, side], 4),
    rect('fa', [left, top, inner, inner], 3),
    hasCorners ? corners.map(([cx, cy]) => rect('f0', [cx, cy, corner, corner], 2)) : [],
    path('fn', diagonals),
  ];
}

export const forms = ['plain', 'corners'] as const;

/** Gland packing: a coil of plaited rope and its square section. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const turns = 3;
  const width = random.vary(24 - 3 * turns, 0.08);
  const side = random.vary(64, 0.12);
  const inner = 80 - width * (turns + 1);
  const outer = inner + width * (turns + 0.5);
  const end = around(CENTER, outer, 0.25);
  const top = 46;
  return {
    shapes: [
      coil({ inner, width, turns }),
      path('gv', d`M${CENTER[0]} ${end[1] - width / 2}H276v${width}H${CENTER[0]}Z`),
      thin(
        repeat(
          Math.floor((270 - CENTER[0]) / 7),
          (one) => d`M${CENTER[0] + one * 7} ${end[1] - width * 0.44}l5 ${width * 0.44}l-5 ${width * 0.44}`,
        ),
      ),
      rect('f4', [275, end[1] - width / 2 - 1, 5, width + 2], 1),
      thin(d`M${278 - side} ${top + side}L275 ${end[1] - width / 2}M278 ${top + side}V${end[1] - width / 2}`),
      section([278 - side, top], side, form === 'corners'),
      axis(d`M${278 - side / 2} 38v${side + 16}M${268 - side} ${top + side / 2}H284`),
    ],
    span: { axis: 'x', from: 278 - side, to: 278 },
    focus: [278 - side / 2, top + side / 2],
  };
}
