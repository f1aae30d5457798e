import { around, bare, d, type Point, path, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { outline } from '../shapes-data.ts';

const FLOOR = 203;
const TONES = ['f0', 'f1', 'f1', 'f2'] as const;

/** An angular lump with six corners, cut off at the floor. */
function lump([x, y]: Point, radius: number, random: SeededRandom): string {
  return outline(
    repeat(6, (corner) => {
      const [cornerX, cornerY] = around([x, y], random.vary(radius, 0.14), 0.07 + corner / 6);
      return [cornerX, Math.min(cornerY, FLOOR)];
    }),
  );
}

interface Heap {
  readonly centers: readonly Point[];
  readonly half: number;
}

/** The three inner edges that make a lump look solid. */
function edges([x, y]: Point, radius: number): string {
  return repeat(3, (one) => {
    const [cornerX, cornerY] = around([x, y], radius * 0.8, one / 3 + ((x + y) % 20) / 60);
    return d`M${x} ${y}L${cornerX} ${Math.min(cornerY, FLOOR)}`;
  }).join('');
}

/** Rows of lumps from the top to the floor, so that lower lumps lie in front. */
function heap(size: number, height: number, random: SeededRandom): Heap {
  const rows = 6;
  const half = random.vary(108, 0.05);
  const centers = repeat(rows, (row) => {
    const width = (half - size * 0.4) * ((row + 0.6) / rows);
    const count = row === 0 ? 1 : 1 + row * 2;
    const y = FLOOR - height + size / 2 + (row * (height - size * 0.7)) / (rows - 1);
    return repeat(count, (index): Point => {
      const at = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      return [160 + at * width + random.vary(2, 1) - 2, y + random.vary(3, 1) - 3];
    });
  }).flat();
  return { centers, half };
}

/** Heap of ore. */
export function draw(random: SeededRandom): Scene {
  const size = random.vary(24, 0.06);
  const height = random.vary(118, 0.12);
  const { centers, half } = heap(size, height, random);
  const marked = Math.floor(centers.length * 0.4);
  const at = centers[marked] ?? [160, 140];
  const radius = size * 0.64;
  return {
    shapes: [
      bare(
        'f4',
        d`M${160 - half} ${FLOOR}L${160 - size * 0.3} ${FLOOR - height + size * 0.4}h${size * 0.6}L${160 + half} ${FLOOR}Z`,
      ),
      centers.map((center, index) => path(TONES[(index * 7) % 4] ?? 'f2', lump(center, radius, random))),
      path('fa', lump(at, radius * 1.12, random)),
      thin(centers.map((center) => edges(center, radius))),
      path('f3', d`M42 ${FLOOR}l2 -6 6 -2 4 4 -1 4ZM268 ${FLOOR}l1 -5 5 -2 4 4 -1 3Z`),
      path('fn', d`M40 ${FLOOR}H280`),
    ],
    span: { axis: 'x', from: at[0] - radius, to: at[0] + radius },
    focus: at,
    mirrored: random.side(),
  };
}
