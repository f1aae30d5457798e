import {
  accented,
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
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { outline } from '../shapes-data.ts';

export const forms = ['straight', 'wedge'] as const;

/** A wall in stretcher bond. */
function wall(height: number): Shape[] {
  const width = 226 / 5.5;
  return repeat(5, (row) =>
    repeat(5, (column) =>
      rect(
        accented(row === 2 && column === 2, (row + column) % 3 ? 'f1' : 'f2'),
        [47 + (row % 2) * (width / 2) + column * width, 194 - (row + 1) * height, width - 2, height - 2],
        1,
      ),
    ),
  );
}

/** An arch: only wedge bricks close a curve with even joints. */
function arch(outer: number): Shape[] {
  const center: Point = [160, 194];
  return repeat(11, (brick) => {
    const [from, to] = [0.5 + (brick + 0.06) / 22, 0.5 + (brick + 0.94) / 22];
    const corners = [
      around(center, outer, from),
      around(center, outer, to),
      around(center, outer - 46, to),
      around(center, outer - 46, from),
    ];
    return path(accented(brick === 5, brick % 3 ? 'f1' : 'f2'), outline(corners));
  });
}

/** Bricks in a wall, or wedges in an arch. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const isWedge = form === 'wedge';
  const height = random.vary(138, 0.08) / 5;
  const outer = random.vary(112, 0.05);
  return {
    shapes: [
      isWedge ? arch(outer) : wall(height),
      rect('f3', [36, 194, 248, 6]),
      isWedge ? axis(d`M160 ${186 - outer}V206`) : [],
    ],
    span: isWedge
      ? { axis: 'x', from: 160 - outer, to: 160 + outer }
      : { axis: 'x', from: 47, to: 45 + 226 / 5.5 },
    focus: isWedge ? [160, 194 - outer + 23] : [150, 194 - 2.5 * height],
  };
}
